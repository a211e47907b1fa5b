import type { Draw } from "../../../kit/contract.ts";
import { word } from "../../../kit/words.ts";
import { Canvas, Say } from "../letters.tsx";
import { drop, longCell, Roots, serif } from "./honey.tsx";

const [LEFT, WIDE] = [120, 1040];

/** The question in a honey-yellow search field over mangrove roots; of five cells below only the first is filled. */
export const draw: Draw = (brief, picture) => {
  const { ground, paper, ink, main } = brief.palette;
  const say = (index: number) => word(picture, index);
  return (
    <Canvas ground={ground}>
      <Roots x={210} y={220} foot={960} reach={360} thick={34} color="#22503b" />
      <Roots x={1100} y={120} foot={960} reach={420} thick={38} color="#1d4634" count={5} />
      <Roots x={640} y={380} foot={960} reach={300} thick={26} color="#285a43" />
      {Array.from({ length: 19 }, (_, i) => (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: a breathing root is its place
          key={i}
          d={`M${18 + i * 70} 960l${8} ${-50 - ((i * 37) % 60)}l${12} ${50 + ((i * 37) % 60)}z`}
          fill="#0f2a1e"
        />
      ))}
      <rect x={LEFT} y={72} width={WIDE} height={152} fill={main} />
      <Say x={LEFT + 48} y={174} size={80} weight={750} color={ink}>
        {say(0)}
      </Say>
      <circle cx={1070} cy={138} r={32} fill="none" stroke={ink} strokeWidth={11} />
      <path d="M1093 162l30 30" stroke={ink} strokeWidth={13} />
      <path d={longCell(LEFT, 272, WIDE, 252)} fill="#ffd27a" />
      <path d={longCell(LEFT + 14, 286, WIDE - 28, 224)} fill={main} />
      <path
        d={`M${LEFT + 60} 350L${LEFT + 92} 304H${LEFT + 560}`}
        fill="none"
        stroke="#ffe2a6"
        strokeWidth={9}
      />
      <Say x={LEFT + 128} y={458} size={200} weight={850} face={serif} color={paper} align="middle">
        {say(5)}
      </Say>
      <Say x={LEFT + 222} y={368} size={50} weight={800} face={serif} color={ink}>
        {say(2)}
      </Say>
      <Say x={LEFT + 222} y={438} size={50} weight={700} color={ink}>
        {say(1)}
      </Say>
      <Say x={LEFT + 222} y={492} size={36} weight={650} color="#4a3206">
        {say(3)}
      </Say>
      <Say x={LEFT + 512} y={492} size={36} weight={650} color="#4a3206">
        {say(4)}
      </Say>
      {[0, 1, 2, 3].map((i) => {
        const y = 544 + i * 94;
        return (
          <g key={y}>
            <path d={longCell(LEFT, y, WIDE, 80)} fill={ground} stroke="#d9c48e" strokeWidth={7} />
            <Say x={LEFT + 222} y={y + 54} size={42} weight={600} color="#9db39a">
              {say(6 + i)}
            </Say>
          </g>
        );
      })}
      <path d="M938 508V736" stroke={main} strokeWidth={26} />
      <path d={drop(938, 676, 118)} fill={main} />
      <path d="M910 790a30 30 0 0 0 20 32" fill="none" stroke="#ffe2a6" strokeWidth={9} />
    </Canvas>
  );
};
