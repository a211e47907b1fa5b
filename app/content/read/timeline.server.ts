import { z } from "zod";
import { element, type RichElement, type RichNode } from "../../lib/rich-text.ts";
import { text } from "../schema/primitives.server.ts";

const place = z.number().min(0);

export const timelineSchema = z
  .strictObject({
    title: text(60),
    /** What the drawing measures, and where it does not. */
    scale: text(140),
    /** What its signs mean: an event, a bar, a faint bar. */
    key: z.strictObject({ event: text(40), bar: text(40), faint: text(40) }).optional(),
    marks: z.array(z.strictObject({ at: place, shown: text(16) })).min(2, "must name both ends of the scale"),
    steps: z
      .array(
        z.strictObject({
          /** One word or two, set large. */
          name: text(12),
          text: text(200),
          /** Its start; by default the end of the step before. */
          from: place.optional(),
          lasts: place,
          /** Events within the step; by default its start. */
          events: z.array(place).default([]),
          /** A length that is not to scale, or the rest of a step. */
          faint: z.literal(true).optional(),
        }),
      )
      .min(2, "must show at least two steps"),
  })
  .superRefine(({ steps }, context) => {
    placed(steps).forEach(({ from, to, events }, at) => {
      if (!events.some((event) => event < from || event > to)) return;
      const message = `must lie within the step, from ${from} to ${to}`;
      context.addIssue({ code: "custom", path: ["steps", at, "events"], message });
    });
  });

type Timeline = z.infer<typeof timelineSchema>;
type Step = Timeline["steps"][number];
type PlacedStep = Omit<Step, "from"> & { from: number; to: number };

function placed(steps: Step[]): PlacedStep[] {
  let end = 0;
  return steps.map((step) => {
    const from = step.from ?? end;
    end = from + step.lasts;
    return { ...step, from, to: end };
  });
}

/** Least length of a bar that has room for a label, in percent of the scale. */
const NAMED = 40;

/** A timeline as an ordered list, with a bar for each step. */
export function timelineNode({ title, scale, key, marks, steps }: Timeline): RichElement {
  const all = placed(steps);
  const most = Math.max(...marks.map(({ at }) => at), ...all.map(({ to }) => to));
  const share = (at: number) => (most === 0 ? 0 : Math.round((at / most) * 10_000) / 100);
  const axis = (named: typeof marks) =>
    element(
      "svg",
      { "aria-hidden": "true" },
      ...named.map(({ at, shown }) => {
        const textAnchor = at === 0 ? "start" : at === most ? "end" : "middle";
        return element("text", { x: `${share(at)}%`, y: "1em", textAnchor }, shown);
      }),
    );
  const guides = marks.map(({ at }) => {
    const x = `${share(at)}%`;
    return element("line", { x1: x, x2: x, y1: "0", y2: "100%" });
  });
  // Narrow pages show the mark at a step's end, or else its start, beside the step.
  const markOf = ({ from, to }: PlacedStep) =>
    marks.find(({ at }) => at === to) ?? marks.find(({ at }) => at === from);
  const items = all.map((step) => {
    const mark = markOf(step);
    // A long bar has the label of its end inside.
    const isNamed = mark && mark.at === step.to && share(step.to) - share(step.from) >= NAMED;
    const label = isNamed
      ? [element("text", { x: `${share(step.to)}%`, y: "50%", dy: "0.35em", textAnchor: "end" }, mark.shown)]
      : [];
    return stepNode(step, share, [...guides, ...label], axis(mark && !isNamed ? [mark] : []));
  });
  const caption = element("figcaption", {}, element("p", {}, title), element("p", {}, scale));
  const signs = Object.entries(key ?? {}).map(([sign, words = ""]) =>
    element("span", { "data-sign": sign }, words),
  );
  const foot = signs.length > 0 ? [element("p", { "data-key": "" }, ...signs)] : [];
  const list = element("ol", {}, ...items);
  return element("figure", { "data-block": "timeline" }, caption, axis(marks), list, ...foot);
}

function stepNode(
  { name, text: words, from, to, events, faint }: PlacedStep,
  share: (at: number) => number,
  guides: RichNode[],
  axis: RichNode,
): RichElement {
  const marked = events.length > 0 ? events : [from];
  const drawn = [
    ...cover(0, share(from)),
    ...cover(share(to), 100),
    ...guides,
    ...marked.map((at) => element("rect", { x: `${share(at)}%`, width: "8", height: "100%" })),
  ];
  const bar = { className: "pattern", ...(faint ? { "data-faint": "" } : {}), "aria-hidden": "true" };
  return element(
    "li",
    {},
    element("p", {}, element("strong", {}, name), " ", element("span", {}, words)),
    element("span", bar, element("svg", {}, ...drawn)),
    axis,
  );
}

/** Covers a step's pattern outside of its duration. */
function cover(from: number, to: number): RichNode[] {
  if (to <= from) return [];
  const width = to - from;
  const x1 = `${Math.round((-from / width) * 10_000) / 100}%`;
  const rest = element("line", { x1, x2: "100%", y1: "50%", y2: "50%" });
  const ground = element("rect", { width: "100%", height: "100%" });
  return [element("svg", { x: `${from}%`, width: `${width}%`, height: "100%" }, ground, rest)];
}
