import type { IncomingMessage, ServerResponse } from "node:http";
import { answerRest, isRest } from "./answer-rest.ts";
import { type Backend, openBackend } from "./backend.ts";
import { openControl } from "./control.ts";
import { type DatabaseTask, runTask } from "./database-task.ts";
import { createRateLimit } from "./rate-limit.ts";
import { readSettings } from "./settings.ts";
import { errorText } from "./start-error.ts";

/**
 * Creates the backend of `npm run dev`: the same /rest/v1 and database as `npm start`, opened at the first request.
 * @param root absolute path of the project
 * @returns a handler that answers requests to /rest/v1 and returns false for other requests
 */
export function createDevelopmentHandler(root: string) {
  const { config, site } = readSettings(root);
  const rateLimit = createRateLimit(config.rateLimit);
  let opened: Promise<Backend> | undefined;
  const answer = async (task: DatabaseTask) => runTask((await (opened ?? open())).database, task);
  const open = async () => {
    if (config.databaseUrl === undefined) await openControl(config.dataDir, answer);
    return openBackend(config, site);
  };
  return async (request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    if (!isRest(request)) return false;
    try {
      opened ??= open();
      await opened;
      const { publicKey, trustProxy } = config;
      const { storesSubscribers } = site;
      await answerRest(request, response, {
        backend: opened,
        publicKey,
        rateLimit,
        storesSubscribers,
        trustProxy,
      });
    } catch (error) {
      opened = undefined; // so the next request tries again: a server that has the database now may have stopped
      console.error(errorText(error));
      response.writeHead(503, { "retry-after": "5" }).end();
    }
    return true;
  };
}
