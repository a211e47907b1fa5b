import path from "node:path";
import { type ParseArgsOptionsConfig, parseArgs } from "node:util";
import type { Config } from "./config.ts";
import { readSettings } from "./settings.ts";
import type { SiteSettings } from "./site-settings.ts";
import { errorText, failStart, StartError } from "./start-error.ts";

/**
 * Runs a command of the agency: reads its options and the settings, or prints its help.
 * @param name name of the npm script, such as 'messages'
 * @param options options for parseArgs; --help is added
 */
export function runCommand<Options extends ParseArgsOptionsConfig>(
  name: string,
  help: string,
  options: Options,
  run: (
    given: ReturnType<typeof read<Options>>,
    settings: { config: Config; site: SiteSettings },
  ) => Promise<void>,
): void {
  const main = async () => {
    const given = read(name, options);
    if ((given.values as { help?: boolean }).help) return console.log(help);
    const root = path.resolve(import.meta.dirname, "..");
    await run(given, readSettings(root));
  };
  main().catch(failStart);
}

function read<Options extends ParseArgsOptionsConfig>(name: string, options: Options) {
  try {
    return parseArgs({
      options: { ...options, help: { type: "boolean" } },
      allowPositionals: true,
      allowNegative: true,
    });
  } catch (error) {
    throw new StartError(`${errorText(error)} See npm run ${name} -- --help.`);
  }
}
