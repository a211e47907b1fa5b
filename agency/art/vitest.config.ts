import { defineConfig } from "vitest/config";

/** The picture house's own tests: `npm --prefix agency/art test`, once it is installed. */
export default defineConfig({ test: { include: ["agency/art/tests/**/*.test.ts"] } });
