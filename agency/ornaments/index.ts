import type { Ornaments } from "../../app/ornaments";
// Import as a namespace, so that each page loads only the ornaments that it shows.
import * as ornaments from "./ornaments";

ornaments satisfies Ornaments;

export { ornaments };
