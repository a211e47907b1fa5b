import type { Draw } from "../../../kit/contract.ts";
import { Glyph } from "../../../kit/glyph.tsx";
import { At, Block, Drawing, Stage } from "../../../kit/stage.tsx";
import { word } from "../../../kit/words.ts";
import { Numeral, rooms, T } from "./parts.tsx";

const dots = [
  [300, 62],
  [352, 128],
  [262, 150],
  [322, 204],
  [226, 232],
  [284, 262],
  [360, 282],
  [180, 300],
  [310, 330],
  [244, 352],
  [392, 372],
  [330, 408],
  [452, 452],
  [516, 498],
] as const;
const named = [4, 0, 13] as const;

/** The home page, full bleed: one question, fourteen clinics on a map, and who is inside tonight. */
export const draw: Draw = (brief, picture, { client }) => {
  const { ground, paper, ink, main, second, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  const tonight = [
    [7, 2],
    [8, 6],
    [9, 1],
  ] as const;
  return (
    <Stage ground={paper}>
      <At x={640} y={0} width={640} height={600} clip style={{ background: ground }}>
        <Drawing width={640} height={600}>
          <path
            d="M470 0C430 120 500 190 450 300S560 420 640 560V600H590C520 470 380 420 410 300S390 130 430 0Z"
            fill="#7fc2d6"
          />
          <path
            d="M0 380C120 330 150 430 260 440S330 540 400 600H310C250 520 120 500 0 450Z"
            fill="#7fc2d6"
          />
          <path
            d="M300 -10L312 210L290 420L420 610M-10 210L312 210L660 170M60 610L230 232L352 128L560 -10M180 300L640 330"
            fill="none"
            stroke={paper}
            strokeWidth={10}
          />
          {dots.map(([x, y], index) => (
            <circle
              key={x}
              cx={x}
              cy={y}
              r={named.some((i) => i === index) ? 22 : 14}
              fill={accent}
              stroke={paper}
              strokeWidth={5}
            />
          ))}
        </Drawing>
        {named.map((dot, index) => {
          const [x, y] = dots[dot] ?? [0, 0];
          return (
            <At
              key={dot}
              x={index === 2 ? x - 214 : index === 0 ? x - 190 : x + 36}
              y={y - 24}
              height={48}
              style={{ background: ink, padding: "0 16px" }}
            >
              <span
                style={{
                  fontFamily: "Archivo",
                  fontSize: 28,
                  fontWeight: 700,
                  lineHeight: "48px",
                  color: paper,
                  whiteSpace: "nowrap",
                }}
              >
                {say([3, 4, 5][index] ?? 3)}
              </span>
            </At>
          );
        })}
        <At x={32} y={32} width={216} height={72} style={{ background: accent }}>
          <T x={0} y={22} size={30} weight={800} width={216} align="center" color={ink}>
            {say(2)}
          </T>
        </At>
      </At>
      <At x={56} y={44}>
        {client.mark({ size: 48, color: main, ground: paper })}
      </At>
      <T x={120} y={52} size={34} weight={800} stretch={108} color={ink}>
        {say(0)}
      </T>
      <At x={56} y={176} style={{ width: 540 }}>
        <div
          style={{
            fontFamily: "Archivo",
            fontSize: 124,
            fontWeight: 800,
            fontStretch: "96%",
            lineHeight: 0.94,
            letterSpacing: "-.04em",
            color: main,
          }}
        >
          {say(1)}
        </div>
      </At>
      <At x={56} y={456} width={528} height={88} style={{ border: `6px solid ${ink}` }}>
        <Block x={20} y={18} width={4} height={40} color={accent} />
        <Block x={440} y={0} width={76} height={76} color={ink} />
        <Glyph name="search" size={42} color={second} x={457} y={17} />
      </At>
      <At x={0} y={600} width={1280} height={360} style={{ background: ink }}>
        <T x={56} y={28} size={34} weight={700} color={paper}>
          {say(6)}
        </T>
        {tonight.map(([index, room], place) => {
          const [name = "", doctor = "", ...rest] = say(index).split(" ");
          const [tile, color] = rooms[room] ?? [main, paper];
          const [serial = "", state = ""] = rest;
          return (
            <At
              key={index}
              x={56 + place * 396}
              y={88}
              width={376}
              height={272}
              clip
              style={{ background: tile }}
            >
              <T x={24} y={28} size={34} weight={700} color={color}>
                {`${name} ${doctor}`}
              </T>
              {serial === "from" ? (
                <>
                  <T x={24} y={98} size={34} color={color}>
                    {serial}
                  </T>
                  <Numeral text={state} x={24} y={152} height={84} stretch={84} color={color} />
                </>
              ) : (
                <>
                  <Numeral text={serial} x={20} y={92} height={148} stretch={84} color={color} />
                  <T x={0} y={206} width={352} align="right" size={34} color={color}>
                    {state}
                  </T>
                </>
              )}
            </At>
          );
        })}
      </At>
    </Stage>
  );
};
