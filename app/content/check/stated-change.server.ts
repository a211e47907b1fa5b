import { type Stated, stated } from "./numbers.server.ts";

/** How far a change may miss the figure, as a share of it, and still be meant as the same quantity. */
const NEAR = 0.15;

/** What a figure can mean, and how far printed numbers may miss it: those of a sum are taken as they stand. */
type Change = { of: (from: number, to: number) => number; isSum: boolean };
const end: Change = { of: (_, to) => to, isSum: true };
const difference: Change = { of: (from, to) => to - from, isSum: true };
const percent: Change = { of: (from, to) => (100 * (to - from)) / from, isSum: false };
const times: Change = { of: (from, to) => to / from, isSum: false };
const timesLess: Change = { of: (from, to) => from / to, isSum: false };

function meanings(figure: string, isSigned: boolean): Change[] {
  if (/[×x]\s*$/.test(figure)) return [times, timesLess];
  if (figure.includes("%")) return isSigned ? [percent, difference] : [end, percent];
  return isSigned ? [difference] : [end, difference];
}

/** Ratios of rounded numbers spread; more than one unit of the figure's last digit is too much for a reader. */
function tolerance({ of, isSum }: Change, claim: Stated, from: Stated, to: Stated): number {
  if (isSum) return Math.max(claim.step, to.step) / 2;
  const exact = of(from.value, to.value);
  const ends = [-0.5, 0.5].flatMap((a) =>
    [-0.5, 0.5].map((b) => Math.abs(of(from.value + a * from.step, to.value + b * to.step) - exact)),
  );
  return claim.step / 2 + Math.min(claim.step, Math.max(...ends));
}

/**
 * Compares a figure with the two numbers that it sums up.
 * @param figure as it stands in the content: "−28%", "2.6×", "−12 min", "83".
 * @returns what is wrong with it; undefined when it is right, and when it is so far from every change between the
 * two that it counts something else.
 */
export function wrongFigure(figure: string, from?: Stated, to?: Stated): string | undefined {
  const claim = stated(figure);
  if (!claim || !from || !to || from.value === 0) return undefined;
  const sign = /^\s*[−-]/.test(figure) ? -1 : /^\s*\+/.test(figure) ? 1 : 0;
  const numbers = `from ${from.value} to ${to.value}`;
  const changes = meanings(figure, sign !== 0).map((change) => {
    const result = change.of(from.value, to.value);
    const miss = Math.abs(Math.abs(result) - claim.value);
    const isMet = miss <= tolerance(change, claim, from, to) + 1e-9;
    return { result, miss, isMet, isSigned: sign === 0 || Math.sign(result) === sign };
  });
  if (changes.some(({ isMet, isSigned }) => isMet && isSigned)) return undefined;
  if (changes.some(({ isMet }) => isMet)) return `${numbers} goes the other way`;
  const close = changes.find(({ miss }) => miss <= NEAR * claim.value);
  return close && `${numbers} comes to ${Number(Math.abs(close.result).toPrecision(3))}`;
}
