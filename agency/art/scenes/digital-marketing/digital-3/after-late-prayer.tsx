import { mix } from "../../../kit/colour.ts";
import type { Draw, Film, PictureBrief, ProjectBrief } from "../../../kit/contract.ts";
import { landing, picks, share } from "../../../kit/time.ts";
import { word } from "../../../kit/words.ts";
import { Canvas, Say } from "../letters.tsx";
import { Jar, serif } from "./honey.tsx";

/** The sky at the hours between which it changes: night, the two reds of dusk and dawn, day. */
const skies = [
  [4.6, "#0a1518"],
  [5.6, "#5f3320"],
  [6.4, "#d98f3f"],
  [7.6, "#9fc3bb"],
  [16.8, "#9fc3bb"],
  [17.8, "#e0953c"],
  [18.6, "#6b3520"],
  [19.4, "#0a1518"],
] as const;
const wall = { night: "#123024", noon: "#3c7355" };
const trim = { night: "#1d4634", noon: "#27583f" };
const petals = [5, 6, 8, 4];
const [WIDE, HIGH] = [300, 292];
const lit = [
  { x: 140, y: 300, ground: "#e39a17", flower: "#fbf3dd", name: 0, line: 2 },
  { x: 490, y: 300, ground: "#fbf3dd", flower: "#b4452a", name: 1, line: 3 },
  { x: 490, y: 648, ground: "#e39a17", flower: "#fbf3dd", name: 0, line: 4 },
  { x: 840, y: 648, ground: "#fbf3dd", flower: "#6e8f5e", name: 1, line: 5 },
] as const;
const dark = [
  [840, 300],
  [140, 648],
] as const;

/** Hours between which no advertisement runs. */
const [SILENT, AGAIN] = [12, 19];

/** How light the house is at an hour, 0 to 1. */
function daylight(hour: number): number {
  return picks(Math.min(share(hour, 4.8, 7.2), 1 - share(hour, 17, 19)), 12);
}

/** The sky at an hour, in whole steps as a dyer's. */
function skyAt(hour: number): string {
  const next = skies.findIndex(([at]) => hour < at);
  const [from, before] = skies.at(next - 1) ?? skies[0];
  const [to, after] = skies.at(next) ?? skies[0];
  return next <= 0 ? skies[0][1] : mix(before, after, picks(share(hour, from, to), 10));
}

/** How far a window's blind is up; each follows the one before. */
function blindOf(window: number, hour: number): number {
  const late = window * 0.28;
  return (
    1 -
    picks(landing(share(hour, SILENT + late, SILENT + late + 0.9)), 12) +
    picks(landing(share(hour, AGAIN + late, AGAIN + late + 0.9)), 12)
  );
}

/** A blind of reed, let down over a window by so much. */
function Blind({ x, y, down }: { x: number; y: number; down: number }) {
  if (down <= 0) return null;
  const slats = Math.round(down * 12);
  return (
    <g>
      <path d={`M${x} ${y}h${WIDE}v${(HIGH / 12) * slats}h${-WIDE}z`} fill="#0a1f17" />
      <path
        d={Array.from({ length: slats }, (_, i) => `M${x} ${y + (HIGH / 12) * (i + 1) - 3}h${WIDE}`).join("")}
        stroke="#1d4634"
        strokeWidth={5}
      />
    </g>
  );
}

type HouseProps = { brief: ProjectBrief; picture: PictureBrief; hour: number };

function House({ brief, picture, hour }: HouseProps) {
  const { paper, ink, main } = brief.palette;
  const say = (index: number) => word(picture, index);
  const light = daylight(hour);
  const front = mix(wall.night, wall.noon, light);
  const edge = mix(trim.night, trim.noon, light);
  const ground = skyAt(hour);
  const sun = Math.PI * share(hour, 5, 19);
  const minutes = Math.round(hour * 6) * 10;
  const clock = [Math.floor(minutes / 60) % 24, minutes % 60]
    .map((part) => String(part).padStart(2, "0"))
    .join(":");
  const hand = (turn: number, long: number) => {
    const angle = turn * Math.PI * 2 - Math.PI / 2;
    return `M528 176L${(528 + Math.cos(angle) * long).toFixed(1)} ${(176 + Math.sin(angle) * long).toFixed(1)}`;
  };
  return (
    <Canvas ground={ground}>
      {hour > 5 && hour < 19 && (
        <circle cx={640 - Math.cos(sun) * 690} cy={560 - Math.sin(sun) * 440} r={64} fill="#f4b83a" />
      )}
      {[
        [92, 84],
        [214, 168],
        [1130, 120],
        [1220, 60],
        [1010, 66],
        [306, 60],
        [60, 210],
        [1236, 208],
      ].map(([x, y]) => (
        <rect key={x} x={x} y={y} width={7} height={7} fill={mix(ground, paper, 1 - light)} />
      ))}
      <path d="M96 960V236H1184V960Z" fill={front} />
      <path d="M64 236H1216V262H64Z" fill={edge} />
      <path d="M440 236V112H840V236Z" fill={front} />
      <path d="M420 92H860V116H420Z" fill={edge} />
      <circle cx={528} cy={176} r={48} fill={paper} />
      <path d={hand(hour / 12, 28) + hand(hour % 1, 38)} stroke={ink} strokeWidth={8} />
      <Say x={600} y={208} size={92} weight={800} face={serif} color={main}>
        {clock}
      </Say>
      {dark.map(([x, y]) => (
        <g key={x}>
          <rect x={x} y={y} width={WIDE} height={HIGH} fill="#0a1f17" />
          <path d={`M${x + WIDE / 2} ${y}v${HIGH}M${x} ${y + 100}h${WIDE}`} stroke={edge} strokeWidth={8} />
          <rect x={x - 16} y={y + HIGH} width={WIDE + 32} height={18} fill={edge} />
        </g>
      ))}
      {lit.map(({ x, y, ground, flower, name, line }, i) => {
        const [kind = "", cut = ""] = say(line).split(", ");
        const bright = ground === "#e39a17";
        return (
          <g key={`${x},${y}`}>
            <rect x={x - 10} y={y - 10} width={WIDE + 20} height={HIGH + 20} fill={edge} />
            <rect x={x} y={y} width={WIDE} height={HIGH} fill={ground} />
            <Say x={x + 20} y={y + 58} size={43} weight={750} color={ink}>
              {say(name)}
            </Say>
            <Say x={x + 20} y={y + 108} size={38} weight={800} face={serif} color={ink}>
              {`${kind},`}
            </Say>
            <Say x={x + 20} y={y + 142} size={25} weight={650} color={ink}>
              {cut}
            </Say>
            <Jar
              x={x + 24}
              y={y + 276}
              width={66}
              height={112}
              fill={0.92}
              glass={bright ? "#f6cf86" : "#ead9b0"}
              honey={bright ? "#8a5a12" : main}
              lid={ink}
            />
            <Say x={x + 108} y={y + 272} size={40} weight={750} color={ink}>
              {say(6).split(", ")[1] ?? ""}
            </Say>
            <g transform={`translate(${x + 246} ${y + 208})`}>
              {Array.from({ length: petals[i] ?? 5 }, (_, k) => (k * 360) / (petals[i] ?? 5)).map((turn) => (
                <ellipse
                  key={turn}
                  cy={-25}
                  rx={[12, 11, 8, 17][i]}
                  ry={25}
                  fill={flower}
                  transform={`rotate(${turn})`}
                />
              ))}
              <circle r={11} fill={ink} />
            </g>
            <Blind x={x} y={y} down={1 - blindOf(i, hour)} />
            <rect x={x - 26} y={y + HIGH} width={WIDE + 52} height={18} fill="#2f6a50" />
          </g>
        );
      })}
      <Say x={1184} y={204} size={34} weight={600} color={light > 0.5 ? ink : paper} align="end">
        {say(6)}
      </Say>
    </Canvas>
  );
}

/** Ten past midnight. */
const STILL = 1 / 6;

/** A house front after midnight: four lit windows are advertisements, two are dark, the clock says ten past twelve. */
export const draw: Draw = (brief, picture) => <House brief={brief} picture={picture} hour={STILL} />;

/** A day and a night in eight seconds, from ten past midnight to ten past midnight. */
export const film: Film = {
  seconds: 10,
  draw: (brief, picture, _, moment) => (
    <House brief={brief} picture={picture} hour={(STILL + share(moment, 1, 9) * 24) % 24} />
  ),
};
