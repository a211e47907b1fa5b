import { agencyFolder } from "../read/agency-folder.server.ts";
import { preparePictures } from "./prepare.server.ts";

await preparePictures(agencyFolder());
