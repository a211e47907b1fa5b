import { useState } from "react";
import { useLoaderData } from "react-router";
import { callApi, type SiteReport } from "../api";
import { useFormat } from "../format";
import { useIsEditor } from "../me";
import { problemText, useWords } from "../words/words";
import styles from "./admin.module.css";
import { AdminPage } from "./admin-page";

export const loadSite = () => callApi<SiteReport>("/api/site");

/** Shows the site report: messages and views of the last 30 days, and the state of the database, disk and backup. */
export function SitePage() {
  const state = useLoaderData<SiteReport>();
  const { site: words } = useWords();
  return (
    <AdminPage title={words.title}>
      <Days state={state} />
      {!state.counts && <p className={styles.hint}>{words.noCounts}</p>}
      {state.pages.length > 0 && <Pages state={state} />}
      <Health state={state} />
      <Doctor />
    </AdminPage>
  );
}

const HEIGHT = 100;

function Days({ state }: { state: SiteReport }) {
  const { site: words } = useWords();
  const format = useFormat();
  const { days } = state;
  const counted = state.counts || days.some(({ views }) => views > 0);
  const most = Math.max(1, ...days.map(({ messages }) => messages));
  const sum = days.reduce((all, { messages }) => all + messages, 0);
  const name = (day: string) => format.weekday(`${day}T12:00:00Z`);
  return (
    <section aria-labelledby="days">
      <h2 id="days" className={styles.cardTitle}>
        {words.days}: {words.sum(sum, format.number(sum))}
      </h2>
      <svg
        viewBox={`0 0 ${days.length * 10} ${HEIGHT}`}
        preserveAspectRatio="none"
        className={styles.chart}
        aria-hidden="true"
      >
        {days.map(({ day, messages }, index) => {
          const height = messages === 0 ? 1 : Math.max(2, (messages / most) * HEIGHT);
          return (
            <rect
              key={day}
              x={index * 10 + 1}
              y={HEIGHT - height}
              width={8}
              height={height}
              data-rest={messages === 0 || undefined}
            />
          );
        })}
      </svg>
      <p className={styles.ends} aria-hidden="true">
        <span>{name(days[0]?.day ?? "")}</span>
        <span>{name(days.at(-1)?.day ?? "")}</span>
      </p>
      <details>
        <summary>{words.byDay}</summary>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{words.day}</th>
              <th scope="col">{words.messages}</th>
              {counted && <th scope="col">{words.views}</th>}
              {counted && <th scope="col">{words.misses}</th>}
            </tr>
          </thead>
          <tbody>
            {[...days].reverse().map(({ day, messages, views, misses }) => (
              <tr key={day}>
                <th scope="row">{name(day)}</th>
                <td>{format.number(messages)}</td>
                {counted && <td>{format.number(views)}</td>}
                {counted && <td>{format.number(misses)}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </section>
  );
}

function Pages({ state }: { state: SiteReport }) {
  const { site: words } = useWords();
  const { number } = useFormat();
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{words.page}</th>
          <th scope="col">{words.views}</th>
          <th scope="col">{words.sent}</th>
          <th scope="col">{words.misses}</th>
        </tr>
      </thead>
      <tbody>
        {state.pages.map(({ path, views, sent, misses }) => (
          <tr key={path}>
            <th scope="row">{path}</th>
            <td>{number(views)}</td>
            <td>{number(sent)}</td>
            <td>{number(misses)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Health({ state }: { state: SiteReport }) {
  const { site: words } = useWords();
  const format = useFormat();
  const facts: [string, string][] = [
    [words.backup, state.lastBackup ? format.full(state.lastBackup) : words.never],
    [words.retention, words.months(state.months, format.number(state.months))],
    [words.failedNotices, format.number(state.notices)],
    [words.unsent, format.number(state.unsent)],
    [words.disk, state.disk ? `${format.bytes(state.disk.free)} / ${format.bytes(state.disk.all)}` : "–"],
    [words.database, format.bytes(state.database)],
    [words.version, state.version],
  ];
  return (
    <section aria-labelledby="health">
      <h2 id="health" className={styles.cardTitle}>
        {words.health}
      </h2>
      <dl className={styles.facts}>
        {facts.map(([label, fact]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{fact}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Doctor() {
  const words = useWords();
  const isEditor = useIsEditor();
  const [state, setState] = useState<"checking" | { passed: boolean; lines: string[] }>();
  if (!isEditor) return null;
  const check = async () => {
    setState("checking");
    const result = await callApi<{ passed: boolean; lines: string[] }>("/api/doctor", "POST").catch(
      (error) => ({
        passed: false,
        lines: [problemText(words, error)],
      }),
    );
    setState(result);
  };
  return (
    <section aria-label={words.site.doctor}>
      <p className={styles.hint}>{words.site.doctorHint}</p>
      <button type="button" className="button" onClick={check} disabled={state === "checking"}>
        {state === "checking" ? words.site.checking : words.site.doctor}
      </button>
      <div role="status">
        {typeof state === "object" && (
          <p className={styles.plain}>{state.passed ? words.site.passed : state.lines.join("\n")}</p>
        )}
      </div>
    </section>
  );
}
