import type { Ornaments } from "../../../app/ornaments";
// A namespace, so that each page loads only the ornaments that it shows. The icons are in icons/. theme.css uses the
// edge of leaves in leaf-edge/.
import * as ornaments from "./ornaments";

ornaments satisfies Ornaments;

export { ornaments };
