/** The path of a Chromium that starts; one is installed where there is none. */
export function ensureBrowser(): Promise<string>;
