import type { Draw } from "../../../kit/contract.ts";
import { Sheet } from "../../../kit/paper.tsx";
import { At, Drawing, hardShadow, Stage } from "../../../kit/stage.tsx";
import { word } from "../../../kit/words.ts";
import { Box, Ink, Say, Wire } from "../parts.tsx";

/** One printed page on a clipboard: yarn against plan, four figures, the losses ticked by hand, signed. */
export const draw: Draw = (brief, picture, { client }) => {
  const { ground, ink, main, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  const pen = "#1f3fb0";
  const [yarn = "", plan = ""] = say(1).split(", plan ");
  return (
    <Stage ground={accent}>
      <At
        x={204}
        y={28}
        width={872}
        height={1000}
        style={{ background: "#5b3a24", ...hardShadow(20) }}
        turn={1}
      />
      <Sheet x={244} y={84} width={792} height={900} color="#fdfdfa" turn={1} shadow={6}>
        <Ink client={client} width={792} height={900}>
          <Say at={[48, 112]} size={38} weight={700} color={ink}>
            {say(0)}
          </Say>
          <Box at={[48, 136, 696, 6]} fill={ink} />
          <Box at={[48, 168, 696 * 0.9984, 96]} fill={main} />
          <Say at={[68, 236]} size={54} weight={800} color={ink}>
            {`${yarn}, plan ${plan}`.slice(0, yarn.length)}
          </Say>
          <Wire d="M744 156v120" color={ink} thick={6} />
          <Say at={[728, 232]} size={32} weight={600} color={ink} anchor="end">
            {`plan ${plan}`}
          </Say>
          {[2, 3, 4].map((index, i) => (
            <g key={index}>
              <Say at={[48, 332 + i * 58]} size={34} weight={600} color={ink}>
                {say(index)}
              </Say>
              <Box at={[48, 350 + i * 58, 696, 2]} fill="#b5bfc5" />
            </g>
          ))}
          <Box at={[48, 484, 696, 6]} fill={ink} />
          {[5, 6, 7].map((index, i) => (
            <g key={index}>
              <Box at={[48, 520 + i * 76, 36, 36]} line={ink} thick={4} />
              <Say at={[108, 550 + i * 76]} size={36} weight={600} color={ink}>
                {say(index)}
              </Say>
            </g>
          ))}
          <Wire
            d="M54 532l14 18l30-44M52 610l16 18l32-42M54 684l14 16l28-40"
            color={pen}
            thick={7}
            cap="round"
          />
          <Wire d="M106 640q120-10 238 2q110 8 210-6" color={pen} thick={5} cap="round" />
          <Box at={[400, 830, 344, 3]} fill={ink} />
          <Say at={[240, 832]} size={34} weight={600} color={ink}>
            {say(8)}
          </Say>
          <Wire
            d="M420 816c18-60 44-92 50-62s-32 74-6 58s40-60 50-46s-14 44 6 42s24-44 40-40s-8 42 10 40s30-64 42-92s14-10-2 40s-8 60 12 50s60-50 108-36"
            color={pen}
            thick={6}
            cap="round"
            join="round"
          />
        </Ink>
      </Sheet>
      <Drawing width={1280} height={960}>
        <path d="M500 0h280v56h44v72H456V56h44z" fill="#aab6be" />
        <path d="M456 104h368v24H456z" fill="#7e8c95" />
        <circle cx={640} cy={44} r={18} fill={ground} />
      </Drawing>
    </Stage>
  );
};
