/** A result line of the doctor. `mend`: how to fix a fault. `note`: a recommendation. */
export type Finding = { what: string; mend?: string; note?: string };

/** Returns a finding for a condition. @param mend how to fix it if the condition fails */
export function finding(what: string, holds: boolean, mend: string): Finding {
  return holds ? { what } : { what, mend };
}

/** Sends a GET that follows no redirect and times out after ten seconds. */
export function get(url: string, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(url, { headers, redirect: "manual", signal: AbortSignal.timeout(10_000) });
}
