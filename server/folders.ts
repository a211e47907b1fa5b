type Environment = Readonly<Record<string, string | undefined>>;

/** Returns the agency's folder, relative to the project's root or absolute (AGENCY_DIR). */
export function agencyFolder({ AGENCY_DIR }: Environment = process.env): string {
  return AGENCY_DIR?.trim() || "agency";
}

/** Returns the folder of the built pages, relative to the project's root or absolute (BUILD_DIR). */
export function buildFolder({ BUILD_DIR }: Environment = process.env): string {
  return BUILD_DIR?.trim() || "build/client";
}
