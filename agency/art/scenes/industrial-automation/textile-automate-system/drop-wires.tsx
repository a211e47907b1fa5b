import { mix } from "../../../kit/colour.ts";
import type { Client, Draw, Film, PictureBrief, ProjectBrief } from "../../../kit/contract.ts";
import { Stage } from "../../../kit/stage.tsx";
import { between, gliding, landing, pose, share } from "../../../kit/time.ts";
import { word } from "../../../kit/words.ts";
import { Box, Ink, Say, times, Wire } from "../parts.tsx";

const bars = [150, 396, 642, 888, 1134] as const;
const END = 560;

/** The two loose ends of the yellow end, as control points, and how they lie when it is whole. */
const LEFT = { whole: [480, 560, 536, 560, 570, 560, 600, 560, 615, 560, 630, 560, 642, 560] };
const RIGHT = { whole: [888, 560, 820, 560, 760, 560, 720, 560, 690, 560, 660, 560, 642, 560] };
const LOOSE = {
  left: [480, 560, 536, 560, 540, 660, 524, 748, 512, 800, 540, 824, 556, 856],
  right: [888, 560, 800, 560, 776, 640, 790, 740, 796, 776, 772, 800, 776, 824],
};

/** How the yarn is at a moment. */
interface State {
  /** 1: the end is broken, its wire down. 0: whole, the wire held up. */
  readonly broken: number;
  /** How far the wire has fallen, 0 to 1. */
  readonly fallen: number;
  /** How far the shed is open, −1 to 1; 0 while the loom stands. */
  readonly shed: number;
  /** How far the warp has been drawn on, in pixels. */
  readonly drawn: number;
}

const STOPPED: State = { broken: 1, fallen: 1, shed: 0, drawn: 0 };

/** A drop wire seen flat: a long slot for the contact bar above, an eye for the end below. */
function DropWire(props: { readonly x: number; readonly y: number; readonly fill: string }) {
  const { x, y, fill } = props;
  return (
    <path
      transform={`translate(${x} ${y})`}
      fillRule="evenodd"
      fill={fill}
      d="M-40 24L-24 0H24L40 24V480L0 520L-40 480ZM-12 40V232H12V40ZM-14 330a14 14 0 0 0 28 0a14 14 0 0 0-28 0Z"
    />
  );
}

/** Spun yarn: its twist runs along it as the warp is drawn on. */
function Yarn(props: { d: string; color: string; thick: number; drawn: number; twist: string }) {
  const { d, color, thick, drawn, twist } = props;
  return (
    <>
      <Wire d={d} color={color} thick={thick} cap="round" />
      {drawn > 0 && (
        <path
          d={d}
          fill="none"
          stroke={twist}
          strokeWidth={thick * 0.36}
          strokeDasharray="26 22"
          strokeDashoffset={-drawn}
        />
      )}
    </>
  );
}

/** Frayed fibres at a loose end, where its tip is. */
function Frays(props: { d: string; color: string; off: string }) {
  return (
    <g transform={`translate(${props.off})`}>
      <Wire d={props.d} color={props.color} thick={5} cap="round" />
    </g>
  );
}

function Warp(props: { brief: ProjectBrief; picture: PictureBrief; client: Client; state: State }) {
  const { brief, picture, client, state } = props;
  const { ground, paper, ink, main, second, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  const layers = times(6).reverse();
  const { broken, fallen, shed, drawn } = state;
  const isDown = fallen > 0.5;
  const lift = (index: number) => (index % 2 ? shed : -shed) * 20;
  const path = (side: typeof LEFT, loose: number[]) => {
    const at = pose(side.whole, loose, broken);
    return `${at[0]}C${at.slice(2, 8).join(" ")}C${at.slice(8).join(" ")}`;
  };
  /** How far a loose tip is from where it comes to rest. */
  const off = (side: typeof LEFT, loose: number[]) =>
    pose(side.whole, loose, broken)
      .slice(-2)
      .map((value, i) => value - (loose.at(i - 2) ?? 0))
      .join(" ");
  const level = END + lift(0) * (1 - broken);
  const tip = mix(accent, ink, 0.3);
  return (
    <Stage ground={ink}>
      <Ink client={client}>
        <Box at={[0, 0, 1280, 160]} fill={ground} />
        {layers.map((depth) => {
          const shift = depth * 15;
          const shade = mix(ink, "#d9cfc2", 0.2 + 0.12 * (5 - depth));
          const yarn = mix(ink, second, 0.24 + 0.13 * (5 - depth));
          const up = lift(depth);
          return (
            <g key={depth}>
              {bars.map((x, i) => {
                const own = depth === 0 && i === 2;
                return (
                  <g key={x}>
                    <Box at={[x + shift - 7, 400 - shift - 26, 14, 52]} fill={mix(ink, main, 0.5)} />
                    <DropWire
                      x={x + shift}
                      y={(own ? between(230, 344, fallen) : 230) - shift + up * (own ? 1 - fallen : 1)}
                      fill={depth === 0 ? "#e8e1d6" : shade}
                    />
                  </g>
                );
              })}
              {depth > 0 && (
                <g transform={`translate(0 ${up})`}>
                  <Yarn
                    d={`M0 ${END - shift}H1280`}
                    color={yarn}
                    thick={8}
                    drawn={drawn}
                    twist={mix(yarn, ink, 0.4)}
                  />
                </g>
              )}
            </g>
          );
        })}
        {bars.map((x) => (
          <g key={x}>
            <Box at={[x - 9, 372, 18, 60]} fill={main} />
            <Box at={[x - 3, 366, 6, 66]} fill={second} />
          </g>
        ))}
        <g transform={`translate(0 ${level - END})`}>
          <Yarn d={`M0 ${END}H396`} color={accent} thick={14} drawn={drawn} twist={tip} />
          <Yarn
            d={`M396 ${END}H${path(LEFT, LOOSE.left)}`}
            color={accent}
            thick={14}
            drawn={drawn * (1 - broken)}
            twist={tip}
          />
          {broken > 0.3 && (
            <Frays
              d="M548 846l-26 32M552 850l2 44M556 850l26 30"
              color={accent}
              off={off(LEFT, LOOSE.left)}
            />
          )}
          <Yarn
            d={`M1280 ${END}H${path(RIGHT, LOOSE.right)}`}
            color={accent}
            thick={14}
            drawn={drawn * (1 - broken)}
            twist={tip}
          />
          {broken > 0.3 && (
            <Frays
              d="M776 816l-24 30M776 820l4 40M778 816l26 26"
              color={accent}
              off={off(RIGHT, LOOSE.right)}
            />
          )}
          {broken < 0.1 && <Box at={[630 - drawn, END - 15, 24, 30]} fill={accent} />}
        </g>
        {isDown && <Box at={[600, 196, 84, 36]} fill={accent} />}
        {isDown && <Wire d="M642 232V344" color={accent} thick={6} />}
        <Box at={[64, 32, 96, 96]} fill={isDown ? accent : mix(ground, ink, 0.45)} />
        {isDown && (
          <Say at={[192, 106]} size={72} weight={800} color={paper}>
            {say(2)}
          </Say>
        )}
        <Say at={[1216, 104]} size={60} weight={600} color={second} anchor="end">
          {say(3)}
        </Say>
        {isDown && <Box at={[462, 180, 360, 72]} fill={accent} />}
        {isDown && (
          <Say at={[642, 230]} size={42} weight={800} color={ink} anchor="middle">
            {say(1)}
          </Say>
        )}
        <Say at={[150, 904]} size={60} weight={800} color={accent}>
          {say(0)}
        </Say>
        <Wire d="M310 840V580" color={accent} thick={5} dash="4 12" />
      </Ink>
    </Stage>
  );
}

/** The warp from the side: steel drop wires hang on their ends, one end is broken and its wire has fallen. */
export const draw: Draw = (brief, picture, { client }) => (
  <Warp brief={brief} picture={picture} client={client} state={STOPPED} />
);

/** The weaver knots the end at 1 s, the loom runs until 6 s, then the end breaks again. */
function stateAt(moment: number): State {
  const [start, stop] = [2.4, 6.1];
  const knotted = gliding(share(moment, 1, 2));
  const snapped = landing(share(moment, stop, stop + 0.35));
  const broken =
    moment < stop
      ? 1 - knotted
      : snapped *
        (1 + 0.12 * Math.sin(share(moment, stop, stop + 0.6) * 9) * (1 - share(moment, stop, stop + 0.6)));
  // The wire falls as a stone does, and rebounds once from the bar.
  const drop = share(moment, stop + 0.05, stop + 0.23) ** 2;
  const rebound = Math.sin(share(moment, stop + 0.23, stop + 0.43) * Math.PI) * 0.12;
  const fallen = moment < stop ? 1 - gliding(share(moment, 1.2, 2)) : drop - rebound;
  // Starts slowly, and is braked within a third of a second of the break.
  const speed = share(moment, start, start + 0.8) * (1 - share(moment, stop + 0.1, stop + 0.4));
  const turns = Math.max(0, Math.min(moment, stop + 0.4) - start) * 1.5;
  const isRunning = moment > start && moment < stop + 0.4;
  const shed = isRunning ? Math.sin(turns * Math.PI * 2) * speed : 0;
  return { broken, fallen, shed, drawn: isRunning ? turns * 170 : 0 };
}

export const film: Film = {
  seconds: 8,
  draw: (brief, picture, { client }, moment) => (
    <Warp brief={brief} picture={picture} client={client} state={stateAt(moment)} />
  ),
};
