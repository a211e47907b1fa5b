import type { MouseEvent } from "react";
import { NETWORKS, shareAddress } from "../../lib/share-address";
import { Icon } from "../../ui/icon";
import { SiteLink } from "../../ui/site-link";
import type { PostPage } from "./data.server";
import styles from "./share-links.module.css";

const ICONS = { Twitter: "twitter", Facebook: "facebook", LinkedIn: "linkedin" } as const;

const doNothing = (event: MouseEvent) => event.preventDefault();

/**
 * The three share links. They do nothing unless the switch `shareLinks` is live; without JavaScript an inert link
 * leads to where it stands.
 */
export function ShareLinks({ share, title }: { share: PostPage["share"]; title: string }) {
  return (
    <ul className={styles.root} id="share">
      {NETWORKS.map((network) => {
        const face = (
          <>
            <Icon name={ICONS[network]} />
            {network}
          </>
        );
        return (
          <li key={network}>
            {share.mode === "live" ? (
              <SiteLink to={shareAddress(network, share.url, title)} className="link-underline">
                {face}
              </SiteLink>
            ) : (
              // biome-ignore lint/a11y/useValidAnchor: the row stands as it will once the switch is on.
              <a href="#share" className="link-underline" onClick={doNothing}>
                {face}
              </a>
            )}
          </li>
        );
      })}
    </ul>
  );
}
