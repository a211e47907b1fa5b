import { spawnSync } from "node:child_process";
import { expect, test, vi } from "vitest";
import config from "../../../vite.config.ts";

/** Runs `npm run build` with another BUILD_DIR. */
function build(folder: string) {
  const env = { ...process.env, BUILD_DIR: folder };
  return spawnSync(process.execPath, ["scripts/build.ts"], { env, encoding: "utf8" });
}

// Pages outside the project cannot import packages, and a build inside a source folder would empty that folder.
test.each(["/nowhere/client", "../client", "client", "tests/client", "build/pages", "build"])(
  "refuses to build in %s, and names the valid folders in one line",
  (place) => {
    const { status, stdout, stderr } = build(place);
    expect([status, stdout]).toEqual([1, ""]);
    expect(stderr).toBe(
      `BUILD_DIR must be a folder named 'client' below build/ or .cache/ of this project, not '${place}': build in build/client, and copy the folder 'build' to the server.\n`,
    );
  },
);

test("makes npm run dev listen on HOST and PORT", () => {
  // Ignore PORT and HOST in the developer's .env.
  vi.stubEnv("PORT", undefined);
  vi.stubEnv("HOST", undefined);
  const serverOf = () => config({ command: "serve", mode: "development" }).server;
  expect(serverOf()).toMatchObject({ port: 5173, host: "localhost" });
  vi.stubEnv("PORT", "4321");
  vi.stubEnv("HOST", "0.0.0.0");
  expect(serverOf()).toMatchObject({ port: 4321, host: "0.0.0.0" });
  vi.unstubAllEnvs();
});
