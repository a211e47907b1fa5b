import type { Draw } from "../../../kit/contract.ts";
import { At, Block, Drawing, Stage } from "../../../kit/stage.tsx";
import { Display, Fit, svgFont } from "../../../kit/type.tsx";
import { word } from "../../../kit/words.ts";

const bangla = '"Anek Bangla"';

/** The name as the painter brushes it in both scripts; what his brush changed is turmeric. */
export const draw: Draw = (brief, picture) => {
  const { ground, paper, main, second } = brief.palette;
  const say = (index: number) => word(picture, index);
  const above = (color: string, clip?: string) => (
    <At x={48} y={56} width={1184} height={376} style={clip ? { clipPath: clip } : {}}>
      <div
        style={{
          fontFamily: bangla,
          fontWeight: 800,
          fontSize: 430,
          lineHeight: "420px",
          color,
          whiteSpace: "nowrap",
          textAlign: "center",
        }}
      >
        {say(0)}
      </div>
    </At>
  );
  const below = (color: string, clip?: string) => (
    <At x={48} y={464} width={1184} height={256} style={clip ? { clipPath: clip } : {}}>
      <Fit width={1184} size={340} weight={800} color={color}>
        {say(1)}
      </Fit>
    </At>
  );
  return (
    <Stage ground={ground}>
      {above(paper)}
      {above(second, "inset(188px 817px 20px 194px)")}
      {below(paper)}
      {below(second, "inset(-16px 686px 0 400px)")}
      <Drawing width={1280} height={960}>
        <path d="M32 448H1248" stroke={main} strokeWidth={4} strokeDasharray="16 8" />
      </Drawing>
      <Block x={0} y={744} width={1280} height={216} color={main} />
      <At x={48} y={768} width={1184}>
        <div style={{ display: "flex", justifyContent: "space-between", color: paper }}>
          {say(3)
            .split(" ")
            .map((numeral) => (
              <div key={numeral} style={{ font: `800 84px/96px ${bangla}` }}>
                {numeral}{" "}
              </div>
            ))}
        </div>
        <div style={{ display: "flex", justifyContent: "space-between" }}>
          {say(2)
            .split(" ")
            .map((numeral) => (
              <Display key={numeral} size={72} stretch={82} color={second} leading={1.1}>
                {numeral}{" "}
              </Display>
            ))}
        </div>
      </At>
      <Drawing width={1280} height={960}>
        <g transform="translate(1056 26)">
          <path d="M24 0H152V44H24z" fill={main} />
          <path d="M24 44H152V60H24z" fill={paper} />
          <path d="M32 60H144V96L132 104 120 96 104 106 88 96 72 104 56 96 44 104 32 96z" fill={second} />
        </g>
        <text x={1056} y={84} textAnchor="end" fill="#ffffff" {...svgFont(32, 700)}>
          {say(4)}
        </text>
      </Drawing>
    </Stage>
  );
};
