import { agencyFolder } from "../../../server/folders.ts";
import { preparePictures } from "./prepare.server.ts";

await preparePictures(agencyFolder());
