/** A line of the doctor; `mend`: how to repair a fault. `note`: what to consider. */
export type Finding = { what: string; mend?: string; note?: string };

/** A finding from a condition. @param mend what to do if it does not hold */
export function finding(what: string, holds: boolean, mend: string): Finding {
  return holds ? { what } : { what, mend };
}

/** A GET that follows no redirect and gives up after ten seconds. */
export function get(url: string, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(url, { headers, redirect: "manual", signal: AbortSignal.timeout(10_000) });
}
