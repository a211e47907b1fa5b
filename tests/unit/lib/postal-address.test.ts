import { expect, test } from "vitest";
import { postalAddress } from "../../../app/lib/postal-address.ts";

test.each([
  ["en-GB", "Kiln 4, Majorna, Göteborg 414 57, Sweden"],
  ["sv-SE", "Kiln 4, Majorna, 414 57 Göteborg, Sweden"],
])("in %s an address reads %s", (locale, line) => {
  const address = {
    street: "Kiln 4",
    area: "Majorna",
    city: "Göteborg",
    postcode: "414 57",
    country: "Sweden",
  };
  expect(postalAddress(address, locale)).toBe(line);
});
