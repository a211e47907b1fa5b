import type { Plugin } from "vite";
import type { developmentBackend as openBackend } from "../server/development.ts";

/** Answers the forms' requests in `npm run dev`, from the same database as under `npm start`. */
export function developmentBackend(): Plugin {
  return {
    name: "development-backend",
    configureServer(server) {
      let backend: ReturnType<typeof openBackend> | undefined;
      server.middlewares.use(async (request, response, next) => {
        if (!request.url?.startsWith("/rest/v1")) return next();
        const { developmentBackend: open } = await import("../server/development.ts");
        backend ??= open(process.cwd());
        if (!(await backend(request, response))) next();
      });
    },
  };
}
