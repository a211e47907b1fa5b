import { reactRouter } from "@react-router/dev/vite";
import { defineConfig, loadEnv, type Plugin } from "vite";
import { agencyFiles } from "./scripts/agency-files.ts";
import { fitDigits } from "./scripts/fit-digits.ts";
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

/**
 * Vite's loader asks for the style sheet of a module once: after a failure it takes the dead link, and its own
 * note of it, for a sheet that stands. Here both go, so that a section asked for again is styled. And it learns
 * what the page's first sheet holds (app/layout/first-sheet.server.ts). A new version of Vite that does it otherwise
 * stops the build.
 */
function loadStylesRight(): Plugin {
  return {
    name: "load-styles-right",
    apply: "build",
    transform(code, id) {
      if (!/vite\/preload-helper/.test(id)) return null;
      const again = code
        .replace(/seen\[href\] = void 0;(\s*throw err)/, "delete seen[href];$1")
        .replace(/if \(e\.type === "error"\) rej\(/, 'if (e.type === "error") link.remove(), rej(')
        .replace(
          /preloadedHrefs\.styles\.add\(link\.href\);/,
          '$& for (const held of link.dataset.sheets?.split(" ") ?? []) preloadedHrefs.styles.add(new URL(held, link.href).href);',
        );
      const done = ["delete seen", "link.remove()", "dataset.sheets"];
      if (done.some((word) => again.split(word).length !== 2))
        this.error("Vite no longer loads style sheets the way loadStylesRight expects");
      return { code: again, map: null };
    },
  };
}

/**
 * The router loads the page anew when a page's module cannot be fetched, which shows a visitor without connection
 * the browser's own error page. Here a page that throws the error stands in for it (an error thrown at once is
 * lost where the page's data did come), so that the site says it (app/layout/page-failure.tsx) and loads the page
 * anew once it can be reached. A router that does it otherwise stops the build.
 */
function keepPageWithoutModule(): Plugin {
  const reload = /console\.error\(`Error loading route module[\s\S]*?return new Promise\(\(\) => \{\}\);/;
  return {
    name: "keep-page-without-module",
    apply: "build",
    transform(code, id) {
      if (!/react-router\/dist\/production\/lib\/dom\/ssr\/routeModules\.js/.test(id)) return null;
      const kept = code.replace(reload, "return { default() { throw error; } };");
      if (kept === code) this.error("react-router no longer reloads the way keepPageWithoutModule expects");
      return { code: kept, map: null };
    },
  };
}

/** Where `npm run dev` listens: PORT and HOST as for `npm start`; another port is taken only if none was asked for. */
function developmentServer() {
  const { PORT, HOST } = process.env;
  return { port: Number(PORT || 5173), strictPort: Boolean(PORT), ...(HOST && { host: HOST }) };
}

export default defineConfig(({ mode, isPreview }) => {
  setBackend(mode);
  return {
    plugins: [
      agencyFiles(),
      fitDigits(),
      cutSonnerStyles(),
      loadStylesRight(),
      keepPageWithoutModule(),
      reactRouter(),
      messages(),
    ],
    css: { postcss: { plugins: [headerDye()] } },
    // Its dependencies are bundled in development as well, which would pass the plugin by.
    optimizeDeps: { exclude: ["sonner"] },
    // Pages are prerendered by a preview server, which would watch every file of the folder meanwhile.
    server: isPreview ? { watch: null } : developmentServer(),
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
          // Two files instead of ten for what every page needs: fewer requests, and they compress better together.
          codeSplitting: {
            groups: [
              // The same for sheets: one for what stands on most pages (it begins with the order of the layers), one
              // for the parts that show projects. A page's own parts follow its code; so does the head of most pages, which
              // home, cases and posts do not have and would wait for.
              {
                name: "site",
                test: /\/app\/(?:app|layout\/[\w-]+|ui\/(?!field|lazy-section|page-hero|rich-text|toaster)[\w-]+|sections\/call-to-action)\.css$/,
              },
              {
                name: "work",
                test: /\/app\/sections\/project-(?:card|grid)\.module\.css$/,
              },
              {
                name: "react",
                test: /node_modules\/(?:react|react-dom|react-router|scheduler|cookie-es|@remix-run\/route-pattern)\//,
              },
              {
                name: "shell",
                test: /\/app\/(?:root\.tsx$|sections\/call-to-action\.tsx|layout\/|lib\/(?:connection|fetched-ahead|icons|load-count|page-kind|postal-address|search-key|when-idle)|seo\/page-meta|ui\/(?:button|icon|local-name|open-dialog|site-link|today|toast|fit-heading|page-skeleton|picture|use-hydrated)\.)/,
              },
            ],
          },
        },
      },
    },
  };
});
