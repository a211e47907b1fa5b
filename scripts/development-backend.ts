import type { Plugin } from "vite";
import type { createDevelopmentHandler } from "../server/development.ts";

/** Answers the forms' requests in `npm run dev`, from the same database as under `npm start`. */
export function developmentBackend(): Plugin {
  return {
    name: "development-backend",
    configureServer(server) {
      let handle: ReturnType<typeof createDevelopmentHandler> | undefined;
      server.middlewares.use(async (request, response, next) => {
        if (!request.url?.startsWith("/rest/v1")) return next();
        const development = await import("../server/development.ts");
        handle ??= development.createDevelopmentHandler(process.cwd());
        if (!(await handle(request, response))) next();
      });
    },
  };
}
