import { runCommand } from "../server/command.ts";
import { errorText, StartError } from "../server/start-error.ts";
import { checkConnection } from "./doctor/check-connection.ts";
import { checkMessages } from "./doctor/check-messages.ts";
import { checkAnswers, checkPages } from "./doctor/check-pages.ts";
import type { Finding } from "./doctor/finding.ts";

const HELP = `Checks a deployment from outside and says what to fix.

  npm run doctor -- https://agency.example
  npm run doctor -- https://agency.example --no-message    sends no test message

Pages, headers, redirects, missing pages, compression, caching, the certificate, the sitemap's links, and
that a message is accepted while reading is refused. The test message is marked and removed again, if this
machine has the database (DATA_DIR or DATABASE_URL). Exits with code 1 if something needs mending.`;
const OPTIONS = { message: { type: "boolean" } } as const;

runCommand("doctor", HELP, OPTIONS, async ({ values, positionals }, { config }) => {
  const url = URL.parse(positionals[0] ?? "");
  if (url === null || !/^https?:$/.test(url.protocol) || positionals.length !== 1) {
    throw new StartError("Name the address of the site: npm run doctor -- https://agency.example");
  }
  const backend = config.backendOrigin ?? url.origin;
  const checks = [
    () => checkConnection(url),
    () => checkAnswers(url.origin),
    () => checkPages(url.origin),
    () => checkMessages(backend, config.publicKey, values.message !== false),
  ];
  let problems = 0;
  for (const check of checks) {
    const found = await check().catch((error): Finding[] => {
      const what = `${url.origin} did not answer (${errorText(error.cause ?? error)})`;
      return [{ what, fix: "Start the site, or correct the address." }];
    });
    for (const finding of found) console.log(line(finding));
    problems += found.filter(({ fix }) => fix !== undefined).length;
  }
  console.log(problems === 0 ? "\nAll is well." : `\n${problems} to fix.`);
  process.exitCode = problems === 0 ? 0 : 1;
});

function line({ what, fix, note }: Finding): string {
  if (fix !== undefined) return `✗ ${what}\n  ${fix}`;
  return note === undefined ? `✓ ${what}` : `! ${what}\n  ${note}`;
}
