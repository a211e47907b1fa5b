import type { SiteFacts } from "../content/site/site-facts.server";
import { SiteLink } from "../ui/site-link";
import styles from "./link-groups.module.css";

type Links = SiteFacts["footer"]["links"];

export function LinkGroups({ groups }: { groups: { title: string; links: Links }[] }) {
  return groups.map(({ title, links }) => (
    <div key={title} className={styles.group}>
      <h2 className="font-bold">{title}</h2>
      <LinkList links={links} />
    </div>
  ));
}

export function LinkList({ links }: { links: Links }) {
  return (
    <ul>
      {links.map(({ name, path }) => (
        <li key={path}>
          <SiteLink to={path} className="hover-underline">
            {name}
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
