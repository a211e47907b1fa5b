import { site } from "virtual:site";
import { SiteLink } from "../ui/site-link";

/** The agency's first telephone number; pressed, it is called. */
export function PhoneLink({ className }: { className?: string | undefined }) {
  const [phone = ""] = site.contact.phones;
  return (
    <SiteLink to={`tel:${phone.replaceAll(" ", "")}`} className={className}>
      {phone}
    </SiteLink>
  );
}
