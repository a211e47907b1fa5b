/** An icon of the agency's set or the default one; decorative, so its control needs a text label. */
export { Icon } from "agency/ornaments/icons";
