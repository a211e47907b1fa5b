import { measurePages } from "./pages.ts";

await measurePages(process.argv.slice(2));
