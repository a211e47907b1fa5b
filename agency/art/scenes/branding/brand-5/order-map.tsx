import { mix } from "../../../kit/colour.ts";
import type { Draw } from "../../../kit/contract.ts";
import { Block, Drawing, Stage } from "../../../kit/stage.tsx";
import { word } from "../../../kit/words.ts";
import { Mark, Type } from "./parts.tsx";
import { Bowl, Cup, Dish, Jug } from "./shapes.tsx";

const [LEFT, TOP, WIDE, HIGH] = [56, 40, 760, 880];

/** The river's middle and half its width at a height of the map. */
const river = (y: number) => ({
  x: 380 + 78 * Math.sin(y / 96),
  half: 12 + (y / HIGH) * 62,
});

/** The order list as a map: the river widens to the foot, shapes stand along its banks; letter and card beside it. */
export const draw: Draw = (brief, picture) => {
  const { paper, ink, main, second, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  const ys = Array.from({ length: 45 }, (_, i) => i * 20);
  const bank = [
    ...ys.map((y) => `${river(y).x - river(y).half} ${y}`),
    ...[...ys].reverse().map((y) => `${river(y).x + river(y).half} ${y}`),
  ];
  const ghats = [96, 232, 368, 510, 652, 796];
  const shadow = mix(accent, "#000000", 0.4);
  const box = (x: number, y: number) => (
    <path key={`${x},${y}`} d={`M${x} ${y}h44v36h-44z`} fill={paper} stroke={main} strokeWidth={3} />
  );
  return (
    <Stage ground={accent}>
      <Block x={LEFT + 20} y={TOP + 20} width={WIDE} height={HIGH} color={shadow} />
      <Block x={LEFT} y={TOP} width={WIDE} height={HIGH} color={second} />
      <Block x={LEFT + 190} y={TOP} width={190} height={HIGH} color={mix(second, ink, 0.06)} />
      <Block x={LEFT + 570} y={TOP} width={190} height={HIGH} color={mix(second, ink, 0.06)} />
      <Drawing x={LEFT} y={TOP} width={WIDE} height={HIGH}>
        <path d="M0 293H760M0 586H760" stroke={mix(second, ink, 0.16)} strokeWidth={3} />
        <path d={`M${bank.join("L")}Z`} fill={main} />
        {ghats.map((y, i) => {
          const { x, half } = river(y);
          const left = i === 0 || i === 2 || i === 5;
          const edge = left ? x - half : x + half;
          const jetty = left ? -46 : 46;
          return (
            <g key={y}>
              <path d={`M${edge} ${y}h${jetty}M${edge + jetty} ${y - 16}v32`} stroke={ink} strokeWidth={8} />
              <Type
                x={edge + jetty * 1.4}
                y={y - 2}
                size={34}
                color={ink}
                align={left ? "end" : "start"}
                weight={800}
                stretch={i > 4 ? 108 : 116}
              >
                {say(i)}
              </Type>
              {box(left ? edge + jetty * 1.4 - 44 : edge + jetty * 1.4, y + 12)}
              {i === 0 && (
                <Type x={edge + jetty * 1.4 - 56} y={y + 38} size={22} color={main} align="end">
                  {say(9)}
                </Type>
              )}
            </g>
          );
        })}
        <Cup x={592} y={128} width={64} color={paper} line={main} />
        <Cup x={676} y={128} width={76} color={paper} line={main} />
        <Type x={634} y={166} size={24} color={ink} align="middle" stretch={100}>
          {say(6)}
        </Type>
        <Dish x={168} y={248} width={196} color={paper} line={main} />
        <Type x={126} y={290} size={24} color={ink} align="middle" stretch={100}>
          {say(7)}
        </Type>
        <Bowl x={650} y={438} width={132} color={paper} line={main} />
        <Jug x={92} y={580} width={96} color={paper} line={main} />
        <Bowl x={664} y={806} width={148} color={paper} line={main} />
        <Dish x={142} y={684} width={244} color={paper} line={main} />
        <Type x={142} y={724} size={24} color={ink} align="middle" stretch={100}>
          {say(8)}
        </Type>
      </Drawing>
      <Drawing width={1280} height={960}>
        <path d="M872 72H1240V560H872z" fill={shadow} transform="translate(16 16)" />
        <path d="M872 72H1240V560H872z" fill={paper} />
        <Mark x={904} y={104} width={112} color={main} />
        <path
          d="M904 264H1128M904 296H1200M904 328H1184M904 360H1200M904 392H1080M904 456H1200M904 488H1136"
          stroke={mix(paper, ink, 0.3)}
          strokeWidth={6}
        />
        <path d="M872 528H1240V560H872z" fill={main} />
        <g transform="rotate(-5 1056 756)">
          <path d="M880 640H1224V856H880z" fill={shadow} transform="translate(16 16)" />
          <path d="M880 640H1224V856H880z" fill={main} />
          <Mark x={944} y={678} width={216} color={paper} />
        </g>
      </Drawing>
    </Stage>
  );
};
