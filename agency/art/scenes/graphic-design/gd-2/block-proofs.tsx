import type { Draw } from "../../../kit/contract.ts";
import { At, Drawing, Stage } from "../../../kit/stage.tsx";
import { word } from "../../../kit/words.ts";
import { mulberry32 } from "../../../weave/random.ts";
import { Say } from "../say.tsx";
import { Figure } from "./figure.tsx";
import { figurePath } from "./squares.ts";

const proofs = [
  { x: 56, wear: 0 },
  { x: 352, wear: 1 },
  { x: 648, wear: 2 },
] as const;

/** Three proofs of the figure four as its block wears, the gap enlarged each time, and the carved block. */
export const draw: Draw = (brief, picture) => {
  const { paper, ink, main, ground } = brief.palette;
  const say = (index: number) => word(picture, index);
  const random = mulberry32(6);
  return (
    <Stage ground="#2a4b3c">
      <At
        x={40}
        y={40}
        width={900}
        height={880}
        style={{ background: paper, boxShadow: "14px 14px 0 #14271f" }}
      >
        <Drawing width={900} height={880}>
          {proofs.map(({ x, wear }) => (
            <g key={x}>
              <Figure figure="৪" x={x} y={64} cell={8} color={main} />
              <path
                d={Array.from({ length: wear * 60 }, () => {
                  const size = 2 + random() * 5;
                  return `M${x + random() * 192} ${64 + random() * 288}h${size}v${size}h${-size}z`;
                }).join("")}
                fill={paper}
              />
              <rect x={x + 46} y={128} width={104} height={52} fill="none" stroke={ink} strokeWidth={4} />
              <path d={`M${x + 98} 180V492`} stroke={ink} strokeWidth={4} />
              <clipPath id={`lens-${wear}`}>
                <circle cx={x + 98} cy={604} r={116} />
              </clipPath>
              <g clipPath={`url(#lens-${wear})`}>
                <rect x={x - 40} y={480} width={280} height={250} fill={main} />
                <path
                  d={`M${x - 6 + wear * 10} ${560 + wear * 6}h${208 - wear * 20}v${88 - wear * 12}h${-208 + wear * 20}z`}
                  fill={paper}
                />
                <path
                  d={Array.from({ length: wear * 16 }, () => {
                    const size = 6 + random() * 12;
                    return `M${x - 20 + random() * 240} ${500 + random() * 210}h${size}v${size}h${-size}z`;
                  }).join("")}
                  fill={wear === 2 ? "#dc7a5f" : main}
                />
              </g>
              <circle cx={x + 98} cy={604} r={116} fill="none" stroke={ink} strokeWidth={8} />
            </g>
          ))}
          <path
            d="M746 560v88M730 560h32M730 648h32"
            stroke={ink}
            strokeWidth={5}
            transform="translate(0 0)"
          />
        </Drawing>
        {proofs.map(({ x, wear }) => (
          <Say
            key={x}
            x={x + 98}
            y={736}
            size={27}
            family="Archivo"
            stretch={90}
            weight={650}
            color={ink}
            align="center"
          >
            {say(wear)}
          </Say>
        ))}
        <Say x={746} y={800} size={44} family="Archivo" stretch={100} weight={750} color={ink} align="center">
          {say(3)}
        </Say>
      </At>
      <Drawing x={980} y={96} width={260} height={640}>
        <path d="M18 18H262V622H18Z" fill="#14271f" />
        <rect width={244} height={604} fill="#b9783f" />
        <path
          d={Array.from(
            { length: 16 },
            (_, i) => `M${i * 16 + 6} 0C${i * 16 + 20} 200 ${i * 16 - 14} 380 ${i * 16 + 8} 604`,
          ).join("")}
          stroke="#9c5f2c"
          strokeWidth={4}
          fill="none"
        />
        <rect x={14} y={80} width={216} height={440} fill="#8a4f22" />
        <g transform="translate(218 156) scale(-1 1)">
          <path d={figurePath("৪", 8)} fill="#5c2c10" transform="translate(-8 10)" />
          <path d={figurePath("৪", 8)} fill={main} />
          <path d="M8 90h170M20 200h150M30 260h120" stroke={ground} strokeWidth={5} />
        </g>
      </Drawing>
      <Say
        x={980}
        y={776}
        width={260}
        size={30}
        family="Archivo"
        stretch={96}
        weight={600}
        color={paper}
        leading={1.2}
      >
        {say(4)}
      </Say>
    </Stage>
  );
};
