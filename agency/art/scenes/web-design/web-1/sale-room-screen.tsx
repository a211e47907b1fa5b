import type { Draw } from "../../../kit/contract.ts";
import { Hand, HeadFromBehind, skins } from "../../../kit/people.tsx";
import { At, Block, Drawing, Stage } from "../../../kit/stage.tsx";
import { Display, Fit, Text } from "../../../kit/type.tsx";
import { word, wordsFrom } from "../../../kit/words.ts";

const shirts = ["#2b3f8f", "#7a2a1c", "#d8d2c0", "#1d5a44", "#4a4f55", "#a8632c"];
const hairs = ["#15110f", "#1c1715", "#3a3632", "#8e8b86"];

/** The sale room from the back row: the wall screen, the tasting cups, and two phones that say the same. */
export const draw: Draw = (brief, picture, { client }) => {
  const { paper, ink, main, second, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  return (
    <Stage ground="#c9c2ad">
      <Block x={0} y={560} width={1280} height={400} color="#8f7f66" />
      <Block x={0} y={0} width={1280} height={56} color="#aea68f" />
      <At x={160} y={72} width={960} height={432} style={{ background: main, border: `16px solid ${ink}` }}>
        <At x={32} y={28} style={{ display: "flex", gap: 40 }}>
          <Text size={30} weight={600} color={paper}>
            {say(0)}
          </Text>
          <Text size={30} weight={600} color={paper}>
            {say(1)}
          </Text>
        </At>
        <At x={28} y={104}>
          <Fit width={600} size={216} color={second}>
            {say(2)}
          </Fit>
        </At>
        <Display size={64} stretch={64} color={paper} style={{ position: "absolute", left: 32, top: 320 }}>
          {say(7)}
        </Display>
        <Drawing x={184} y={336} width={440} height={32} crisp>
          {Array.from({ length: 18 }, (_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place
            <rect key={i} x={i * 24} width={20} height={28} fill={i < 6 ? accent : "#0a5236"} />
          ))}
        </Drawing>
        {wordsFrom(picture, 3, 7).map((region, i) => (
          <At
            key={region}
            x={672}
            y={20 + i * 92}
            width={236}
            height={76}
            style={{ background: i === 1 ? second : "#0a5236", color: i === 1 ? ink : paper }}
          >
            <Text size={30} weight={700} style={{ position: "absolute", left: 20, top: 18 }}>
              {region}
            </Text>
          </At>
        ))}
      </At>
      <Block x={96} y={560} width={1088} height={20} color="#f4efe2" />
      <Block x={96} y={580} width={1088} height={56} color="#d8d0ba" />
      <Drawing width={1280} height={960}>
        {Array.from({ length: 15 }, (_, i) => {
          const x = 136 + i * 72;
          return (
            <g key={x}>
              <path d={`M${x - 22} 534h44l-8 26h-28z`} fill="#ffffff" />
              <path
                d={`M${x - 22} 534h44v6h-44z`}
                fill={["#b8561f", "#a03f14", "#c9772c"][i % 3] ?? "#b8561f"}
              />
            </g>
          );
        })}
        {Array.from({ length: 7 }, (_, i) => (
          <HeadFromBehind
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
            key={i}
            x={70 + i * 190}
            y={602 + (i % 3) * 10}
            size={84}
            hair={hairs[i % 4] ?? ink}
            shirt={shirts[(i * 2 + 1) % 6] ?? ink}
            skin={skins[i % 4] ?? skins[0]}
            covered={i === 4}
          />
        ))}
        <rect x={0} y={790} width={1280} height={14} fill="#5d4a33" />
        {Array.from({ length: 5 }, (_, i) => (
          <HeadFromBehind
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
            key={i}
            x={130 + i * 258}
            y={690 + (i % 2) * 14}
            size={128}
            hair={hairs[(i + 1) % 4] ?? ink}
            shirt={shirts[i % 6] ?? ink}
            skin={skins[(i + 2) % 4] ?? skins[0]}
            covered={i === 1}
          />
        ))}
      </Drawing>
      {[168, 940].map((x) => (
        <At key={x} x={x} y={704} width={172} height={256}>
          <Drawing width={172} height={256}>
            <Hand part="fingers" x={12} y={150} width={148} sleeve="#15110f" reach={200} />
          </Drawing>
          <At x={12} y={0} width={148} height={250} style={{ background: ink }}>
            <At x={8} y={12} width={132} height={226} style={{ background: second }}>
              <At x={8} y={44}>
                <Fit width={116} size={58} color={ink}>
                  {say(2)}
                </Fit>
              </At>
              <At x={0} y={112} width={132} height={114}>
                {client.art({ width: 132, height: 114, view: 1 })}
              </At>
            </At>
          </At>
          <Drawing width={172} height={256}>
            <Hand part="thumb" x={12} y={150} width={148} sleeve="#15110f" />
          </Drawing>
        </At>
      ))}
    </Stage>
  );
};
