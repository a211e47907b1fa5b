import { STRETCH, writtenInk } from "./display-font.server.ts";
import { edgeStep, type FitHeadline, type FitLine, solveStretch, stepBelow } from "./fit-lines.server.ts";

/**
 * Fits a figure to the width at no more than the given size; a short figure does not fill the width.
 * @param size the font size in hundredths of the width.
 * @param widest the most that letters may be stretched, in percent.
 */
export function fitFigure(figure: string, size: number, widest = STRETCH.max): FitHeadline {
  const usable = stepBelow(Math.min(size, 100 / inkWidth(figure, STRETCH.min)));
  return { size: usable, lines: [inkLine(figure, usable, widest)] };
}

/**
 * Fits a few letters to the width, from the edge of the first to that of the last.
 * @param size the least font size in hundredths of the width; few letters become larger to fill it.
 */
export function fitSample(sample: string, size: number): FitHeadline {
  const [least, most] = [STRETCH.max, STRETCH.min].map((stretch) => 100 / inkWidth(sample, stretch));
  const usable = stepBelow(Math.min(Math.max(size, least ?? 0), most ?? size));
  return { size: usable, lines: [inkLine(sample, usable)] };
}

const inkWidth = (text: string, stretch: number) => writtenInk(text, stretch).width;

function inkLine(text: string, size: number, widest = STRETCH.max): FitLine {
  const stretch = Math.min(widest, solveStretch(text, 100 / size, inkWidth));
  return { text, stretch, start: edgeStep(writtenInk(text, stretch).start) };
}
