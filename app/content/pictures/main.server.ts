import { agencyFolder } from "../read/agency-folder.server.ts";
import { preparePictures } from "./prepare.server.ts";
import { tellProgress } from "./progress.server.ts";

/** Makes the pictures that the agency's files name, with progress shown. */
await preparePictures(agencyFolder(), tellProgress);
