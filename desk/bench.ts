import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { openSharedDatabase, readSettings } from "../server/public.ts";
import { readAgencyPages } from "./server/agency-pages.ts";
import { createEntries } from "./server/create-entries.ts";
import { countUnread, type Filter, listMessages, NO_FILTER } from "./server/list-messages.ts";
import { openMessage } from "./server/open-message.ts";
import { type Batch, createStore } from "./server/store.ts";

/** The largest accepted median time of a list, a search or an opened message, in ms. */
const LIMIT = 100;
const RUNS = 15;

/**
 * Returns SQL that inserts messages of about 60 words. Every 1,000th contains "ferry", every 20,000th "lighthouse".
 */
const insertMessages = (messages: number) => `
  alter table public.contact_messages disable trigger user;
  insert into public.contact_messages (created_at, name, email, message, spam_reason)
  select now() - n * interval '5 minutes',
    (array['Rashida', 'Tanvir', 'Mita', 'Jonas', 'Priya', 'নাসরিন'])[1 + n % 6] || ' ' || (array['Karim', 'Hasan', 'Sen', 'Weber'])[1 + n % 4],
    'sender' || n % 20000 || '@example.com',
    'We would like to talk about order ' || n || '. ' || repeat('The shop sells tea in three towns and needs a website in Bangla and English. ', 4)
      || case when n % 1000 = 0 then 'It is beside the ferry. ' else '' end
      || case when n % 20000 = 0 then 'Look for the lighthouse. ' else '' end
      || case when n % 6 = 5 then 'আমরা ঢাকায় একটি দোকান চালাই, ওয়েবসাইট লাগবে।' else '' end,
    case when n % 50 = 0 then 'speed' end
  from generate_series(1, ${messages}) n;
  alter table public.contact_messages enable trigger user`;

/**
 * Measures lists, searches and opened messages on the embedded database with this number of messages, and prints the
 * times. Returns whether every median is within the limit.
 */
export async function measureDesk(root: string, messages: number): Promise<boolean> {
  const { config, site } = readSettings(root);
  const dataDir = mkdtempSync(path.join(tmpdir(), "desk-bench-"));
  const database = await openSharedDatabase({ ...config, databaseUrl: undefined, dataDir }, false);
  await database.run({ do: "desk-tables" });
  const batch: Batch = (statements) => database.run({ do: "sql", statements });
  const store = createStore(batch);
  const pages = readAgencyPages(config.agencyDir, site);
  console.log(`Writing ${messages} messages …`);
  await batch([{ text: insertMessages(messages) }]);
  const started = performance.now();
  await createEntries(store, pages, true);
  console.log(`The desk created their entries in ${Math.round((performance.now() - started) / 1000)} s.`);
  await store.change({
    text: "update desk.entries set state = (array['answered', 'archived', 'archived', 'open'])[1 + message_id % 4] where message_id > 300 and state = 'new'",
    values: [],
  });
  await batch([{ text: "analyze" }]);

  const filter: Filter = { ...NO_FILTER, state: "inbox" };
  const options = { person: { id: "local" }, zone: site.timeZone };
  const list = (changes: Partial<Filter>, after?: string) =>
    listMessages(store, { ...filter, ...changes }, { ...options, after });
  const farCursor = (await list({ state: "all", to: "2026-03-01" })).next;
  const cases: [string, () => Promise<unknown>][] = [
    ["list: to do", () => list({})],
    ["list: all", () => list({ state: "all" })],
    ["list: new", () => list({ state: "new" })],
    ["list: spam", () => list({ state: "spam" })],
    ["list: page far down", () => list({ state: "all" }, farCursor)],
    ["list: one language", () => list({ state: "all", language: "bn" })],
    ["search: in all messages", () => list({ state: "all", search: "website" })],
    ["search: in 100 messages", () => list({ state: "all", search: "ferry" })],
    ["search: in 5 messages", () => list({ state: "all", search: "lighthouse" })],
    ["search: two words", () => list({ state: "all", search: "rashida ferr" })],
    ["search: start of a word", () => list({ state: "all", search: "li" })],
    ["search: e-mail address", () => list({ state: "all", search: "sender777@example.com" })],
    ["search: Bangla", () => list({ state: "inbox", search: "দোকান" })],
    ["search: no results", () => list({ state: "all", search: "submarine" })],
    [
      "open a message",
      () => openMessage(store, pages, { id: Math.ceil(messages / 2), personId: "local", months: 12 }),
    ],
    ["count new messages", () => countUnread(store)],
  ];
  let isWithinLimit = true;
  for (const [name, run] of cases) {
    const times: number[] = [];
    for (let time = 0; time < RUNS; time += 1) {
      const from = performance.now();
      await run();
      times.push(performance.now() - from);
    }
    times.sort((a, b) => a - b);
    const [median = 0, worst = 0] = [times[Math.floor(RUNS / 2)], times.at(-1)];
    isWithinLimit &&= median <= LIMIT;
    console.log(
      `${name.padEnd(26)}${median.toFixed(1).padStart(8)} ms   slowest ${worst.toFixed(1)} ms${median > LIMIT ? "   too slow" : ""}`,
    );
  }
  await database.close();
  rmSync(dataDir, { recursive: true, force: true });
  return isWithinLimit;
}
