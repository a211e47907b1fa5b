import { test } from "./site.ts";
import { ADDRESSES, checkPage, isAlias, MOST } from "./sweep.ts";

// Half of all pages; a file of their own lets them run beside the others.
test.describe("every project's page", () => {
  test.describe.configure({ timeout: MOST });
  for (const address of ADDRESSES.filter((address) => address.startsWith("/portfolio/") && !isAlias(address)))
    test(`${address}`, ({ visit }) => checkPage(visit, address));
});
