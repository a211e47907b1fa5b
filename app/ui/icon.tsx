/** One icon of the agency's set, or of the plain one; decorative, so its control needs words of its own. */
export { Icon } from "agency/ornaments/icons";
