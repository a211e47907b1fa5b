/** Folder of the agency whose site is built, relative to the repository's root (or absolute). */
export function agencyFolder(): string {
  return process.env.AGENCY_DIR?.trim() || "agency";
}
