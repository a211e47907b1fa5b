/**
 * The public (anonymous-role) key of this site's own backend: the default of `VITE_SUPABASE_ANON_KEY`.
 *
 * It is public by design, like every publishable key of Supabase: it travels in the site's JavaScript and
 * opens nothing but the inserts that `supabase/migrations/` grants to the role `anon`. That is why it may be
 * committed. Whoever builds against hosted Supabase sets `VITE_SUPABASE_ANON_KEY` instead.
 */
export const PUBLIC_KEY = "sb_publishable_SwEd42OS_9DwCDu0veqZKQ_6LkQoa0i";
