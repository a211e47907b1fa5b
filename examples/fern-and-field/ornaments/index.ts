import type { Ornaments } from "../../../app/ornaments";
// A namespace, so that each page brings only the ornaments that it shows. The icons are in icons/, and theme.css takes
// the edge of leaves from leaf-edge/.
import * as ornaments from "./ornaments";

ornaments satisfies Ornaments;

export { ornaments };
