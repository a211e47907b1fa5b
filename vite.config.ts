import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin } from "vite";

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

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), reloadOnContent()],
  build: { assetsInlineLimit: 0, target: "es2023" },
});
