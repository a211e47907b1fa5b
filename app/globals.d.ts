interface Window {
  /** Events before hydration, recorded by the inline script (layout/boot). */
  __early?: {
    /** Stops recording. Called before hydration, when React starts to receive clicks and pointer events. */
    stop: () => void;
    /** Replays the recorded events. Called after hydration. */
    replay: () => void;
  };
}

/** The agency's facts, read at build (scripts/agency-files.ts). */
declare module "virtual:site" {
  export const site: import("./content/site/site-facts.server").SiteFacts;
}

declare module "virtual:notFound" {
  export const notFound: ReturnType<typeof import("./content/site/site-facts.server").notFoundFacts>;
}

/** The agency's ornaments, if any (scripts/agency-files.ts). */
declare module "agency/ornaments" {
  export const ornaments: import("./ornaments").Ornaments;
}

/** The agency's icons or the default ones (scripts/agency-files.ts). */
declare module "agency/ornaments/icons" {
  export const Icon: (props: import("./lib/icons").IconProps) => import("react").ReactElement;
}

interface ImportMetaEnv {
  /** Whether the site has several languages. A site with one language leaves out the code for several. */
  readonly HAS_LANGUAGES?: boolean;
  /** URL prefix of the language of this build (lib/prefix.ts). */
  readonly PREFIX?: string;
  /** Address of the Supabase API. Empty if the site's own server stores messages. */
  readonly VITE_SUPABASE_URL?: string;
  /** Public key of the anonymous role. */
  readonly VITE_SUPABASE_ANON_KEY?: string;
}
