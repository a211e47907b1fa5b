import { loadEnv, type Plugin } from "vite";
import type { developmentBackend } from "../server/development.ts";
import { PUBLIC_KEY } from "../supabase/public-key.ts";

/**
 * Sets where the forms send messages: to this site's own server, unless the environment or `.env` names another. In
 * development, messages go to the database of `npm start`.
 */
export function messages(): Plugin {
  return {
    name: "messages",
    config(_, { mode }) {
      const given = loadEnv(mode, process.cwd(), "VITE_");
      process.env.VITE_SUPABASE_URL = given.VITE_SUPABASE_URL || "/";
      process.env.VITE_SUPABASE_ANON_KEY = given.VITE_SUPABASE_ANON_KEY || PUBLIC_KEY;
    },
    configureServer(server) {
      if (process.env.VITE_SUPABASE_URL !== "/") return;
      let backend: ReturnType<typeof developmentBackend> | undefined;
      server.middlewares.use(async (request, response, next) => {
        if (!request.url?.startsWith("/rest/v1")) return next();
        const { developmentBackend } = await import("../server/development.ts");
        backend ??= developmentBackend(process.cwd());
        if (!(await backend(request, response))) next();
      });
    },
  };
}
