import { site } from "virtual:site";
import { postalAddress } from "../lib/postal-address";

/** The sender and the page's address, at the end of pages that are printed without the footer. */
export function Imprint({ pathname }: { pathname: string }) {
  const { email, phones, address } = site.contact;
  return (
    <div className="print-only" data-imprint>
      <p className="display">{site.name}</p>
      <address>
        {postalAddress(address, site.locale)}
        <br />
        {[...phones, email].join(" · ")}
      </address>
      {/* The page for unknown addresses is built without the visitor's address. */}
      <p suppressHydrationWarning>{site.url + pathname.replace(/\/$/, "")}</p>
    </div>
  );
}
