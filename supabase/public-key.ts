/**
 * The public (anonymous-role) key of this site's own backend: the default of `VITE_SUPABASE_ANON_KEY`.
 *
 * The key may be committed, because it is public by design, like every publishable key of Supabase: the site's JavaScript
 * contains it, and it allows only the inserts that `supabase/migrations/` grants to the role `anon`. For hosted Supabase,
 * set `VITE_SUPABASE_ANON_KEY` instead.
 */
export const PUBLIC_KEY = "sb_publishable_SwEd42OS_9DwCDu0veqZKQ_6LkQoa0i";
