import { CallToAction } from "../../sections/call-to-action";
import { ArrowLink, ButtonLink } from "../../ui/button";
import type { BlogPage } from "./data.server";

/** The invitation below the posts; the agency may leave it out. */
export function Closing({ closing }: Pick<BlogPage, "closing">) {
  if (!closing) return null;
  return (
    <div data-dye={closing.dye}>
      <CallToAction headline={closing.headline} text={closing.text}>
        <ButtonLink to="/contact">Contact Us</ButtonLink>
        <ArrowLink to="/contact?type=quote">Request a Quote</ArrowLink>
      </CallToAction>
    </div>
  );
}
