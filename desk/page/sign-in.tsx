import "./desk.css";
import { StrictMode, useEffect, useState } from "react";
import { createRoot } from "react-dom/client";
import { ask, keepKey, keyHeader, Refused } from "./ask";
import { signInByPasskey } from "./passkey";
import styles from "./sign-in.module.css";
import { readStored, store } from "./storage";
import { wordsFor } from "./words/words";

const LANGUAGE = "desk-language";
/** On this machine there are no people: a link of the terminal is the only way in. */
const isLocal = document.documentElement.dataset.way === "local";

/** What the address brought along, such as `#token=…`; taken out of it at once. */
const given = new URLSearchParams(location.hash.slice(1));
history.replaceState(null, "", location.pathname);

const enter = () => location.replace("/");

/** Where strangers arrive: a passkey, a link by e-mail, or the link that they came by. */
function SignIn() {
  const [language, setLanguage] = useState(readStored(LANGUAGE) ?? navigator.language);
  const words = wordsFor(language).signIn;
  const [said, setSaid] = useState<Said>();
  const [isUsed, setIsUsed] = useState(false);
  const token = isUsed ? null : given.get("token");
  const first = isUsed ? null : given.get("first");
  const key = given.get("key");
  const attempt = async (way: () => Promise<unknown>, failed: Said) => {
    setSaid(undefined);
    try {
      await way();
      enter();
    } catch (error) {
      const problem = problemOf(error, failed);
      setSaid(problem);
      if (problem === "used") setIsUsed(true);
    }
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    if (key) void attempt(() => openLocal(key), "usedLocal");
    // Who is in already, and came from another site's link, is not known before this.
    else void fetch("/api/me", { headers: keyHeader() }).then(({ ok }) => ok && enter());
  }, []);
  const other = wordsFor(language) === wordsFor("bn") ? "en" : "bn";
  return (
    <main className={styles.page} lang={wordsFor(language).locale}>
      <h1 className={styles.title}>{words.title}</h1>
      <p className={styles.hint}>{words.hint}</p>
      {token ? (
        <OpenLink words={words} onOpen={() => attempt(() => openLink(token), "used")} />
      ) : first ? (
        <First
          words={words}
          onBegin={(who) => attempt(() => ask("/sign-in/first", "POST", { key: first, ...who }), "used")}
        />
      ) : key || isLocal ? (
        <p>{words.localHint}</p>
      ) : (
        <Ways words={words} attempt={attempt} say={setSaid} />
      )}
      <p role="status" className={styles.said}>
        {said && words[said]}
      </p>
      <button
        type="button"
        className="link"
        lang={other}
        onClick={() => {
          store(LANGUAGE, other);
          setLanguage(other);
        }}
      >
        {other === "bn" ? "বাংলা" : "English"}
      </button>
    </main>
  );
}

/** The browser forbids storage, without which the next page has no key. */
class Unstored extends Error {}

async function openLocal(link: string): Promise<void> {
  const { key } = await ask<{ key: string }>("/sign-in/local", "POST", { key: link });
  if (!keepKey(key)) throw new Unstored();
}

/** A link is used only when somebody asks for it: mail programs open links to look at them. */
async function openLink(token: string): Promise<void> {
  const answer = await fetch(`/auth/magic-link/verify?token=${encodeURIComponent(token)}`, {
    headers: keyHeader(),
    redirect: "manual",
  }).catch(() => {
    throw new Refused(0, "");
  });
  if (!answer.ok) throw new Refused(answer.status || 401, ""); // a redirection, which is not followed, has status 0
}

type SignInWords = ReturnType<typeof wordsFor>["signIn"];
/** What the page says last, by its name: the language may change. */
type Said = "sent" | "unstored" | "used" | "usedLocal" | "failed" | "slow" | "unreached";

function problemOf(error: unknown, failed: Said): Said {
  if (error instanceof Unstored) return "unstored";
  if (!(error instanceof Refused)) return failed;
  if (error.status === 429) return "slow";
  if (error.status === 400) return "failed"; // the link is as good as before
  return [0, 502, 503, 504].includes(error.status) ? "unreached" : failed;
}

function OpenLink({ words, onOpen }: { words: SignInWords; onOpen: () => void }) {
  return (
    <>
      <p>{words.openHint}</p>
      <button type="button" className="button" data-look="signal" onClick={onOpen}>
        {words.open}
      </button>
    </>
  );
}

function First({
  words,
  onBegin,
}: {
  words: SignInWords;
  onBegin: (who: { name: string; email: string }) => void;
}) {
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        const data = new FormData(event.currentTarget);
        onBegin({ name: String(data.get("name")), email: String(data.get("email")) });
      }}
    >
      <h2 className={styles.subtitle}>{words.first}</h2>
      <p>{words.firstHint}</p>
      <label className="field">
        <span>{words.name}</span>
        <input className="input" name="name" required maxLength={80} autoComplete="name" />
      </label>
      <label className="field">
        <span>{words.email}</span>
        <input className="input" name="email" type="email" required maxLength={254} autoComplete="email" />
      </label>
      <button type="submit" className="button" data-look="signal">
        {words.begin}
      </button>
    </form>
  );
}

type WaysProps = {
  words: SignInWords;
  attempt: (way: () => Promise<unknown>, failed: Said) => Promise<void>;
  say: (said: Said) => void;
};

function Ways({ words, attempt, say }: WaysProps) {
  const send = async (email: string) => {
    try {
      await ask("/auth/sign-in/magic-link", "POST", { email });
      say("sent");
    } catch (error) {
      say(problemOf(error, "failed"));
    }
  };
  return (
    <>
      <button
        type="button"
        className="button"
        data-look="signal"
        onClick={() => attempt(signInByPasskey, "failed")}
      >
        {words.passkey}
      </button>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          void send(String(new FormData(event.currentTarget).get("email")));
        }}
      >
        <p className={styles.hint}>{words.or}</p>
        <label className="field">
          <span>{words.email}</span>
          <input
            className="input"
            name="email"
            type="email"
            required
            maxLength={254}
            autoComplete="username webauthn"
          />
        </label>
        <button type="submit" className="button">
          {words.send}
        </button>
      </form>
    </>
  );
}

const root = document.getElementById("root");
if (!root) throw new Error("Root element not found");
createRoot(root).render(
  <StrictMode>
    <SignIn />
  </StrictMode>,
);
