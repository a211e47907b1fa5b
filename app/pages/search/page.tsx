import { site } from "virtual:site";
import { type FormEvent, useEffect, useState } from "react";
import { useHref, useLocation, useNavigate } from "react-router";
import { getContent } from "../../content/content.server";
import { PATHS, resultsPath } from "../../paths.ts";
import { pageMeta } from "../../seo/page-meta";
import { Button } from "../../ui/button";
import { FitHeading } from "../../ui/fit-heading";
import { SiteLink } from "../../ui/site-link";
import { useHydrated } from "../../ui/use-hydrated";
import type { Route } from "./+types/page";
import { searchPage } from "./data.server";
import styles from "./page.module.css";

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.meta);

export const loader = () => searchPage(getContent());

type Code = typeof import("../../search/answer");
const loadAnswer = () => import("../../search/answer");

/** The results of the query in the URL. The prerendered page has no query. */
export default function SearchPage({ loaderData }: Route.ComponentProps) {
  const { headline, lead, services, withoutScripts } = loaderData;
  const facts = site.search;
  const { search } = useLocation();
  const isHydrated = useHydrated();
  const query = isHydrated ? (new URLSearchParams(search).get("q") ?? "").trim() : "";
  const [code, setCode] = useState<Code | "failed">();
  const navigate = useNavigate();
  useEffect(() => {
    if (query !== "") loadAnswer().then(setCode, () => setCode("failed"));
  }, [query]);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get("q"));
    void navigate(`?${new URLSearchParams({ q: typed })}`, { state: { keepsPlace: true } });
  };
  const elsewhere = <Words {...services} />;
  return (
    <>
      <section className={styles.head}>
        <FitHeading headline={headline} />
        <p className="text-lead">{lead}</p>
        <search>
          <form action={useHref(PATHS.search)} className={styles.form} onSubmit={submit}>
            <label htmlFor="search-words">{facts.label}</label>
            <input
              key={query}
              id="search-words"
              type="search"
              name="q"
              autoComplete="off"
              enterKeyHint="search"
              maxLength={120}
              defaultValue={query}
              placeholder={facts.placeholder}
            />
            <Button type="submit" icon="search">
              {facts.name}
            </Button>
          </form>
        </search>
      </section>
      <p className={`${styles.note} ${styles.still} font-bold`}>{withoutScripts}</p>
      {query !== "" && code === "failed" && <p className={`${styles.note} font-bold`}>{facts.failed}</p>}
      {query === "" && elsewhere}
      {query !== "" && typeof code === "object" && (
        <code.Answer facts={facts} query={query}>
          {elsewhere}
        </code.Answer>
      )}
    </>
  );
}

/** Suggested search terms, by service. */
function Words({ title, rows }: Route.ComponentProps["loaderData"]["services"]) {
  return (
    <section className={styles.text}>
      <h2 className="display text-h2">{title}</h2>
      <ul className={`${styles.services} wrap`}>
        {rows.map(({ name, path, accent, words }) => (
          <li key={path} data-accent={accent}>
            <SiteLink className="row touch font-bold hover-underline" to={path}>
              {name}
            </SiteLink>
            <ul data-scripted className={`${styles.list} wrap display display-narrow`}>
              {words.map((word) => (
                <li key={word}>
                  <SiteLink to={resultsPath(word)} className="row touch">
                    {word}
                  </SiteLink>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}
