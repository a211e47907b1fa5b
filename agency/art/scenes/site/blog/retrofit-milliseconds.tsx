import type { Draw } from "../../../kit/contract.ts";
import { Drawing, Stage } from "../../../kit/stage.tsx";
import { svgFont } from "../../../kit/type.tsx";
import { word } from "../../../kit/words.ts";

const width = 1280;
const height = 800;
const ruler = 148;
/** From one warp end to the next, and so from dent to dent. */
const pitch = 16;
const steel = "#E9E4DA";
const [sand, turmeric, leaf, madder] = ["#E8B27A", "#F4B400", "#2BA878", "#C42E14"];
const [night, ink, paper] = ["#1E0F0A", "#141618", "#F4F5F1"];

/** Where a moment stands, in milliseconds after 310 degrees. */
const at = (ms: number) => 72 + ms * 42.7;
/** Where an angle of the shaft stands: at 400 picks a minute it turns 2.4 degrees in a millisecond. */
const turned = (degrees: number) => at((degrees - 310) / 2.4);
const beat = turned(360);
const board = { decided: 0.8, stopped: 14.8, y: 350 };
const plc = { decided: 13, stopped: 27, y: 620 };
const thick = 116;

function Say(props: {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly color: string;
  readonly anchor?: "start" | "middle" | "end";
  readonly children: string;
}) {
  const { x, y, size, color, anchor = "start", children } = props;
  return (
    <text x={x} y={y} fill={color} textAnchor={anchor} {...svgFont(size, 800, 78)}>
      {children}
    </text>
  );
}

/** The rim of the shaft's dial, unrolled; the red pointer of the dial stands where the feeler's window closes. */
function Ruler({ marks }: { readonly marks: readonly string[] }) {
  return (
    <>
      <rect y={14} width={width} height={ruler} fill="#0F0705" />
      <rect width={width} height={ruler} fill="#D5D0C6" />
      {Array.from({ length: 72 }, (_, i) => 307 + i)
        .filter((angle) => turned(angle) < width)
        .map((angle) => {
          const [long, wide] = angle % 10 === 0 ? [54, 7] : angle % 5 === 0 ? [38, 4] : [22, 3];
          return (
            <rect
              key={angle}
              x={turned(angle) - wide / 2}
              y={ruler - long}
              width={wide}
              height={long}
              fill={ink}
            />
          );
        })}
      {marks.map((mark, i) => (
        <Say
          key={mark}
          x={turned(310 + i * 10)}
          y={72}
          size={i % 5 === 0 ? 60 : 46}
          color={i % 5 === 0 ? ink : "#6B625A"}
          anchor="middle"
        >
          {mark}
        </Say>
      ))}
    </>
  );
}

/** Warp ends that come from the left, and from the reed on the cloth into which the weft has been beaten. */
function Warp() {
  const rows = Array.from({ length: Math.ceil((height - ruler) / pitch) }, (_, i) => ruler + 12 + i * pitch);
  const picks = Array.from({ length: Math.ceil((width - beat) / pitch) }, (_, i) => beat + i * pitch);
  return (
    <>
      {rows.map((y) => (
        <rect key={y} y={y} width={beat} height={4} fill="#3A2017" />
      ))}
      <rect x={beat} y={ruler} width={width - beat} height={height} fill="#5A2A1A" />
      {rows.flatMap((y, row) =>
        picks
          .filter((_, pick) => (pick + row) % 2 === 0)
          .map((x) => <rect key={`${x} ${y}`} x={x} y={y - 8} width={pitch} height={pitch} fill="#6F3822" />),
      )}
    </>
  );
}

/** The reed from above: a comb with a dent between every two ends, whose front touches the cloth. */
function Reed() {
  const top = 290;
  const dents = Array.from({ length: Math.ceil((height - top) / pitch) }, (_, i) => top + 14 + i * pitch);
  return (
    <>
      <rect x={beat - 58} y={top + 8} width={24} height={height} fill="#0F0705" />
      {dents.map((y) => (
        <g key={y}>
          <rect x={beat - 44} y={y + 6} width={44} height={6} fill="#0F0705" />
          <rect x={beat - 44} y={y} width={44} height={6} fill={steel} />
        </g>
      ))}
      <rect x={beat - 66} y={top} width={24} height={height} fill="#8B8F8E" />
      <rect x={beat - 66} y={top} width={8} height={height} fill="#D5DADD" />
    </>
  );
}

/** What the old board leaves between its stop and the reed, said on two lines. */
function Spare({ words }: { readonly words: string }) {
  const middle = (at(board.stopped) + 12 + beat - 66) / 2;
  const [figure, rest] = [words.slice(0, words.lastIndexOf(" ")), words.slice(words.lastIndexOf(" ") + 1)];
  return (
    <>
      <Say x={middle} y={board.y + 56} size={72} color={leaf} anchor="middle">
        {figure}
      </Say>
      <Say x={middle} y={board.y + 108} size={56} color={leaf} anchor="middle">
        {rest}
      </Say>
    </>
  );
}

/** Two lanes of time on the warp, to the scale of the ruler: the old board stops before the reed, the PLC after it. */
export const draw: Draw = (_brief, picture) => (
  <Stage ground={night} width={width} height={height}>
    <Drawing width={width} height={height}>
      <Warp />
      <rect x={at(0) + 12} y={board.y + 12} width={at(board.stopped) - at(0)} height={thick} fill="#0F0705" />
      <rect x={at(0) + 12} y={plc.y + 12} width={at(plc.stopped) - at(0)} height={thick} fill="#0F0705" />
      <rect x={at(0)} y={board.y} width={at(board.stopped) - at(0)} height={thick} fill={sand} />
      <rect x={at(0)} y={board.y} width={at(board.decided) - at(0)} height={thick + 34} fill={turmeric} />
      <rect x={at(0)} y={plc.y} width={beat - at(0)} height={thick} fill={sand} />
      <rect x={at(0)} y={plc.y} width={at(plc.decided) - at(0)} height={thick} fill={turmeric} />
      <rect x={beat} y={plc.y} width={at(plc.stopped) - beat} height={thick} fill={madder} />
      <Reed />
      <Ruler marks={picture.words.slice(0, 6)} />
    </Drawing>
    <Drawing width={width} height={height}>
      <path d={`M${at(0)} ${ruler + 6}l-20 42h40z`} fill={madder} />
      <path d={`M${at(0)} 231H${beat - 30}v-24l30 30l-30 30v-24H${at(0)}z`} fill={turmeric} />
      <rect x={at(0)} y={207} width={10} height={60} fill={turmeric} />
      <rect x={328} y={200} width={376} height={72} fill={night} />
      <Say x={(at(0) + beat) / 2} y={266} size={84} color={turmeric} anchor="middle">
        {word(picture, 6)}
      </Say>
      <rect x={beat - 12} y={314} width={60} height={7} fill={paper} />
      <Say x={beat + 62} y={337} size={56} color={paper}>
        {word(picture, 7)}
      </Say>
      <Say x={at(0)} y={board.y - 20} size={56} color={paper}>
        {word(picture, 8)}
      </Say>
      <Say x={at(board.decided) + 16} y={board.y + thick + 52} size={48} color={turmeric}>
        {word(picture, 9)}
      </Say>
      <Say
        x={(at(board.decided) + at(board.stopped)) / 2}
        y={board.y + 80}
        size={64}
        color={ink}
        anchor="middle"
      >
        {word(picture, 10)}
      </Say>
      <Spare words={word(picture, 11)} />
      <Say x={at(0)} y={plc.y - 20} size={56} color={paper}>
        {word(picture, 12)}
      </Say>
      <Say x={(at(0) + at(plc.decided)) / 2} y={plc.y + 80} size={64} color={ink} anchor="middle">
        {word(picture, 13)}
      </Say>
      <Say x={(at(plc.decided) + beat - 66) / 2} y={plc.y + 76} size={46} color={ink} anchor="middle">
        {word(picture, 14)}
      </Say>
      <Say x={(beat + at(plc.stopped)) / 2} y={plc.y + 84} size={80} color={paper} anchor="middle">
        {word(picture, 15)}
      </Say>
      <Say x={at(plc.stopped)} y={plc.y - 20} size={72} color={paper} anchor="end">
        {word(picture, 16)}
      </Say>
    </Drawing>
  </Stage>
);
