import { onTestFinished } from "vitest";
import { temporaryDirectory } from "../message-path/fixture-site.ts";

/** A new folder, until the test has ended. */
export function temporaryFolder(): string {
  const { directory, remove } = temporaryDirectory("unit");
  onTestFinished(remove);
  return directory;
}
