import type { Draw } from "../../../kit/contract.ts";
import { Phone } from "../../../kit/devices.tsx";
import { Glyph } from "../../../kit/glyph.tsx";
import { Hand } from "../../../kit/people.tsx";
import { Block, Drawing } from "../../../kit/stage.tsx";
import { word } from "../../../kit/words.ts";
import { Board, Field, Words } from "../parts.tsx";
import { Lesion, RiceLeaf } from "./leaf.tsx";

const blades = [
  [-40, 980, -58, "#2f6b2b"],
  [120, 1020, -72, "#3f8233"],
  [980, 1040, -104, "#2f6b2b"],
  [1180, 1000, -118, "#3f8233"],
  [860, 1080, -96, "#4c9440"],
] as const;

/** A scout's phone over a leaf: the disease in Bengali first, and no network needed. */
export const draw: Draw = (brief, picture, { client }) => {
  const { ground, paper, ink, second, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  const yellow = "#f2cf3b";
  const leaf = (
    <g transform="translate(-150 620) rotate(-34)">
      <RiceLeaf width={1500} height={250} color="#5a9c3c" />
      <Lesion x={330} y={90} long={70} wide={24} />
      <Lesion x={700} y={120} long={120} wide={40} />
      <Lesion x={930} y={80} long={60} wide={20} />
      <Lesion x={1160} y={130} long={80} wide={22} />
    </g>
  );
  return (
    <Board client={client} ground={ground}>
      <Drawing width={1280} height={960}>
        {blades.map(([x, y, turn, color]) => (
          <g key={x} transform={`translate(${x} ${y}) rotate(${turn})`}>
            <RiceLeaf width={1100} height={110} color={color} />
          </g>
        ))}
        {leaf}
        <Hand part="fingers" x={392} y={560} width={496} sleeve="#d9642e" />
      </Drawing>
      <Phone x={392} y={40} width={496} height={816} shadow={0} body="#0b1a12" screen="#1a2414">
        <Drawing width={472} height={792}>
          <g transform="translate(-404 -52)">{leaf}</g>
          <path
            d="M76 96h-28v60M396 96h28v60M76 396h-28v-60M396 396h28v-60"
            fill="none"
            stroke={paper}
            strokeWidth={10}
          />
        </Drawing>
        <Block x={0} y={0} width={472} height={60} color="#0b1a12" />
        <Glyph name="cross" size={28} color={accent} x={20} y={16} />
        <Words x={60} y={8} size={36} weight={600} color={paper}>
          {say(2)}
        </Words>
        <Block x={0} y={440} width={472} height={352} color={yellow} />
        <Words
          x={32}
          y={440}
          size={112}
          weight={800}
          leading={1.3}
          color={ink}
          style={{ fontFamily: '"Anek Bangla"' }}
        >
          {say(0)}
        </Words>
        <Words x={32} y={584} size={42} weight={800} color={ink}>
          {say(1)}
        </Words>
        <Words x={32} y={632} size={36} weight={600} color={ink}>
          {say(3)}
        </Words>
        <Field x={24} y={688} width={424} height={88} ground={ground} color={second} size={40} weight={800}>
          {say(4)}
        </Field>
      </Phone>
      <Drawing width={1280} height={960}>
        <Hand part="thumb" x={276} y={740} width={496} sleeve="#d9642e" />
      </Drawing>
    </Board>
  );
};
