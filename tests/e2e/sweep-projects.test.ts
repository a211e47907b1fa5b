import { describe } from "vitest";
import { test } from "./site.ts";
import { ADDRESSES, checkPage, MOST } from "./sweep.ts";

// Half of all pages; a file of their own lets them run beside the others.
describe("every project's page", { timeout: MOST }, () => {
  test.for(ADDRESSES.filter((address) => address.startsWith("/portfolio/")))("%s", (address, { open }) =>
    checkPage(open, address),
  );
});
