import { onTestFinished } from "vitest";
import { temporaryDirectory } from "../message-path/fixture-site.ts";

/** Creates a folder that is removed after the test. */
export function temporaryFolder(): string {
  const { directory, remove } = temporaryDirectory("unit");
  onTestFinished(remove);
  return directory;
}
