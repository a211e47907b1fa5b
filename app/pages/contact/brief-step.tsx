import type { ReactNode } from "react";
import input from "../../ui/input.module.css";
import styles from "./brief-step.module.css";

/** Marks the steps as one group, of which the browser keeps one open. */
const GROUP = "brief-step";

type Props = {
  number: number;
  title: string;
  /** What was answered, or the words for nothing. */
  answer: string;
  /** The words of the button to the next step; undefined for the last one. */
  next: string | undefined;
  children: ReactNode;
};

/** A step: a disclosure, so that every other one is a click away and none must be answered. */
export function BriefStep({ number, title, answer, next, children }: Props) {
  const openNext = (button: HTMLElement) => {
    const step = button.closest("details")?.nextElementSibling;
    if (!(step instanceof HTMLDetailsElement)) return;
    step.open = true;
    step.querySelector("summary")?.focus();
  };
  return (
    <details className={styles.step} name={GROUP} open={number === 1}>
      <summary>
        <span className={`${styles.number} display`} aria-hidden="true">
          {number}
        </span>
        <h4>{title}</h4>
        <span className={styles.answer}>{answer}</span>
      </summary>
      <fieldset className={styles.fields}>
        <legend className="sr-only">{title}</legend>
        {children}
      </fieldset>
      {next && (
        <button
          type="button"
          className="link-underline touch"
          onClick={(event) => openNext(event.currentTarget)}
        >
          {next}
        </button>
      )}
    </details>
  );
}

type Choice = { id: string; text: string };
type ManyProps = { list: Choice[]; chosen: string[]; onChange: (chosen: string[]) => void };

/** Any number of a list. */
export function ManyOf({ list, chosen, onChange }: ManyProps) {
  return (
    <div className={styles.choices}>
      {list.map(({ id, text }) => (
        <label key={id} className={styles.choice}>
          <input
            type="checkbox"
            checked={chosen.includes(id)}
            onChange={({ target }) =>
              // In the order of the list, whichever was chosen first.
              onChange(
                list
                  .map((one) => one.id)
                  .filter((one) => (one === id ? target.checked : chosen.includes(one))),
              )
            }
          />
          {text}
        </label>
      ))}
    </div>
  );
}

type OneProps = {
  name: string;
  list: Choice[];
  none: string;
  chosen: string;
  onChange: (id: string) => void;
};

/** One of a list, or none: a radio button cannot be taken back. */
export function OneOf({ name, list, none, chosen, onChange }: OneProps) {
  const known = list.some(({ id }) => id === chosen) ? chosen : "";
  return (
    <div className={styles.choices}>
      {[...list, { id: "", text: none }].map(({ id, text }) => (
        <label key={id} className={styles.choice}>
          <input type="radio" name={name} checked={known === id} onChange={() => onChange(id)} />
          {text}
        </label>
      ))}
    </div>
  );
}

type TextProps = {
  label: string;
  example?: string;
  value: string;
  most: number;
  onChange: (text: string) => void;
};

/** A short answer in the visitor's own words. */
export function OwnWords({ label, example, value, most, onChange }: TextProps) {
  return (
    <label>
      <span className={styles.label}>{label}</span>
      <input
        type="text"
        className={input.input}
        value={value}
        maxLength={most}
        placeholder={example}
        autoComplete="off"
        onChange={({ target }) => onChange(target.value)}
      />
    </label>
  );
}

/** Two short answers beside each other where there is room. */
export function Pair({ children }: { children: ReactNode }) {
  return <div className={styles.pair}>{children}</div>;
}
