import type { IncomingMessage, ServerResponse } from "node:http";
import { parseTarget } from "../hosting/rules.ts";
import { plain } from "./answer-site.ts";
import type { Backend } from "./backend.ts";
import { within } from "./within.ts";

/** Time after which a database without a response counts as not ready, in ms. */
const TIME_LIMIT = 2_000;
/** Time for which a result is reused, in ms, so that frequent checks do not burden the database. */
const FRESH = 1_000;

/**
 * Answers `/healthz` (this process serves requests) and `/readyz` (the database answers and is migrated).
 * @param backend resolves once the migrations are applied
 * @returns a function that answers these two requests and returns undefined for any other
 */
export function createHealth(backend: Promise<Pick<Backend, "database">>) {
  let last: { at: number; ready: Promise<boolean> } | undefined;
  const isReady = () => {
    if (last === undefined || Date.now() - last.at > FRESH) last = { at: Date.now(), ready: ask(backend) };
    return last.ready;
  };
  const answer = async (address: string, response: ServerResponse): Promise<void> => {
    if (address === "/healthz" || (await isReady())) plain(response, 200, "ok\n");
    else plain(response, 503, "not ready\n", { "retry-after": "5" });
  };
  return (request: IncomingMessage, response: ServerResponse): Promise<void> | undefined => {
    const { address } = parseTarget(request.url ?? "");
    const isAsked = address === "/healthz" || address === "/readyz";
    return isAsked && /^(?:GET|HEAD)$/.test(request.method ?? "") ? answer(address, response) : undefined;
  };
}

async function ask(backend: Promise<Pick<Backend, "database">>): Promise<boolean> {
  const asking = backend.then(({ database }) => database.query("select 1")).then(() => true);
  // Don't log the error here: requests that need the database log it.
  return (await within(TIME_LIMIT, asking).catch(() => false)) === true;
}
