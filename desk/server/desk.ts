import type { Config, SiteSettings } from "../../server/public.ts";
import type { AgencyPages } from "./agency-pages.ts";
import type { DeskConfig } from "./config.ts";
import type { BuiltFiles } from "./files.ts";
import type { createLocalSignIn } from "./local-sign-in.ts";
import type { Mailer } from "./mail.ts";
import type { startOutbox } from "./outbox.ts";
import type { RequestTracker } from "./request-tracker.ts";
import type { Store } from "./store.ts";
import type { TeamSignIn } from "./team-sign-in.ts";
import type { Watch } from "./watch-messages.ts";

/** The shared objects that the routes need. */
export type Desk = {
  config: Config;
  deskConfig: DeskConfig;
  site: SiteSettings;
  pages: AgencyPages;
  store: Store;
  mailer: Mailer | undefined;
  outbox: ReturnType<typeof startOutbox>;
  watch: Watch;
  files: BuiltFiles;
  /** Exactly one of these two sign-in methods is set. */
  local: ReturnType<typeof createLocalSignIn> | undefined;
  team: TeamSignIn | undefined;
  requests: RequestTracker;
};
