import { mix } from "../../../kit/colour.ts";
import type { Draw, Film, PictureBrief, ProjectBrief } from "../../../kit/contract.ts";
import { Drawing, Stage } from "../../../kit/stage.tsx";
import { landing, share } from "../../../kit/time.ts";
import { word } from "../../../kit/words.ts";
import { Dimension } from "../press.tsx";
import { Drawn, Say } from "../say.tsx";
import { Figure } from "./figure.tsx";

const cell = 22;
const [x, y, wide, tall] = [376, 112, 24 * cell, 36 * cell];

/** The sheet at a moment: one figure gives way to the next, row by row. */
interface Count {
  readonly old: string;
  readonly figure: string;
  /** Rows of the new figure that are counted, 0 to 36. */
  readonly rows: number;
  /** How much of what is said about the four stands on the sheet. */
  readonly notes: number;
}

/** The rows of a figure between two, as a window onto it. */
function Rows(props: { figure: string; from: number; to: number; color: string }) {
  const { figure, from, to, color } = props;
  if (to <= from) return null;
  return (
    <svg aria-hidden="true" x={x} y={y + from * cell} width={wide} height={(to - from) * cell}>
      <Figure figure={figure} x={0} y={-from * cell} cell={cell} color={color} />
    </svg>
  );
}

function Sheet({ brief, picture, count }: { brief: ProjectBrief; picture: PictureBrief; count: Count }) {
  const { paper, ink, main, accent, second } = brief.palette;
  const { old, figure, rows, notes } = count;
  const isCounting = rows < 36;
  /** A line of a note, drawn as far as the notes are. */
  const drawnLine = { pathLength: 1, strokeDasharray: 1, strokeDashoffset: 1 - notes };
  const say = (index: number) => word(picture, index);
  const note = { weight: 600, family: "Archivo", stretch: 100, size: 30, color: ink };
  return (
    <Stage ground={paper}>
      <Say
        x={x - 96}
        y={24}
        size={1060}
        weight={300}
        family="Anek Bangla"
        color="#e6d6b4"
        leading={0.98}
        loose
      >
        {rows > 18 ? figure : old}
      </Say>
      <Drawing width={1280} height={960}>
        <Rows figure={old} from={rows} to={36} color={mix(main, paper, 0.72)} />
        <Rows figure={figure} from={0} to={rows} color={main} />
        <path
          d={`${Array.from({ length: 25 }, (_, i) => `M${x + i * cell} ${y}v${tall}`).join("")}${Array.from({ length: 37 }, (_, i) => `M${x} ${y + i * cell}h${wide}`).join("")}`}
          stroke={ink}
          strokeOpacity={0.28}
          strokeWidth={1.5}
        />
        <path
          d={`M${x} ${y}h${wide}v${tall}h${-wide}zM${x + 12 * cell} ${y}v${tall}M${x} ${y + 18 * cell}h${wide}`}
          fill="none"
          stroke={ink}
          strokeWidth={3}
        />
        <path
          d={`M${x + 21 * cell} ${y + 10 * cell}L${x + 15 * cell} ${y + 22 * cell}`}
          stroke={accent}
          strokeWidth={12}
          {...drawnLine}
        />
        <path d={`M${x + 20 * cell} ${y + 13 * cell}H992`} stroke={accent} strokeWidth={4} {...drawnLine} />
        <rect x={x + 9 * cell} y={y + 8 * cell} width={6 * cell * notes} height={3 * cell} fill={second} />
        {isCounting && (
          <path d={`M${x - 64} ${y + rows * cell}H${x + wide + 24}`} stroke={ink} strokeWidth={8} />
        )}
        <Dimension x={x} y={72} length={wide} color={ink} label={say(0)} size={40} />
        {rows > 0 && (
          <Dimension
            x={x - 64}
            y={y}
            length={rows * cell}
            upright
            color={ink}
            label={isCounting ? String(rows) : say(1)}
            size={40}
          />
        )}
        {notes === 1 && (
          <>
            <Dimension
              x={x + wide + 40}
              y={y}
              length={4 * cell + 8}
              upright
              color={main}
              label={say(3)}
              size={30}
              side="after"
            />
            <Dimension
              x={x + wide + 40}
              y={y + 22 * cell}
              length={5 * cell}
              upright
              color={main}
              label={say(4)}
              size={30}
              side="after"
            />
            <Dimension
              x={x + wide + 40}
              y={y + 30 * cell}
              length={6 * cell}
              upright
              color={main}
              label={say(5)}
              size={30}
              side="after"
            />
          </>
        )}
        <path
          d={`M${x + 9 * cell} ${y + 9.5 * cell}H200V404`}
          fill="none"
          stroke={ink}
          strokeWidth={3}
          {...drawnLine}
        />
      </Drawing>
      {notes === 1 && (
        <>
          <Say x={1000} y={y + 13 * cell - 20} {...note} color={accent} size={34} weight={700}>
            {say(7)}
          </Say>
          <Say x={104} y={412} {...note}>
            {say(6)}
          </Say>
        </>
      )}
      <Drawn>{say(2)}</Drawn>
    </Stage>
  );
}

/** The figure four on its 24 by 36 squares, with its strokes, its counter and the permitted diagonal. */
export const draw: Draw = (brief, picture) => {
  const four = word(picture, 2);
  return <Sheet brief={brief} picture={picture} count={{ old: four, figure: four, rows: 36, notes: 1 }} />;
};

/** The figures of the year, from the four of the still round to it. */
const YEAR = [..."৪৩২১৪"];
/** Each figure is counted and then stands; the first change begins after `WAIT` seconds. */
const [WAIT, COUNTED, STANDS] = [1, 1.5, 0.45];

function countAt(moment: number): Count {
  const since = Math.max(0, moment - WAIT);
  const at = Math.min(YEAR.length - 2, Math.floor(since / (COUNTED + STANDS)));
  const within = since - at * (COUNTED + STANDS);
  const isDone = at === YEAR.length - 2;
  const [old = "", figure = ""] = [YEAR[at], YEAR[at + 1]];
  if (moment < WAIT) return { old, figure: old, rows: 36, notes: 1 - landing(share(moment, 0.7, WAIT)) };
  const rows = Math.round(share(within, 0, COUNTED) * 36);
  return { old, figure, rows, notes: isDone ? landing(share(within, COUNTED + 0.1, COUNTED + 0.6)) : 0 };
}

export const film: Film = {
  seconds: 10,
  draw: (brief, picture, _, moment) => <Sheet brief={brief} picture={picture} count={countAt(moment)} />,
};
