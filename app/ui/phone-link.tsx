import { site } from "virtual:site";
import { telAddress } from "../lib/tel-address";
import { SiteLink } from "./site-link";

/** A link that calls the agency's first telephone number. */
export function PhoneLink({ className }: { className?: string | undefined }) {
  const [phone = ""] = site.contact.phones;
  return (
    <SiteLink to={telAddress(phone)} className={className} dir="ltr">
      {phone}
    </SiteLink>
  );
}
