import { mix } from "../../../kit/colour.ts";
import type { Draw } from "../../../kit/contract.ts";
import { Spread } from "../../../kit/paper.tsx";
import { Drawing, Stage } from "../../../kit/stage.tsx";
import { word } from "../../../kit/words.ts";
import { Wool } from "./ball.tsx";
import { Lot, plain, stitch, yarns } from "./knit.tsx";

const [PAGE, HEIGHT] = [584, 816];

/** Spread on the lot code: three pairs of balls, one that does not match at a ringed stitch; the nine places. */
export const draw: Draw = (brief, picture) => {
  const { paper, ink, main, second, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  const grey = mix(paper, ink, 0.24);
  const colors = [grey, accent] as const;
  const pairs = [
    { color: yarns.skjell, codes: ["101100101", "101100101"] },
    { color: yarns.tang, codes: ["001110100", "001110100"] },
    { color: yarns.steinlav, codes: ["110100110", "110101110"] },
  ];
  const ball = (x: number, y: number, color: string, code: string) => (
    <Wool x={x} y={y} size={0.6} color={color}>
      <path
        d="M-118 -148C-40 -152 40 -152 118 -148C124 -60 124 60 118 148C40 152 -40 152 -118 148C-112 60 -112 -60 -118 -148Z"
        fill={paper}
      />
      <Lot x={-108} y={-34} width={216} code={code} colors={colors} tall={2.6} />
    </Wool>
  );
  const left = (
    <Drawing width={PAGE} height={HEIGHT}>
      {pairs.map(({ color, codes }, i) => {
        const y = 128 + i * 256;
        const right = i < 2;
        return (
          <g key={color}>
            <path d={`M0 ${y - 110}H584V${y + 96}H0Z`} fill={mix(color, ink, 0.45)} />
            {ball(158, y, color, codes[0] ?? "")}
            {ball(412, y, i < 2 ? color : mix(color, "#9b2c10", 0.28), codes[1] ?? "")}
            {!right && (
              <circle
                cx={358 + 5.5 * 14.4 - 11}
                cy={y - 3}
                r={30}
                fill="none"
                stroke={main}
                strokeWidth={6}
              />
            )}
            <path
              d={right ? `M68 ${y + 122}l12 14l26 -32` : `M68 ${y + 106}l30 30M98 ${y + 106}l-30 30`}
              fill="none"
              stroke={right ? second : accent}
              strokeWidth={10}
            />
            <text x={124} y={y + 136} fill={ink} {...plain(38, 680)}>
              {say(i)}
            </text>
          </g>
        );
      })}
    </Drawing>
  );
  const right = (
    <Drawing width={PAGE} height={HEIGHT}>
      {Array.from({ length: 9 }, (_, i) => {
        const x = 44 + i * 56;
        return (
          <g key={x}>
            <path d={stitch(x, 64, 50, 66)} fill={i % 2 ? grey : accent} />
            <path d={stitch(x, 144, 50, 66)} fill={i % 2 ? accent : grey} />
            <text x={x + 25} y={250} textAnchor="middle" fill={ink} {...plain(26, 600)}>
              {i + 1}
            </text>
          </g>
        );
      })}
      <path d="M44 270H544" stroke={ink} strokeWidth={4} />
      <text x={44} y={336} fill={ink} {...plain(46, 600)}>
        {say(3)}
      </text>
      <text x={544} y={336} textAnchor="end" fill={ink} {...plain(46, 600)}>
        {say(4)}
      </text>
      <path d="M0 376H584V540H0Z" fill={accent} />
      <text x={40} y={500} fill={ink} textLength={500} lengthAdjust="spacingAndGlyphs" {...plain(120, 720)}>
        {say(5)}
      </text>
      <Lot x={44} y={588} width={330} code="000000000" colors={colors} tall={1.3} />
      <path d="M36 648L384 576" stroke={ink} strokeWidth={7} />
      <text x={44} y={694} fill={ink} {...plain(32, 600)}>
        {say(6)}
      </text>
      <path d="M44 752H256M44 736v32M240 738L260 752L240 766" fill="none" stroke={main} strokeWidth={6} />
      <text x={280} y={762} fill={ink} {...plain(28, 600, 96)}>
        {say(7)}
      </text>
    </Drawing>
  );
  return (
    <Stage ground={yarns.sisselrot}>
      <Drawing width={1280} height={960}>
        <path
          d="M0 760C300 660 620 900 900 780C1080 700 1180 760 1280 720"
          fill="none"
          stroke={mix(yarns.sisselrot, ink, 0.3)}
          strokeWidth={20}
        />
        <path
          d="M0 756C300 656 620 896 900 776C1080 696 1180 756 1280 716"
          fill="none"
          stroke={yarns.korkje}
          strokeWidth={16}
        />
      </Drawing>
      <Spread x={56} y={64} pageWidth={PAGE} height={HEIGHT} color={paper} left={left} right={right} />
    </Stage>
  );
};
