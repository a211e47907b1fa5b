import type { Draw } from "../../../kit/contract.ts";
import { Block, Drawing, Stage } from "../../../kit/stage.tsx";
import { word } from "../../../kit/words.ts";
import { Say } from "../say.tsx";
import { barOf, Hung } from "./hung.tsx";

const [x, wide, bar, size] = [96, 1088, 200, 1080];

/** The sky-blue poster: a huge white letter hangs from a black bar that runs on over the wall, paler there. */
export const draw: Draw = (brief, picture) => {
  const { ground, paper, ink, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  const thick = barOf(size) + 4;
  return (
    <Stage ground="#1d3a4a">
      <Block x={x + 18} y={0} width={wide} height={960} color="#102531" />
      <Block x={x} y={0} width={wide} height={960} color={ground} />
      <Drawing width={1280} height={960}>
        <svg aria-hidden="true" x={x} y={0} width={wide} height={960}>
          <Hung x={330} bar={bar} size={size} color={paper} loose>
            {say(0)}
          </Hung>
        </svg>
        <rect y={bar} width={1280} height={thick} fill="#3b6579" />
        <rect x={x} y={bar} width={wide} height={thick} fill={ink} />
        <circle cx={x + 120} cy={104} r={56} fill={accent} />
      </Drawing>
      {[1, 2, 3].map((index, i) => (
        <Say
          key={index}
          x={x + 40}
          y={bar + thick + 24 + i * 66}
          size={68}
          family="Archivo"
          stretch={84}
          weight={800}
          color={ink}
          leading={0.96}
        >
          {say(index)}
        </Say>
      ))}
      <Say
        x={x + 40}
        y={bar + thick + 240}
        size={34}
        family="Archivo"
        stretch={90}
        weight={600}
        color={ink}
        width={200}
        leading={1.1}
      >
        {say(4)}
      </Say>
      <Say x={x + 40} y={768} size={52} family="Anek Bangla" weight={750} color={ink} width={220} leading={1}>
        {say(5)}
      </Say>
    </Stage>
  );
};
