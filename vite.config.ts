import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin } from "vite";
import { PUBLIC_KEY } from "./supabase/public-key.ts";

// Where messages go: this site's own server by its public key, unless the environment names a hosted Supabase.
process.env.VITE_SUPABASE_URL ??= "/";
process.env.VITE_SUPABASE_ANON_KEY ??= PUBLIC_KEY;

/** Reloads the page in development when a file of `content/` changes: loaders read it again on every request. */
function reloadOnContent(): Plugin {
  return {
    name: "reload-on-content",
    configureServer(server) {
      server.watcher.add("content");
      server.watcher.on("all", (_event, file) => {
        if (file.includes("/content/") && !file.includes("/app/content/"))
          server.ws.send({ type: "full-reload" });
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

export default defineConfig({
  plugins: [tailwindcss(), cutSonnerStyles(), reactRouter(), reloadOnContent()],
  // Its dependencies are bundled in development as well, which would pass the plugin by.
  optimizeDeps: { exclude: ["sonner"] },
  build: {
    assetsInlineLimit: 0,
    target: "es2023",
    rolldownOptions: {
      output: {
        // Two files instead of ten for what every page needs: fewer requests, and they compress better together.
        codeSplitting: {
          groups: [
            {
              name: "react",
              test: /node_modules\/(?:react|react-dom|react-router|scheduler|cookie-es|@remix-run\/route-pattern)\//,
            },
            {
              name: "shell",
              test: /\/app\/(?:layout\/|seo\/page-meta|ui\/(?:button|icon|mark|site-link|today|toast|page-hero|fit-heading|page-skeleton)\.)/,
            },
          ],
        },
      },
    },
  },
});
