import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import path from "node:path";
import { promisify } from "node:util";
import { type Finding, finding } from "./finding.ts";

const ROOT = path.resolve(import.meta.dirname, "../..");

/**
 * Checks that reading messages is refused and that a marked test message is accepted. If this machine has the database,
 * finds the message in it and deletes it.
 * @param backend origin of the REST interface. @param sends whether to send a message
 */
export async function checkMessages(backend: string, publicKey: string, sends: boolean): Promise<Finding[]> {
  const table = `${backend}/rest/v1/contact_messages`;
  const headers = { apikey: publicKey, "content-type": "application/json", prefer: "return=minimal" };
  const signal = AbortSignal.timeout(20_000);
  const reading = await fetch(`${table}?select=*&limit=1`, { headers, signal });
  const seen = await reading.text();
  const findings = [
    finding(
      `Reading messages is refused (${reading.status})`,
      reading.status >= 400 && reading.status < 500 && !seen.includes('"email"'),
      reading.status === 200
        ? "Apply supabase/migrations/ again: the anonymous role must only insert."
        : "The form's backend does not answer: start it, or pass /rest/v1 on to it.",
    ),
  ];
  if (!sends) return findings;
  const mark = `doctor-${randomBytes(8).toString("hex")}`;
  const message = `A test by npm run doctor (${mark}). It can be deleted.`;
  const body = JSON.stringify({ name: "Doctor (test)", email: `${mark}@doctor.invalid`, message });
  const { status } = await fetch(table, { method: "POST", headers, body, signal });
  const isAccepted = status === 201;
  const fix =
    "Visitors cannot send: see the server's log, the public key and /rest/v1 in the proxy's configuration.";
  findings.push(finding(`A message is accepted (${status})`, isAccepted, fix));
  return isAccepted ? [...findings, await remove(mark)] : findings;
}

/** Finds the test message with `npm run messages`, which uses the site's database, and deletes it. */
async function remove(mark: string): Promise<Finding> {
  const messages = async (...options: string[]) =>
    (await promisify(execFile)(process.execPath, ["server/messages.ts", ...options], { cwd: ROOT })).stdout;
  try {
    const rows = JSON.parse(await messages("--json", "--since", "1h", "--search", mark)) as { id: number }[];
    if (rows[0] === undefined) throw new Error("it is not in this machine's database");
    await messages("--delete", String(rows[0].id));
    return { what: "The test message is stored, and removed" };
  } catch {
    return {
      what: "The test message is stored in a database that this machine cannot read",
      note: `Delete it there: npm run messages -- --search ${mark}, then --delete with its number (${path.basename(ROOT)}'s database, or Supabase's table editor).`,
    };
  }
}
