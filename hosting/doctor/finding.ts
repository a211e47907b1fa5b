/** A result line of the doctor. `fix`: how to fix a fault. `note`: a recommendation. */
export type Finding = { what: string; fix?: string; note?: string };

/** Returns a finding for a condition. @param fix how to fix it if the condition fails */
export function finding(what: string, holds: boolean, fix: string): Finding {
  return holds ? { what } : { what, fix };
}

/** Sends a GET that follows no redirect and times out after ten seconds. */
export function get(url: string, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(url, { headers, redirect: "manual", signal: AbortSignal.timeout(10_000) });
}
