import { expect, test, vi } from "vitest";
import config from "../../../vite.config.ts";

test("npm run dev listens where PORT and HOST say", () => {
  const serverOf = () => config({ command: "serve", mode: "development" }).server;
  expect(serverOf()).toMatchObject({ port: 5173, host: "localhost" });
  vi.stubEnv("PORT", "4321");
  vi.stubEnv("HOST", "0.0.0.0");
  expect(serverOf()).toMatchObject({ port: 4321, host: "0.0.0.0" });
});
