interface Window {
  /** A form sent before React had taken over the page; kept by the inline script of `DeferredScripts`. */
  __earlySubmit?: HTMLFormElement;
  /** Sends that form again, now that someone listens, and stops keeping. */
  __releaseEarlySubmit?: () => void;
}

interface ImportMetaEnv {
  /** Address of the Supabase interface; empty means this site's own server. */
  readonly VITE_SUPABASE_URL?: string;
  /** Public key of the anonymous role. */
  readonly VITE_SUPABASE_ANON_KEY?: string;
}
