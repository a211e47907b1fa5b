import { site } from "virtual:site";
import { ButtonLink } from "../ui/button";
import { MissingCloth } from "../ui/missing-cloth";
import { PageHero } from "../ui/page-hero";
import { Picture } from "../ui/picture";
import { MissingSearch } from "./missing-search";
import "./not-found.css";

/** Beside the words from 1024 px, where its height decides how large it is drawn; between them, twice as large, before that. */
const SIZES = "(width >= 1024px) 84vw, 150vw";

/** What an unknown address shows. */
export function NotFound() {
  const { dye, headline, text, note, home, picture } = site.notFound;
  const lead = (
    <>
      {text}
      {note && <small>{note}</small>}
    </>
  );
  const aside = picture ? <Picture picture={picture} sizes={SIZES} shape="fill" eager /> : <MissingCloth />;
  return (
    <div className="not-found" data-dye={dye}>
      <PageHero headline={headline} lead={lead} layout="split" aside={aside}>
        <ButtonLink to="/">{home}</ButtonLink>
        <MissingSearch facts={site.search} />
      </PageHero>
    </div>
  );
}
