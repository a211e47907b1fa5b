import { STRETCH, STRETCHES, writtenWidth } from "../../content/read/display-font.server";
import { fitFigure } from "../../content/read/fit-figure.server";
import { sizeClass, stretchClass } from "../../lib/fit-class";

/** The width of a name's letters in percent, and the font size in hundredths of the measure. */
type Fit = { stretch: number; size: number };
/** `phone`: the classes of its digits on a narrow page, where lines are higher. */
export type FittedIndustry = Fit & { name: string; phone: string };

const SIZE = 9.2;
const PHONE_SIZE = 12.2;
/** Share of the measure that stays free between two names. */
const GAP = 0.035;
/** How much more room than its letters ask for the wide name of a line takes; the narrow one gives it. */
const CONTRAST = 0.16;

/**
 * Sets names in lines of two that run from edge to edge: in each line one is wide and one narrow, by turns.
 * @param names in the order in which they are read.
 */
export function fitIndustries(names: readonly string[]): FittedIndustry[] {
  return names.map((name, at) => {
    const other = names[at % 2 === 0 ? at + 1 : at - 1];
    const isWide = (Math.floor(at / 2) + at) % 2 === 1;
    const share = other === undefined ? 1 : (1 - GAP) * shareOf(name, other, isWide);
    if (!STRETCHES) {
      const fit = { stretch: 100, size: sizeSideBySide(name, other) };
      return { name, ...fit, phone: digits(fit) };
    }
    return { name, ...fitIn(share, name, SIZE), phone: digits(fitPhone(name, other)) };
  });
}

/** Stretches a name over its share of a line, 0 to 1. */
function fitIn(share: number, name: string, size: number): Fit {
  return { stretch: fitFigure(name, size / share).lines[0]?.stretch ?? 88, size };
}

/** Without the class that stretches at every width: a page's sheet could not undo it. */
function digits({ size, stretch }: Fit): string {
  return `${sizeClass(size)} ${stretchClass(stretch).replace("wide ", "")}`;
}

/** A phone's line holds two names where their narrowest letters leave it room, or one from edge to edge. */
function fitPhone(name: string, other = ""): Fit {
  const [own = 0, others = 0] = [name, other].map((text) => writtenWidth(text, STRETCH.min));
  const isPair = other !== "" && (own + others) * PHONE_SIZE <= 100 * (1 - GAP);
  const share = isPair ? ((1 - GAP) * own) / (own + others) : 1;
  return fitIn(share, name, Math.min(PHONE_SIZE, Math.floor((1000 * share) / own) / 10));
}

/** The size at which two names of unstretched letters share a line, in hundredths of the measure, to a tenth. */
function sizeSideBySide(name: string, other = ""): number {
  const width = writtenWidth(name, 100) + writtenWidth(other, 100);
  return Math.floor(Math.min(SIZE, (100 * (1 - GAP)) / width) * 10) / 10;
}

/** The part of their line that the first of two names takes, 0 to 1. */
function shareOf(name: string, other: string, isWide: boolean): number {
  const letters = name.length * (isWide ? 1 + CONTRAST : 1 - CONTRAST);
  const others = other.length * (isWide ? 1 - CONTRAST : 1 + CONTRAST);
  return letters / (letters + others);
}
