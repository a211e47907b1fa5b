import type { Config, SiteSettings } from "../../server/public.ts";
import type { AgencyPages } from "./agency-pages.ts";
import type { DeskConfig } from "./config.ts";
import type { Watch } from "./events.ts";
import type { BuiltFiles } from "./files.ts";
import type { createLocalWay } from "./local-way.ts";
import type { Mailer } from "./mail.ts";
import type { startOutbox } from "./outbox.ts";
import type { Store } from "./store.ts";
import type { TeamWay } from "./team-way.ts";
import type { UnderWay } from "./under-way.ts";

/** Everything that routes need. */
export type Desk = {
  config: Config;
  desk: DeskConfig;
  site: SiteSettings;
  pages: AgencyPages;
  store: Store;
  mailer: Mailer | undefined;
  outbox: ReturnType<typeof startOutbox>;
  watch: Watch;
  files: BuiltFiles;
  /** Exactly one of the two sign-in methods is set. */
  local: ReturnType<typeof createLocalWay> | undefined;
  team: TeamWay | undefined;
  underWay: UnderWay;
};
