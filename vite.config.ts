import { reactRouter } from "@react-router/dev/vite";
import { defineConfig, loadEnv, type Plugin } from "vite";
import { agencyFiles } from "./scripts/agency-files.ts";
import { flattenLayers } from "./scripts/flatten-layers.ts";
import { headerDye } from "./scripts/header-dye.ts";
import type { developmentBackend } from "./server/development.ts";
import { PUBLIC_KEY } from "./supabase/public-key.ts";

/** Where messages go: to this site's own server by its public key, unless the environment or `.env` says otherwise. */
function setBackend(mode: string): void {
  const given = loadEnv(mode, process.cwd(), "VITE_");
  process.env.VITE_SUPABASE_URL = given.VITE_SUPABASE_URL || "/";
  process.env.VITE_SUPABASE_ANON_KEY = given.VITE_SUPABASE_ANON_KEY || PUBLIC_KEY;
}

/** The form works in development as it does in `npm start`; messages go to the same database. */
function messages(): Plugin {
  return {
    name: "messages",
    apply: "serve",
    configureServer(server) {
      if (process.env.VITE_SUPABASE_URL !== "/") return;
      let backend: ReturnType<typeof developmentBackend> | undefined;
      server.middlewares.use(async (request, response, next) => {
        if (!request.url?.startsWith("/rest/v1")) return next();
        const { developmentBackend } = await import("./server/development.ts");
        backend ??= developmentBackend(process.cwd());
        if (!(await backend(request, response))) next();
      });
    },
  };
}

/**
 * sonner writes its style sheet into the page at run time, which the security policy forbids; the same sheet
 * is imported as a file (app/ui/toaster.tsx), so the writing is cut out. A new version of sonner that does it
 * otherwise stops the build.
 */
function cutSonnerStyles(): Plugin {
  return {
    name: "cut-sonner-styles",
    transform(code, id) {
      if (!/sonner\/dist\/index\.mjs/.test(id)) return null;
      const cut = code.replace(/\w+\(`:where\(html\[dir="ltr"\]\)[^`]*`\)/, "0");
      if (cut === code) this.error("sonner no longer writes its styles the way cutSonnerStyles expects");
      return { code: cut, map: null };
    },
  };
}

export default defineConfig(({ mode, isPreview }) => {
  setBackend(mode);
  return {
    plugins: [agencyFiles(), cutSonnerStyles(), reactRouter(), messages()],
    css: { postcss: { plugins: [headerDye(), flattenLayers()] } },
    // Its dependencies are bundled in development as well, which would pass the plugin by.
    optimizeDeps: { exclude: ["sonner"] },
    // Pages are prerendered by a preview server, which would watch every file of the folder meanwhile.
    ...(isPreview ? { server: { watch: null } } : {}),
    build: {
      assetsInlineLimit: 0,
      target: "es2023",
      // The browsers that know light-dark(), which the colours need: nothing has to be written twice for others.
      cssTarget: ["chrome123", "edge123", "firefox121", "safari17.5"],
      rolldownOptions: {
        output: {
          // Nearly all of React and the router runs at once: compiled while it is fetched, not function by function
          // when each is first called, which took 15 ms of the main thread (60 on a slow phone).
          postBanner: ({ name }) => (name === "react" ? "//# allFunctionsCalledOnLoad" : ""),
          // Few files for what most pages share, code and styles alike. What only `app/root.tsx` imports stays out of
          // them: its sheet would come a second time with every part that is loaded later.
          codeSplitting: {
            groups: [
              {
                name: "react",
                test: /node_modules\/(?:react|react-dom|react-router|scheduler|cookie-es|@remix-run\/route-pattern)\//,
              },
              {
                name: "ui",
                test: /preload-helper|\/app\/(?:ui|lib|seo|sections\/(?:call-to-action|hero-picture))/,
                minShareCount: 3,
              },
              { name: "work", test: /\/app\/sections\/(?:project|work|job)/, minShareCount: 2 },
            ],
          },
        },
      },
    },
  };
});
