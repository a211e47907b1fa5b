import { site } from "virtual:site";
import { type MouseEvent, useId } from "react";
import { BRIEF_LIMITS, type Brief, type BriefAnswer } from "../../lib/brief";
import { numberText } from "../../lib/count-text";
import field from "../../ui/field.module.css";
import input from "../../ui/input.module.css";
import styles from "./brief-steps.module.css";
import type { ContactPageData } from "./data.server";

type Props = {
  texts: NonNullable<ContactPageData["texts"]["brief"]>;
  /** Service titles by id, in the agency's order. */
  services: Record<string, string>;
  brief: Brief;
  onChange: (part: Partial<Brief>) => void;
  /** The visitor's answers, each with its label in the message. */
  lines: BriefAnswer[];
};

/** The brief's optional questions. Each is a disclosure; one is open at a time. The message has the same order. */
export function BriefSteps({ texts, services, brief, onChange, lines }: Props) {
  const { change, fixed, hour } = texts;
  const offered = Object.entries(services).map(([id, text]) => ({ id, text }));
  const textField = (name: keyof typeof BRIEF_LIMITS, label: string, example?: string) => (
    <label>
      <span className={`${field.head} font-bold`}>{label}</span>
      <input
        type="text"
        className={input.input}
        value={brief[name]}
        maxLength={BRIEF_LIMITS[name]}
        placeholder={example}
        autoComplete="off"
        onChange={({ target }) => onChange({ [name]: target.value })}
      />
    </label>
  );
  const steps = [
    {
      title: texts.services.title,
      labels: [texts.services.label],
      fields: (
        <AnyOf list={offered} chosen={brief.services} onChange={(services) => onChange({ services })} />
      ),
    },
    {
      title: change.title,
      labels: [change.what.label, change.now.label, change.goal.label],
      fields: (
        <>
          {textField("change", change.what.label, change.what.example)}
          <div className={styles.pair}>
            {textField("now", change.now.label, change.now.example)}
            {textField("goal", change.goal.label, change.goal.example)}
          </div>
        </>
      ),
    },
    {
      title: fixed.title,
      labels: [fixed.label],
      fields: (
        <>
          <AnyOf list={fixed.list} chosen={brief.fixed} onChange={(fixed) => onChange({ fixed })} />
          {textField("other", fixed.other)}
        </>
      ),
    },
    ...(["budget", "timeline"] as const).map((name) => ({
      title: texts[name].title,
      labels: [texts[name].label],
      fields: <OneOf {...texts[name]} chosen={brief[name]} onChange={(id) => onChange({ [name]: id })} />,
    })),
    ...(hour
      ? [{ title: hour.title, labels: [hour.label], fields: textField("hour", hour.ask, hour.example) }]
      : []),
  ].slice(offered.length > 0 ? 0 : 1);
  return (
    <div>
      {steps.map(({ title, labels, fields }, index) => (
        <details key={title} className={styles.step} name="brief-step" open={index === 0}>
          <summary>
            <span className={`${styles.number} display`} aria-hidden="true">
              {numberText(index + 1, site)}
            </span>
            <h4>{title}</h4>
            <span className={`${styles.answer} text-soft`}>
              {lines
                .filter(({ label }) => labels.includes(label))
                .map(({ answer }) => answer)
                .join(" · ") || texts.empty}
            </span>
          </summary>
          <fieldset className={styles.fields}>
            <legend className="sr-only">{title}</legend>
            {fields}
          </fieldset>
          {index < steps.length - 1 && (
            <button type="button" className="link-underline touch" onClick={openNext}>
              {texts.next}
            </button>
          )}
        </details>
      ))}
    </div>
  );
}

function openNext({ currentTarget }: MouseEvent) {
  const next = currentTarget.closest("details")?.nextElementSibling;
  if (!(next instanceof HTMLDetailsElement)) return;
  next.open = true;
  next.querySelector("summary")?.focus();
}

type Choice = { id: string; text: string };
type AnyOfProps = { list: Choice[]; chosen: string[]; onChange: (ids: string[]) => void };

function AnyOf({ list, chosen, onChange }: AnyOfProps) {
  // Keep the order of the list, whichever option was chosen first.
  const choose = (changed: string, isChosen: boolean) =>
    onChange(list.map(({ id }) => id).filter((id) => (id === changed ? isChosen : chosen.includes(id))));
  return (
    <div className={styles.choices}>
      {list.map(({ id, text }) => (
        <label key={id} className={styles.choice} data-ring>
          <input
            type="checkbox"
            checked={chosen.includes(id)}
            onChange={({ target }) => choose(id, target.checked)}
          />
          {text}
        </label>
      ))}
    </div>
  );
}

type OneOfProps = { list: Choice[]; none: string; chosen: string; onChange: (id: string) => void };

/** Radio buttons for one option. They include "none", because a radio button cannot be deselected. */
function OneOf({ list, none, chosen, onChange }: OneOfProps) {
  const name = useId();
  const known = list.some(({ id }) => id === chosen) ? chosen : "";
  return (
    <div className={styles.choices}>
      {[...list, { id: "", text: none }].map(({ id, text }) => (
        <label key={id} className={styles.choice} data-ring>
          <input type="radio" name={name} checked={known === id} onChange={() => onChange(id)} />
          {text}
        </label>
      ))}
    </div>
  );
}
