import path from "node:path";
import { parseArgs } from "node:util";
import { serve } from "@hono/node-server";
import { failStart, openSharedDatabase, readSettings, StartError } from "../../server/public.ts";
import { readAgencyPages } from "./agency-pages.ts";
import { createApp } from "./app.ts";
import { readDeskConfig, sharesLimit } from "./config.ts";
import { readBuiltFiles } from "./files.ts";
import { createLocalSignIn, ensureLocalPerson } from "./local-sign-in.ts";
import { createMailer } from "./mail.ts";
import { startOutbox } from "./outbox.ts";
import { createRequestTracker } from "./request-tracker.ts";
import { type Batch, createStore, logged, TERMINAL } from "./store.ts";
import { syncHosted } from "./sync-hosted.ts";
import { createTeamSignIn } from "./team-sign-in.ts";
import { watchMessages } from "./watch-messages.ts";

const HELP = `npm run desk: starts the inbox where you read and answer visitors' messages. The site may run at the same time.

  npm run desk                          on this machine: prints a link that works once
  DESK_URL=https://desk.example.com npm run desk
                                        for a team, behind a proxy, with sign-in
  npm run desk -- --link ADDRESS        prints a link for a member of the team, if no e-mail arrives

See docs/desk.md.`;

/** Serves the desk until it is stopped. */
async function main(root: string): Promise<void> {
  const { values } = parseArgs({ options: { help: { type: "boolean" }, link: { type: "string" } } });
  if (values.help) return console.log(HELP);
  const { config, site } = readSettings(root);
  const desk = readDeskConfig(process.env, config);
  const database = await openSharedDatabase(config, site.storesOptionalFields);
  await database.run({ do: "desk-tables" });
  const batch: Batch = (statements) => database.run({ do: "sql", statements });
  const store = createStore(batch);
  await ensureLocalPerson(store, site.name);
  const mailer = createMailer(config, site);
  const team =
    desk.mode === "team"
      ? createTeamSignIn({ batch, store, mailer, origin: desk.origin, secret: desk.secret, site })
      : undefined;
  if (values.link !== undefined) {
    if (!team) throw new StartError("--link needs a team: set DESK_URL.");
    const known = await team.find(values.link.trim());
    if (!known) throw new StartError(`No member of the team has the address '${values.link}'.`);
    await store.change(logged(TERMINAL, "link", known.email));
    console.log(team.link(await team.invitation(known.email)));
    return database.close();
  }
  const local = desk.mode === "local" ? createLocalSignIn(store, desk.port) : undefined;
  const pages = readAgencyPages(config.agencyDir, site);
  const hosted = desk.hosted && syncHosted(store, desk.hosted, () => watch.wake());
  const watch = watchMessages(store, pages, hosted?.remove);
  const outbox = startOutbox({ store, mailer, site }, () => watch.wake());
  const files = readBuiltFiles(path.join(root, "desk/build"));
  const origins = local ? [desk.origin, `http://localhost:${desk.port}`] : [desk.origin];
  watch.wake();
  const requests = createRequestTracker();
  const app = createApp(
    { config, deskConfig: desk, site, pages, store, mailer, outbox, watch, files, local, team, requests },
    origins,
  );
  const handle: typeof app.fetch = (...request) => requests.track(Promise.resolve(app.fetch(...request)));
  const server = serve({ fetch: handle, port: desk.port, hostname: desk.host });
  server.once("error", (error: NodeJS.ErrnoException) => {
    failStart(
      error.code === "EADDRINUSE"
        ? new StartError(`Port ${desk.port} is in use: stop the other desk, or set DESK_PORT.`)
        : error,
    );
  });
  server.once("listening", async () => {
    console.log(`The desk of ${site.name} is ready at ${desk.origin}`);
    if (sharesLimit(desk, config)) {
      console.log(
        "TRUST_PROXY is not set: everybody shares one sign-in limit, which a stranger can use up. Set TRUST_PROXY=1 if the proxy sends X-Forwarded-For (docs/behind-a-proxy.md).",
      );
    }
    if (local) {
      console.log(`Open this link, which works once:\n\n  ${desk.origin}/#key=${local.key.make()}\n`);
      if (process.stdin.isTTY) {
        console.log("Press Enter for another link.");
        process.stdin.on("data", () => console.log(`\n  ${desk.origin}/#key=${local.key.make()}\n`));
      }
    } else if (team && !(await team.hasPeople())) {
      console.log(
        `The team has no members yet. Open this link to become the first. It works once, for an hour:\n\n  ${desk.origin}/#first=${team.firstKey.make()}\n`,
      );
    }
  });
  let isStopping = false;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), 20_000).unref();
    server.close();
    if ("closeAllConnections" in server) server.closeAllConnections();
    await Promise.all([watch.stop(), outbox.stop(), hosted?.stop()]);
    // Wait for requests that are still querying the database.
    await requests.finished();
    await database.close();
    process.exit(0);
  };
  process.on("SIGINT", stop).on("SIGTERM", stop);
}

main(path.resolve(import.meta.dirname, "../..")).catch(failStart);
