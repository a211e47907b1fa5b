import "./desk.css";
import { StrictMode, useEffect, useState } from "react";
import { createRoot } from "react-dom/client";
import { ApiError, callApi, isUnreachable, keyHeader, storeKey } from "./api";
import { signInByPasskey } from "./passkey";
import styles from "./sign-in.module.css";
import { readItem, storeItem } from "./storage";
import { wordsFor } from "./words/words";

const LANGUAGE = "desk-language";
/** Whether the desk runs without a team. Then the link in the terminal is the only way to sign in. */
const isLocal = document.documentElement.dataset.mode === "local";

/**
 * The values after `#` in the URL, such as `token=…`. The next line removes them from the URL, so that the history does
 * not keep them.
 */
const parameters = new URLSearchParams(location.hash.slice(1));
history.replaceState(null, "", location.pathname);

const enter = () => location.replace("/");

/** Signs people in with a passkey, with a link by e-mail, or with the link that opened this page. */
function SignIn() {
  const [language, setLanguage] = useState(readItem(LANGUAGE) ?? navigator.language);
  const words = wordsFor(language).signIn;
  const [status, setStatus] = useState<Status>();
  const [isUsed, setIsUsed] = useState(false);
  const token = isUsed ? null : parameters.get("token");
  const first = isUsed ? null : parameters.get("first");
  const key = parameters.get("key");
  const attempt = async (signIn: () => Promise<unknown>, failed: Status) => {
    setStatus(undefined);
    try {
      await signIn();
      enter();
    } catch (error) {
      const problem = statusOf(error, failed);
      setStatus(problem);
      if (problem === "used") setIsUsed(true);
    }
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    if (key) void attempt(() => openLocal(key), "usedLocal");
    // Browsers send no SameSite=Strict cookie when a link on another site opens the desk. Check here whether the
    // person is signed in.
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
        <FirstPerson
          words={words}
          onBegin={(person) =>
            attempt(() => callApi("/sign-in/first", "POST", { key: first, ...person }), "used")
          }
        />
      ) : key || isLocal ? (
        <p>{words.localHint}</p>
      ) : (
        <SignInMethods words={words} attempt={attempt} onStatus={setStatus} />
      )}
      <p role="status" className={styles.status}>
        {status && words[status]}
      </p>
      <button
        type="button"
        className="link"
        lang={other}
        onClick={() => {
          storeItem(LANGUAGE, other);
          setLanguage(other);
        }}
      >
        {other === "bn" ? "বাংলা" : "English"}
      </button>
    </main>
  );
}

/** Thrown if the browser blocks storage: the next page could not read the key. */
class StorageBlocked extends Error {}

async function openLocal(link: string): Promise<void> {
  const { key } = await callApi<{ key: string }>("/sign-in/local", "POST", { key: link });
  if (!storeKey(key)) throw new StorageBlocked();
}

/** Signs in with the token of a link. Waits for a click, because mail programs open links to check them. */
async function openLink(token: string): Promise<void> {
  const response = await fetch(`/auth/magic-link/verify?token=${encodeURIComponent(token)}`, {
    headers: keyHeader(),
    redirect: "manual",
  }).catch(() => {
    throw new ApiError(0, "");
  });
  if (!response.ok) throw new ApiError(response.status || 401, ""); // a redirect that is not followed has status 0
}

type SignInWords = ReturnType<typeof wordsFor>["signIn"];
/** The key of the last status text. The text itself depends on the language. */
type Status = "sent" | "storageBlocked" | "used" | "usedLocal" | "failed" | "slow" | "unreached";

function statusOf(error: unknown, failed: Status): Status {
  if (error instanceof StorageBlocked) return "storageBlocked";
  if (!(error instanceof ApiError)) return failed;
  if (error.status === 429) return "slow";
  if (error.status === 400) return "failed"; // the link is still valid
  return isUnreachable(error) ? "unreached" : failed;
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

function FirstPerson({
  words,
  onBegin,
}: {
  words: SignInWords;
  onBegin: (person: { name: string; email: string }) => void;
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

type SignInMethodsProps = {
  words: SignInWords;
  attempt: (signIn: () => Promise<unknown>, failed: Status) => Promise<void>;
  onStatus: (status: Status) => void;
};

function SignInMethods({ words, attempt, onStatus }: SignInMethodsProps) {
  const send = async (email: string) => {
    try {
      await callApi("/auth/sign-in/magic-link", "POST", { email });
      onStatus("sent");
    } catch (error) {
      onStatus(statusOf(error, "failed"));
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
