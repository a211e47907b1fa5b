import type { Draw } from "../../../kit/contract.ts";
import { At, Block, Drawing, Stage } from "../../../kit/stage.tsx";
import { svgFont } from "../../../kit/type.tsx";
import { word } from "../../../kit/words.ts";
import { Dimension } from "../press.tsx";
import { Say } from "../say.tsx";
import { Weave } from "./tin.tsx";

/** The back panel of the salt tin enlarged: weights in two scripts, price, batch and iodine, a ruler beside it. */
export const draw: Draw = (brief, picture) => {
  const { ink, second, accent, main } = brief.palette;
  const say = (index: number) => word(picture, index);
  return (
    <Stage ground={second}>
      <Weave food="salt" width={1280} height={960} cell={16} />
      <At
        x={96}
        y={72}
        width={864}
        height={816}
        style={{ background: "#ffffff", boxShadow: "14px 14px 0 rgba(10,20,50,.55)" }}
      >
        <Say x={48} y={36} size={110} family="Anek Bangla" weight={800} color={ink} leading={1.25}>
          {say(0)}
        </Say>
        <Say x={48} y={220} size={132} family="Roboto Slab" weight={900} color={ink} leading={1}>
          {say(1)}
        </Say>
        <Say
          x={816}
          y={220}
          size={132}
          family="Roboto Slab"
          weight={300}
          color={second}
          leading={1}
          align="right"
        >
          {say(3)}
        </Say>
        <Say
          x={816}
          y={68}
          size={80}
          family="Anek Bangla"
          weight={500}
          color={second}
          leading={1.25}
          align="right"
        >
          {say(2)}
        </Say>
        <Block x={48} y={404} width={768} height={6} color={ink} />
        {[4, 5].map((index, i) => (
          <At
            key={index}
            x={48}
            y={420 + i * 104}
            width={768}
            height={104}
            style={{ borderBottom: `3px solid ${ink}` }}
          >
            <Say x={0} y={18} size={54} family="Roboto Slab" weight={i === 0 ? 800 : 500} color={ink}>
              {say(index)}
            </Say>
            <Drawing x={600} y={28} width={168} height={48} crisp>
              {Array.from({ length: 28 }, (_, k) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place
                <rect key={k} x={k * 6} width={(k * (i + 3)) % 5 > 1 ? 4 : 2} height={48} fill={ink} />
              ))}
            </Drawing>
          </At>
        ))}
        <At x={48} y={664} width={768} height={112} style={{ background: main }}>
          <Say x={32} y={22} size={56} family="Roboto Slab" weight={800} color={ink}>
            {say(6)}
          </Say>
          <Drawing x={664} y={16} width={80} height={80}>
            <path d="M40 0L80 40L40 80L0 40Z" fill={ink} />
            <path d="M24 42L36 54L58 28" fill="none" stroke={main} strokeWidth={9} />
          </Drawing>
        </At>
      </At>
      <Drawing x={1008} y={0} width={272} height={960}>
        <rect x={40} y={0} width={176} height={960} fill="#f0d9a4" />
        <rect x={40} y={0} width={8} height={960} fill="#b98b3c" />
        {Array.from({ length: 49 }, (_, i) => (
          <path
            // biome-ignore lint/suspicious/noArrayIndexKey: a mark is its place
            key={i}
            d={`M48 ${i * 20}h${i % 10 === 0 ? 96 : i % 5 === 0 ? 68 : 40}`}
            stroke={ink}
            strokeWidth={3}
          />
        ))}
        <Dimension x={-16} y={292} length={92} upright color={accent} label="" />
        <path d="M-16 338H104" stroke={accent} strokeWidth={4} />
        <rect x={92} y={304} width={124} height={68} fill={accent} />
        <text x={154} y={352} textAnchor="middle" fill="#ffffff" {...svgFont(42, 750)}>
          {say(7)}
        </text>
      </Drawing>
    </Stage>
  );
};
