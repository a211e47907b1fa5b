import { spawnSync } from "node:child_process";
import { expect, test, vi } from "vitest";
import config from "../../../vite.config.ts";

/** `npm run build` with another BUILD_DIR. */
function build(place: string) {
  const env = { ...process.env, BUILD_DIR: place };
  return spawnSync(process.execPath, ["scripts/build.ts"], { env, encoding: "utf8" });
}

// Outside, the pages do not find the packages; beside sources, the build would empty these.
test.each(["/nowhere/client", "../client", "client", "tests/client", "build/pages", "build"])(
  "nothing is built in %s, and one line says where it can be",
  (place) => {
    const { status, stdout, stderr } = build(place);
    expect([status, stdout]).toEqual([1, ""]);
    expect(stderr).toBe(
      `BUILD_DIR must be a folder named 'client' below build/ or .cache/ of this project, not '${place}': build in build/client, and copy the folder 'build' to the server.\n`,
    );
  },
);

test("npm run dev listens where PORT and HOST say", () => {
  // The developer's .env may set them.
  vi.stubEnv("PORT", undefined);
  vi.stubEnv("HOST", undefined);
  const serverOf = () => config({ command: "serve", mode: "development" }).server;
  expect(serverOf()).toMatchObject({ port: 5173, host: "localhost" });
  vi.stubEnv("PORT", "4321");
  vi.stubEnv("HOST", "0.0.0.0");
  expect(serverOf()).toMatchObject({ port: 4321, host: "0.0.0.0" });
  vi.unstubAllEnvs();
});
