import { expect, it } from "vitest";
import { NETWORKS, shareAddress } from "../../../app/lib/share-address.ts";

const URL_OF_POST = "https://agency.example/blog/what-a-figure-hides";
const TITLE = 'Lamps & "numbers" at 95%';

it("hands the address of the post to each network's own page", () => {
  const hosts = NETWORKS.map((network) => {
    const address = new URL(shareAddress(network, URL_OF_POST, TITLE));
    expect(address.protocol).toBe("https:");
    expect([...address.searchParams.values()]).toContain(URL_OF_POST);
    return address.hostname;
  });
  expect(hosts).toEqual(["twitter.com", "www.facebook.com", "www.linkedin.com"]);
});

it("gives the title to Twitter, whatever characters it holds", () => {
  expect(new URL(shareAddress("Twitter", URL_OF_POST, TITLE)).searchParams.get("text")).toBe(TITLE);
});
