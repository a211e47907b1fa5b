type Environment = Readonly<Record<string, string | undefined>>;

/** Returns the agency's folder (AGENCY_DIR), either absolute or relative to the project's root. */
export function agencyFolder({ AGENCY_DIR }: Environment = process.env): string {
  return AGENCY_DIR?.trim() || "agency";
}

/** Returns the folder of the built pages (BUILD_DIR), either absolute or relative to the project's root. */
export function buildFolder({ BUILD_DIR }: Environment = process.env): string {
  return BUILD_DIR?.trim() || "build/client";
}
