import type { Draw } from "../../../kit/contract.ts";
import { Drawing, Stage } from "../../../kit/stage.tsx";
import { word } from "../../../kit/words.ts";
import { Measure, Say, Two } from "./retrofit-parts.tsx";

const width = 1280;
const height = 960;
const ruler = 168;
/** From one warp end to the next, and so from dent to dent. */
const pitch = 16;
const steel = "#E9E4DA";
const [pale, turmeric, leaf, madder] = ["#D5D0C6", "#F4B400", "#2BA878", "#C42E14"];
const [night, ink, paper] = ["#1E0F0A", "#141618", "#F4F5F1"];

/** Where a moment stands, in milliseconds after 310 degrees. */
const at = (ms: number) => 80 + ms * 42.6;
/** Where an angle of the shaft stands: at 400 picks a minute it turns 2.4 degrees in a millisecond. */
const turned = (degrees: number) => at((degrees - 310) / 2.4);
const beat = turned(360);
const brake = 14;
/** The board of 1996 needs less than the millisecond that is drawn. */
const board = { decided: 1, stopped: 1 + brake, y: 400 };
const plc = { decided: 13, stopped: 13 + brake, y: 706 };
const thick = 120;
/** How much of the reed is seen before the cloth. */
const deep = 44;

/** The rim of the shaft's dial, unrolled; the red pointer of the dial stands where the feeler's window closes. */
function Ruler({ marks }: { readonly marks: readonly string[] }) {
  return (
    <>
      <rect y={14} width={width} height={ruler} fill="#0F0705" />
      <rect width={width} height={ruler} fill="#D5D0C6" />
      {Array.from({ length: 72 }, (_, i) => 307 + i)
        .filter((angle) => turned(angle) < width)
        .map((angle) => {
          const [long, wide] = angle % 10 === 0 ? [56, 7] : angle % 5 === 0 ? [38, 4] : [22, 3];
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
          y={i % 5 === 0 ? 84 : 80}
          size={i % 5 === 0 ? 68 : 58}
          color={i % 5 === 0 ? ink : "#544B44"}
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
  const top = 300;
  const dents = Array.from({ length: Math.ceil((height - top) / pitch) }, (_, i) => top + 14 + i * pitch);
  return (
    <>
      <rect x={beat - deep + 8} y={top + 8} width={20} height={height} fill="#0F0705" />
      {dents.map((y) => (
        <g key={y}>
          <rect x={beat - deep + 16} y={y + 6} width={deep - 16} height={6} fill="#0F0705" />
          <rect x={beat - deep + 16} y={y} width={deep - 16} height={6} fill={steel} />
        </g>
      ))}
      <rect x={beat - deep} y={top} width={20} height={height} fill="#8B8F8E" />
      <rect x={beat - deep} y={top} width={7} height={height} fill="#D5DADD" />
    </>
  );
}

/** What a lane takes: the decision and, after a dark joint, the brake. */
function Lane({ lane }: { readonly lane: typeof board }) {
  const { decided, stopped, y } = lane;
  return (
    <>
      <rect x={at(0) + 12} y={y + 12} width={at(stopped) - at(0)} height={thick} fill="#0F0705" />
      <rect x={at(0)} y={y} width={at(decided) - at(0)} height={thick} fill={turmeric} />
      <rect x={at(decided)} y={y} width={at(stopped) - at(decided)} height={thick} fill={pale} />
      <rect x={at(decided) - 4} y={y} width={8} height={thick} fill={night} />
    </>
  );
}

/** Two lanes of time on the warp, to the scale of the ruler: the old board stops before the reed, the PLC after it. */
export const draw: Draw = (_brief, picture) => {
  const late = { y: plc.y - 140, middle: (beat + at(plc.stopped)) / 2 };
  return (
    <Stage ground={night} width={width} height={height}>
      <Drawing width={width} height={height}>
        <Warp />
        <Reed />
        <rect x={beat + 12} y={late.y + 12} width={at(plc.stopped) - beat} height={140} fill="#0F0705" />
        <Lane lane={board} />
        <rect x={at(0)} y={board.y + thick} width={at(1) - at(0) - 4} height={60} fill={turmeric} />
        <Lane lane={plc} />
        <rect x={beat} y={late.y} width={at(plc.stopped) - beat} height={140} fill={madder} />
        <path
          d={`M${beat} ${late.y}v164M${beat} ${plc.y + thick + 12}v-36`}
          stroke={madder}
          strokeWidth={8}
        />
        <Ruler marks={picture.words.slice(0, 6)} />
      </Drawing>
      <Drawing width={width} height={height}>
        <path d={`M${at(0)} ${ruler + 6}l-20 42h40z`} fill={madder} />
        <Measure from={at(0)} to={beat} y={256} color={turmeric} tall={56} />
        <rect x={(at(0) + beat) / 2 - 164} y={214} width={328} height={84} fill={night} />
        <Say x={(at(0) + beat) / 2} y={286} size={84} color={turmeric} anchor="middle">
          {word(picture, 6)}
        </Say>
        <rect x={beat - 14} y={346} width={52} height={8} fill={paper} />
        <Say x={beat + 52} y={372} size={64} color={paper}>
          {word(picture, 7)}
        </Say>
        <Say x={at(0)} y={board.y - 20} size={64} color={paper}>
          {word(picture, 8)}
        </Say>
        <Say x={at(1) + 12} y={board.y + thick + 60} size={60} color={turmeric}>
          {word(picture, 9)}
        </Say>
        <Say x={at(board.decided + brake / 2)} y={board.y + 84} size={72} color={ink} anchor="middle">
          {word(picture, 10)}
        </Say>
        <Two
          x={(at(board.stopped) + 12 + beat - deep) / 2}
          y={board.y + 48}
          color={leaf}
          size={60}
          words={word(picture, 11)}
        />
        <Measure from={at(board.stopped)} to={beat} y={board.y + thick + 22} color={leaf} />
        <Say x={at(0)} y={plc.y - 20} size={64} color={paper}>
          {word(picture, 12)}
        </Say>
        <Say x={at(plc.decided / 2)} y={plc.y + 84} size={72} color={ink} anchor="middle">
          {word(picture, 13)}
        </Say>
        <Say x={at(plc.decided + brake / 2)} y={plc.y + 84} size={72} color={ink} anchor="middle">
          {word(picture, 14)}
        </Say>
        <Two x={late.middle} y={late.y + 60} color={paper} size={68} words={word(picture, 15)} />
        <Measure from={at(0)} to={at(plc.stopped)} y={886} color={paper} tall={56} />
        <rect x={at(plc.stopped / 2) - 130} y={844} width={260} height={84} fill={night} />
        <Say x={at(plc.stopped / 2)} y={916} size={84} color={paper} anchor="middle">
          {word(picture, 16)}
        </Say>
      </Drawing>
    </Stage>
  );
};
