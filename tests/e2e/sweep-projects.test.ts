import { describe } from "vitest";
import { test } from "./site.ts";
import { ADDRESSES, checkPage } from "./sweep.ts";

// Half of all pages; a file of their own lets them run beside the others.
describe("every project's page", () => {
  test.for(ADDRESSES.filter((address) => address.startsWith("/portfolio/")))("%s", (address, { open }) =>
    checkPage(open, address),
  );
});
