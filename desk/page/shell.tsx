import { useEffect, useState } from "react";
import { Link, NavLink, Outlet, useLocation } from "react-router";
import { callApi } from "./api";
import { saveCopies } from "./inbox/use-draft";
import { useMe } from "./me";
import styles from "./shell.module.css";
import { useLiveUpdates } from "./use-live-updates";
import { problemText, useWords, WordsContext, wordsFor } from "./words/words";

/** Shows the menu around every page, in the person's language. */
export function Shell() {
  const me = useMe();
  const language = me.person.language || me.site.language;
  const words = wordsFor(language);
  useEffect(() => {
    document.documentElement.lang = words.locale;
    document.documentElement.dir = words.dir;
  }, [words]);
  return (
    <WordsContext value={words}>
      <Frame />
    </WordsContext>
  );
}

function Frame() {
  const me = useMe();
  const words = useWords();
  const { unread, isLost } = useLiveUpdates(me.unread, me.person.id);
  const { pathname } = useLocation();
  const isInbox = pathname === "/" || pathname.startsWith("/m/");
  const shown = unread > 999 ? "999+" : unread;
  const [isOpen, setIsOpen] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: navigation closes the menu
  useEffect(() => setIsOpen(false), [pathname]);
  const problem = useUnhandledProblem();
  const isTeam = me.mode === "team";
  const links: [string, string][] = [
    ["/newsletter", words.nav.newsletter],
    ["/templates", words.nav.templates],
    ["/site", words.nav.site],
    ...(isTeam ? [["/people", words.nav.people] as [string, string]] : []),
    ...(me.person.role === "owner" ? [["/log", words.nav.log] as [string, string]] : []),
    ["/you", words.nav.you],
  ];
  const signOut = async () => {
    await saveCopies(me.person.id);
    await callApi(isTeam ? "/auth/sign-out" : "/leave", "POST").catch(() => {});
    location.replace("/");
  };
  return (
    <div className={styles.frame}>
      <title>{`${unread > 0 ? `(${shown}) ` : ""}${words.nav.label} · ${me.site.name}`}</title>
      <a className={styles.skip} href="#main">
        {words.skip}
      </a>
      <header className={styles.rail}>
        <p className={styles.name}>{me.site.name}</p>
        <button
          type="button"
          className={styles.menu}
          aria-expanded={isOpen}
          aria-controls="menu"
          onClick={() => setIsOpen(!isOpen)}
        >
          {words.menu}
          {unread > 0 && <span className={styles.unread}>{shown}</span>}
        </button>
        <nav id="menu" aria-label={words.nav.label} data-open={isOpen || undefined} className={styles.nav}>
          <ul>
            <li>
              <Link to="/" className={styles.navLink} aria-current={isInbox ? "page" : undefined}>
                {words.nav.inbox}
                {unread > 0 && <span className={styles.unread}>{shown}</span>}
              </Link>
            </li>
            {links.map(([to, name]) => (
              <li key={to}>
                <NavLink to={to} className={styles.navLink ?? ""}>
                  {name}
                </NavLink>
              </li>
            ))}
          </ul>
          <button type="button" className={styles.leave} onClick={signOut}>
            {words.nav.leave}
          </button>
        </nav>
      </header>
      <main id="main" className={styles.main} tabIndex={-1}>
        {(isLost || problem) && (
          <p className={styles.lost} role="status">
            {isLost ? words.problem.lost : problem}
          </p>
        )}
        {me.unsent.length > 0 && (
          <p className={styles.unsent} role="status">
            {words.answer.notSent}{" "}
            {me.unsent.map(({ id, name }) => (
              <Link key={id} to={`/m/${id}`} className="link">
                {name}
              </Link>
            ))}
          </p>
        )}
        <Outlet />
      </main>
    </div>
  );
}

/** Returns the text of an error that nothing else on the page shows. The next click clears it. */
function useUnhandledProblem(): string {
  const words = useWords();
  const [problem, setProblem] = useState("");
  useEffect(() => {
    const show = ({ reason }: PromiseRejectionEvent) => setProblem(problemText(words, reason));
    const clear = () => setProblem("");
    addEventListener("unhandledrejection", show);
    addEventListener("click", clear);
    return () => {
      removeEventListener("unhandledrejection", show);
      removeEventListener("click", clear);
    };
  }, [words]);
  return problem;
}
