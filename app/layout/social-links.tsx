import type { SiteFacts } from "../content/site-facts.server";
import { Icon, isIconName } from "../ui/icon";
import { SiteLink } from "../ui/site-link";

/** The agency's profiles; each opens in a new tab. */
export function SocialLinks({ links }: { links: SiteFacts["social"] }) {
  return (
    <ul className="social">
      {links.map(({ name, url, icon }) => (
        <li key={name}>
          <SiteLink to={url}>
            {isIconName(icon) && <Icon name={icon} />}
            {name}
            <span className="sr-only"> (opens in a new tab)</span>
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
