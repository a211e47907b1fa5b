export { PressedFlower as sectionDivider } from "./pressed-flower/pressed-flower";
export { loadThanks as thanks } from "./thanks/load-thanks";
