import { agencyFolder } from "../read/agency-folder.server.ts";
import { preparePictures } from "./prepare.server.ts";
import { tellProgress } from "./progress.server.ts";

await preparePictures(agencyFolder(), tellProgress);
