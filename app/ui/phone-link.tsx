import { site } from "virtual:site";
import { telAddress } from "../lib/tel-address";
import { SiteLink } from "./site-link";

/** The agency's first telephone number; pressed, it is called. */
export function PhoneLink({ className }: { className?: string | undefined }) {
  const [phone = ""] = site.contact.phones;
  return (
    <SiteLink to={telAddress(phone)} className={className}>
      {phone}
    </SiteLink>
  );
}
