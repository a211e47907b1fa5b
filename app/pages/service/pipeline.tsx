import { ornaments } from "agency/ornaments";
import { SectionHead } from "../../sections/section-head";
import type { ServicePageData } from "./data.server";
import styles from "./pipeline.module.css";

type PipelineData = NonNullable<ServicePageData["pipeline"]>;

/** Maximum length in characters of values and results in large type. */
const SHORT = 6;

/** Approximate height in px of the group with the most bars on a narrow page. */
const BAND = 160;

/** A service's process as stations with decorative bars for the remaining number, or lists of the remaining names. */
export function Pipeline({ title, text, stations, stripes }: PipelineData) {
  const areFigures = stations.every(({ value }) => value.length <= SHORT);
  const isLedger = stations.some(({ names }) => names);
  const isDrawn = stations.some(({ picture }) => picture);
  // Use whole pixels for all stations; fractions would make the bars flicker.
  const pitch = Math.max(3, Math.round(BAND / Math.max(...stations.map(({ bars }) => bars))));
  return (
    <section className={styles.root}>
      <SectionHead title={title} text={text} />
      <ol className={styles.stations} data-ledger={isLedger || undefined}>
        {stations.map(({ name, value, bars, picture, marked, shown, names }) => (
          <li key={name} data-marked={marked}>
            {shown ? (
              <p className={styles.shown} data-long={shown.length > SHORT || undefined}>
                {shown}
              </p>
            ) : names ? (
              <Names names={names} />
            ) : isLedger ? null : (
              <div className={styles.band} data-drawn={picture && true} aria-hidden="true">
                {bars > 0 ? (
                  <Bars count={bars} stripes={stripes} pitch={isDrawn ? undefined : pitch} />
                ) : (
                  <span className="pattern pattern-middle" />
                )}
                {picture && <StationPicture name={picture} />}
              </div>
            )}
            <p className={styles.label}>
              <span className="font-bold">{name}</span>
              <span className={`display ${areFigures ? styles.figure : "text-h4"}`}>{value}</span>
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** A picture that the agency draws over the bars (page.tsx checks its name). */
function StationPicture({ name }: { name: string }) {
  const Picture = ornaments.stationPictures?.[name];
  return Picture && <Picture />;
}

/** The font size for each maximum number of names. Longer lists become running text. */
const SIZES = [
  [6, styles.few],
  [16, styles.many],
  [48, `${styles.running} ${styles.crowd}`],
] as const;

/** Shows names instead of bars. Names that leave the process are struck out. */
function Names({ names }: { names: NonNullable<PipelineData["stations"][number]["names"]> }) {
  const [, size = styles.running] = SIZES.find(([most]) => names.length <= most) ?? [];
  return (
    <ul className={`${styles.names} ${size}`}>
      {names.map(({ name, stays, fell }) => (
        <li key={name} className="wrap">
          {stays ? <b>{name}</b> : <s>{name}</s>}
          {fell && <span>{fell}</span>}
        </li>
      ))}
    </ul>
  );
}

type BarsProps = { count: number; stripes: PipelineData["stripes"]; pitch: number | undefined };

/** Striped bars. @param props.pitch distance between bars on a narrow page in px; set in CSS by default */
function Bars({ count, stripes, pitch }: BarsProps) {
  return (
    <svg
      viewBox="0 0 1 96"
      preserveAspectRatio="none"
      aria-hidden="true"
      className={styles.bars}
      {...(pitch && { width: "100%", height: count * pitch })}
    >
      {stripes
        .map((accent, stripe) => ({ accent, d: barsPath(count, stripe, stripes.length) }))
        .filter(({ d }) => d !== "")
        .map(({ accent, d }) => (
          <path
            key={d}
            data-accent={accent ?? undefined}
            className={accent ? styles.coloured : styles.pale}
            d={d}
          />
        ))}
    </svg>
  );
}

/** Returns every `stripes`-th bar from index `from` as a path across a picture one unit wide and 96 high. */
function barsPath(count: number, from: number, stripes: number): string {
  const pitch = 96 / count;
  return Array.from({ length: count }, (_, index) => index)
    .filter((index) => index % stripes === from)
    .map((index) => `M0 ${round(index * pitch + pitch * 0.4)}h1v${round(pitch * 0.6)}h-1z`)
    .join("");
}

const round = (value: number) => Math.round(value * 100) / 100;
