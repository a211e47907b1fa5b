import { notFound } from "virtual:notFound";
import { site } from "virtual:site";
import { ornaments } from "agency/ornaments";
import type { ReactNode } from "react";
import { ButtonLink } from "../ui/button";
import { FitHeading } from "../ui/fit-heading";
import { MissingPattern } from "../ui/missing-pattern";
import { Picture } from "../ui/picture";
import { SiteLink } from "../ui/site-link";
import { MissingSearch } from "./missing-search";
import styles from "./not-found.module.css";

const Frame = ornaments.missingFrame ?? PlainFrame;

/** Picture `sizes`, wider than the box, because the box's height determines the picture's size. */
const SIZES = "(width >= 1024px) 84vw, 150vw";

export function NotFound() {
  const { accent, headline, text, note, home, picture } = notFound;
  return (
    <section className={styles.root} data-accent={accent}>
      <div className={styles.text}>
        <div className={styles.figures}>
          <FitHeading headline={headline} />
        </div>
        <p className={styles.lead}>
          {text}
          {note && <small>{note}</small>}
        </p>
        <div className={`${styles.links} wrap mt-2`}>
          <ButtonLink to="/">{home}</ButtonLink>
          <MissingSearch />
          <div className={`${styles.pages} wrap`}>
            {site.navigation.map(({ name, path }) => (
              <SiteLink key={path} to={path} className="row touch link-underline">
                {name}
              </SiteLink>
            ))}
          </div>
        </div>
      </div>
      <Frame>
        {picture ? <Picture picture={picture} sizes={SIZES} shape="fill" eager /> : <MissingPattern />}
      </Frame>
    </section>
  );
}

function PlainFrame({ children }: { children: ReactNode }) {
  return <div className={styles.picture}>{children}</div>;
}
