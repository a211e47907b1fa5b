import type { Draw } from "../../../kit/contract.ts";
import { Cut, gouge } from "../../../kit/portrait.tsx";
import { Drawing, Stage } from "../../../kit/stage.tsx";

const [pink, pinkShade] = ["#f6c6cf", "#d98c9d"];
const [paper, paperShade, steel, steelShade] = ["#f4f5f1", "#c9d3f7", "#dfe4e0", "#8499a6"];
const [madder, madderShade, madderLight] = ["#c42e14", "#8c1c0a", "#ef6a4c"];
const [indigo, deep, turmeric, turmericShade] = ["#1f2f86", "#14215c", "#f4b400", "#a86f00"];

/** Where the calendar ends and the strips begin, and how wide one of them is. */
const BELOW = 574;
const WIDE = 50;

/** The strips: left edge, length, how far the belly swings to the right, and how far the end does. */
const STRIPS = [
  [398, 146, -14, -40],
  [454, 92, -10, -14],
  [510, 162, 18, -22],
  [566, 120, -12, 10],
  [622, 168, 14, -8],
  [678, 104, 8, 24],
  [734, 156, -16, 22],
  [790, 112, 6, 34],
  [846, 140, 16, 58],
] as const;

/** How the crosses in the twelve fields are turned, in degrees. */
const TURNS = [-7, 6, -2, 0, 9, -4, 3, -9, 5, -5, 1, 2] as const;

/** A strip that hangs from the calendar; it bends on its way down. */
function strip([x, length, belly, swing]: (typeof STRIPS)[number]): string {
  const end = BELOW + length;
  const [a, b] = [BELOW + length * 0.35, BELOW + length * 0.7];
  const tilt = swing * 0.35;
  return `M${x} ${BELOW - 20}V${BELOW}C${x} ${a} ${x + belly} ${b} ${x + swing} ${end}L${x + swing + WIDE} ${end - tilt}C${x + belly + WIDE} ${b} ${x + WIDE} ${a} ${x + WIDE} ${BELOW}V${BELOW - 20}Z`;
}

/** A calendar of twelve months, the last of which has come: a letter goes in at its top and leaves it in strips. */
export const draw: Draw = () => (
  <Stage ground={pink} width={1280} height={800}>
    <Drawing width={1280} height={800}>
      <path d="M432 66H944V240H432ZM200 270L236 220H1124L1160 270V618H200Z" fill={pinkShade} />
      <g transform="translate(26 30)" fill={pinkShade}>
        {STRIPS.map((it) => (
          <path key={it[0]} d={strip(it)} />
        ))}
      </g>
      <Strips />
      <path d="M196 186H1084L1120 244H160Z" fill={madderLight} />
      <path
        d="M904 186H946L974 236H904ZM264 186H282L292 236H264ZM1044 186H1062L1072 236H1044Z"
        fill={madderShade}
      />
      <path d="M364 200H924L934 222H354Z" fill={deep} />
      <Letter />
      <Calendar />
    </Drawing>
  </Stage>
);

/** The back of an envelope, down to the slot: its flap, and the coloured edge of letters by air. */
function Letter() {
  return (
    <Cut d="M392 32H904V214H392Z" fill={paper}>
      {[50, 94, 138, 182].map((y, i) => (
        <path
          key={y}
          d={`M380 ${y}L412 ${y - 16}V${y + 6}L380 ${y + 22}ZM884 ${y}L916 ${y - 16}V${y + 6}L884 ${y + 22}Z`}
          fill={i % 2 ? madder : indigo}
        />
      ))}
      <path d="M412 32L634 184C643 190 653 190 662 184L884 32Z" fill={paperShade} />
      <path
        d={gouge([[412, 32], [520, 104], [640, 190], 4], [[884, 32], [778, 104], [656, 190], 4])}
        fill={steelShade}
      />
    </Cut>
  );
}

function Strips() {
  return (
    <>
      {STRIPS.map((it, i) => {
        const [x, length, , swing] = it;
        const end = BELOW + length;
        // The coloured edge of the letter, along the end of its strip.
        const slope = (swing * 0.35) / WIDE;
        const [left, right] = [end + 60 * slope - 30, end - 110 * slope - 30];
        return (
          <Cut key={x} d={strip(it)} fill={paper}>
            <path
              d={strip(it)}
              fill={i % 2 ? paperShade : steel}
              transform={`translate(${i % 2 ? 14 : 34} 0)`}
            />
            <path
              d={`M${x + swing - 60} ${left}L${x + swing + 110} ${right}V${end + 60}H${x + swing - 60}Z`}
              fill={i % 2 ? indigo : madder}
            />
            <path d={`M${x - 60} ${BELOW - 20}H${x + 90}V${BELOW + 40}H${x - 60}Z`} fill={steelShade} />
          </Cut>
        );
      })}
    </>
  );
}

function Calendar() {
  return (
    <>
      <Cut d="M160 236H1120V584H160Z" fill={indigo}>
        <path d="M1096 230H1130V590H1096ZM160 564H1120V590H160Z" fill={deep} />
        <path d="M160 230H1120V308H160Z" fill={madder} />
        <path d="M160 290H1120V308H160ZM1096 230H1130V308H1096Z" fill={madderShade} />
      </Cut>
      <path d={gouge([[300, 246], [520, 242], [980, 246], 4])} fill={madderLight} />
      <path d={gouge([[175, 326], [171, 440], [175, 552], 4])} fill="#5c74d6" />
      {[250, 1030].map((x) => (
        <g key={x} transform={`translate(${x} 150)`}>
          <path d="M-26 104A26 26 0 1 0 26 104A26 26 0 0 0-26 104Z" fill={madderShade} />
          <Cut d="M-14 14A14 14 0 0 1 14 14V102A14 14 0 0 1-14 102Z" fill={steel}>
            <path d="M3-4H20V120H3Z" fill={steelShade} />
          </Cut>
        </g>
      ))}
      {TURNS.map((turn, i) => (
        <g key={turn} transform={`translate(${190 + (i % 6) * 150} ${326 + Math.floor(i / 6) * 119})`}>
          <Month last={i === 11} turn={turn} />
        </g>
      ))}
    </>
  );
}

/** A field of 134 by 106: crossed out, or the last, which comes off. */
function Month({ last, turn }: { readonly last: boolean; readonly turn: number }) {
  return (
    <>
      <path d="M8 8H142V114H8Z" fill={deep} />
      <path d="M0 0H134V106H0Z" fill={last ? turmeric : paper} />
      {last ? (
        <>
          <path d="M134 62V106H72Z" fill={turmericShade} />
          <path d="M72 106L134 62L88 66Z" fill="#ffe49c" />
        </>
      ) : (
        <path
          d={gouge([[24, 14], [70, 46], [112, 92], 12], [[114, 12], [66, 50], [20, 94], 12])}
          fill={madder}
          transform={`rotate(${turn} 67 53)`}
        />
      )}
    </>
  );
}
