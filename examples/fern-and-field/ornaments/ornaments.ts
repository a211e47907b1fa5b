export { PressedFlower as sectionDivider } from "./pressed-flower/pressed-flower";
