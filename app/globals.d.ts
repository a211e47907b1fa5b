interface Window {
  /** What the visitor did before hydration, recorded by the inline script (layout/starter). */
  __early?: {
    /** Called before hydration, from when on React hears clicks and the pointer. */
    stop: () => void;
    /** Called after hydration: repeats what was recorded. */
    replay: () => void;
  };
}

/** The agency's facts, read when the site is built (scripts/agency-files.ts). */
declare module "virtual:site" {
  export const site: import("./content/read/site-facts.server").SiteFacts;
}

declare module "virtual:notFound" {
  export const notFound: ReturnType<typeof import("./content/read/site-facts.server").notFoundFacts>;
}

/** The agency's own drawings, or none (scripts/agency-files.ts). */
declare module "agency/ornaments" {
  export const ornaments: import("./ornaments").Ornaments;
}

/** The agency's icons, or the plain ones (scripts/agency-files.ts). */
declare module "agency/ornaments/icons" {
  export const Icon: (props: import("./lib/icons").IconProps) => import("react").ReactElement;
}

interface ImportMetaEnv {
  /** Whether the site has several languages: code for that alone is left out of others. */
  readonly HAS_LANGUAGES?: boolean;
  /** See lib/prefix.ts. */
  readonly PREFIX?: string;
  /** Address of the Supabase interface; empty means this site's own server. */
  readonly VITE_SUPABASE_URL?: string;
  /** Public key of the anonymous role. */
  readonly VITE_SUPABASE_ANON_KEY?: string;
}
