import type { Ornaments } from "../../../app/ornaments";
import { PressedFlower } from "./pressed-flower/pressed-flower";

/** What this studio draws itself. Its icons stand in icons/, the edge of leaves in leaf-edge/ (theme.css takes it). */
export const ornaments: Ornaments = { sectionDivider: PressedFlower };
