import { mix } from "../../../kit/colour.ts";
import type { Draw } from "../../../kit/contract.ts";
import { Corrugated } from "../../../kit/place.tsx";
import { Block, Drawing, Stage } from "../../../kit/stage.tsx";
import { svgFont } from "../../../kit/type.tsx";
import { word } from "../../../kit/words.ts";
import { Brushed, BrushedArrow } from "./brush-letters.tsx";
import { Child, Man, Woman } from "./passengers.tsx";

/** Who goes aboard, from behind to before. */
const walkers = [
  { x: 1080, size: 0.86, who: <Man skin={0} top="#8fb6d8" low="#14215c" carried="bundle" lungi /> },
  { x: 944, size: 0.94, who: <Woman skin={3} top="#c42e14" low="#f4b400" carried="bag" /> },
  { x: 806, size: 0.97, who: <Man skin={2} top="#f4f5f1" low="#14215c" carried="hand" cap="#f4f5f1" /> },
  { x: 668, size: 0.87, who: <Woman skin={1} top="#f4b400" low="#c42e14" carried="umbrella" /> },
  { x: 530, size: 1, who: <Man skin={3} top="#14215c" low="#f4f5f1" carried="suitcase" /> },
  { x: 424, size: 0.94, who: <Child skin={1} top="#f4b400" low="#14215c" /> },
  { x: 336, size: 0.98, who: <Woman skin={0} top="#f3a9a0" low="#c42e14" carried="hand" /> },
  { x: 212, size: 0.96, who: <Man skin={2} top="#f4f5f1" low="#c42e14" carried="basket" lungi /> },
];

/** The sign of ghat 4 over its gangway, passengers with bundles walking under it. */
export const draw: Draw = (brief, picture) => {
  const { ground, paper, ink, main, second, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  return (
    <Stage ground={mix(accent, paper, 0.45)}>
      <Block x={0} y={0} width={1280} height={144} color={second} />
      <Corrugated width={1280} height={96} color={ground} rib={40} />
      <Block x={0} y={144} width={1280} height={384} color={main} />
      <Block x={0} y={144} width={1280} height={8} color={paper} />
      <Block x={0} y={520} width={1280} height={8} color={paper} />
      <Block x={0} y={528} width={1280} height={80} color={ground} />
      <Block x={0} y={608} width={1280} height={16} color="#8c1c0a" />
      <Drawing width={1280} height={960}>
        <Brushed x={80} y={204} width={212} color={second}>
          {say(0)}
        </Brushed>
        <Brushed x={336} y={208} width={592} color={paper}>
          {say(1)}
        </Brushed>
        <text
          x={332}
          y={458}
          fontFamily='"Anek Bangla","Instrument Sans"'
          fontWeight={800}
          fontSize={98}
          fill={paper}
        >
          {say(2)}
        </text>
        <BrushedArrow x={1000} y={196} size={216} color={second} />
        <Brushed x={1000} y={424} width={200} color={second}>
          {say(3)}
        </Brushed>
        <path d="M0 800H1280V880H0z" fill={accent} />
        <path d="M92 832h76M868 822h36M1132 840h64" stroke={paper} strokeWidth={8} />
        <path d="M48 624V880M1232 624V880" stroke={main} strokeWidth={32} />
        <path d="M0 872H1280V920H0z" fill="#d98f6c" />
        <path d="M0 920H1280V936H0z" fill={paper} />
        <path d="M0 886H1280M0 906H1280" stroke="#c67b58" strokeWidth={3} />
        <path d="M0 928H1280V944H0z" fill={ground} />
        <path d="M0 944H1280V960H0z" fill={main} />
        {walkers.map(({ x, size, who }) => (
          <g key={x} transform={`translate(${x} 904) scale(${size})`}>
            <path d="M-60-6H70L100 8H-30z" fill="#a35c3f" />
            {who}
          </g>
        ))}
        <path d="M956 208V544M944 208h24M944 328h24" stroke={paper} strokeWidth={4} />
        <path d="M800 540H1112V596H800z" fill={paper} />
        <text x={956} y={582} textAnchor="middle" {...svgFont(42, 700)} fill={ink}>
          {say(4)}
        </text>
      </Drawing>
    </Stage>
  );
};
