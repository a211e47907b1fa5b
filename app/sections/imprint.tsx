import { useRouteLoaderData } from "react-router";
import type { SiteFacts } from "../content/read/site-facts.server";
import { postalAddress } from "../lib/postal-address";

/**
 * Who sent it, at the end of a printed page; no screen shows it.
 * @param page absolute address of the page; null for one that has none.
 */
export function Imprint({ page }: { page: string | null }) {
  const site = useRouteLoaderData<SiteFacts>("root");
  if (!site) return null;
  const { email, phones, address } = site.contact;
  return (
    <div className="imprint">
      <p className="imprint-name display">{site.name}</p>
      <address>
        {postalAddress(address)}
        <br />
        {[...phones, email].join(" · ")}
      </address>
      {page && <p>{page}</p>}
    </div>
  );
}
