import { mix } from "../../../kit/colour.ts";
import type { Draw } from "../../../kit/contract.ts";
import { Stage } from "../../../kit/stage.tsx";
import { word } from "../../../kit/words.ts";
import { Box, Ink, Say, times, Wire } from "../parts.tsx";

const bars = [150, 396, 642, 888, 1134] as const;

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

/** The warp from the side: steel drop wires hang on their ends, one end is broken and its wire has fallen. */
export const draw: Draw = (brief, picture, { client }) => {
  const { ground, paper, ink, main, second, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  const layers = times(6).reverse();
  const END = 560;
  return (
    <Stage ground={ink}>
      <Ink client={client}>
        <Box at={[0, 0, 1280, 160]} fill={ground} />
        {layers.map((depth) => {
          const shift = depth * 15;
          const shade = mix(ink, "#d9cfc2", 0.2 + 0.12 * (5 - depth));
          const yarn = mix(ink, second, 0.24 + 0.13 * (5 - depth));
          return (
            <g key={depth}>
              {bars.map((x, i) => (
                <g key={x}>
                  <Box at={[x + shift - 7, 400 - shift - 26, 14, 52]} fill={mix(ink, main, 0.5)} />
                  <DropWire
                    x={x + shift}
                    y={(depth === 0 && i === 2 ? 344 : 230) - shift}
                    fill={depth === 0 ? "#e8e1d6" : shade}
                  />
                </g>
              ))}
              {depth > 0 && <Wire d={`M0 ${END - shift}H1280`} color={yarn} thick={8} />}
            </g>
          );
        })}
        {bars.map((x) => (
          <g key={x}>
            <Box at={[x - 9, 372, 18, 60]} fill={main} />
            <Box at={[x - 3, 366, 6, 66]} fill={second} />
          </g>
        ))}
        <Wire d={`M0 ${END}H396`} color={accent} thick={14} />
        <Wire
          d={`M396 ${END}H480C536 ${END} 540 660 524 748C512 800 540 824 556 856`}
          color={accent}
          thick={14}
          cap="round"
        />
        <Wire d="M548 846l-26 32M552 850l2 44M556 850l26 30" color={accent} thick={5} cap="round" />
        <Wire
          d={`M1280 ${END}H888C800 ${END} 776 640 790 740C796 776 772 800 776 824`}
          color={accent}
          thick={14}
          cap="round"
        />
        <Wire d="M776 816l-24 30M776 820l4 40M778 816l26 26" color={accent} thick={5} cap="round" />
        <Box at={[600, 196, 84, 36]} fill={accent} />
        <Wire d="M642 232V344" color={accent} thick={6} />
        <Box at={[64, 32, 96, 96]} fill={accent} />
        <Say at={[192, 106]} size={72} weight={800} color={paper}>
          {say(2)}
        </Say>
        <Say at={[1216, 104]} size={60} weight={600} color={second} anchor="end">
          {say(3)}
        </Say>
        <Box at={[462, 180, 360, 72]} fill={accent} />
        <Say at={[642, 230]} size={42} weight={800} color={ink} anchor="middle">
          {say(1)}
        </Say>
        <Say at={[150, 904]} size={60} weight={800} color={accent}>
          {say(0)}
        </Say>
        <Wire d="M310 840V580" color={accent} thick={5} dash="4 12" />
      </Ink>
    </Stage>
  );
};
