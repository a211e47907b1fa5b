import type { Draw } from "../../../kit/contract.ts";
import { At, Block, Drawing, hardShadow } from "../../../kit/stage.tsx";
import { numbers, word } from "../../../kit/words.ts";
import { Board, Field, Words } from "../parts.tsx";
import { PlantedPlot, plotsAround } from "./aerial.tsx";
import { Lesion, RiceLeaf } from "./leaf.tsx";

/** The agronomist's review: one leaf, the two best answers, three flights of the plot, four keys. */
export const draw: Draw = (brief, picture, { client }) => {
  const { ground, paper, ink, main, second, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  const shares = numbers(picture, [0.7, 0.2]);
  const [flown] = plotsAround(
    [
      [70, 60],
      [210, 30],
      [190, 180],
      [-60, 120],
    ],
    [152, 114],
  );
  return (
    <Board client={client} ground={second}>
      <At
        x={48}
        y={48}
        width={1184}
        height={864}
        style={{ background: paper, color: ink, ...hardShadow(16, main) }}
      >
        <At x={0} y={0} width={1184} height={88} style={{ background: ground, color: paper }}>
          <At x={28} y={20}>
            {client.mark({ size: 48, color: second, ground })}
          </At>
          <Words x={96} y={22} size={36} head={client}>
            {say(0)}
          </Words>
          <Words x={1152} y={22} size={36} weight={800} align="right" color={accent}>
            {say(1)}
          </Words>
        </At>
        <Words x={32} y={104} size={36} weight={700}>
          {say(2)}
        </Words>
        <At x={32} y={160} width={600} height={672} clip style={{ background: "#20261a" }}>
          <Drawing width={600} height={672}>
            <path d="M0 672L140 0M420 672L600 60M230 672L330 0" stroke="#39471f" strokeWidth={40} />
            <g transform="translate(60 -40) rotate(58)">
              <g transform="translate(-40 -260)">
                <RiceLeaf width={1020} height={230} color="#4c8a34" />
                <Lesion x={420} y={90} long={104} wide={30} turn={2} />
                <Lesion x={640} y={140} long={84} wide={24} turn={-3} />
                <Lesion x={250} y={140} long={58} wide={18} />
                <Lesion x={560} y={70} long={24} wide={18} spot />
                <Lesion x={760} y={100} long={40} wide={14} />
              </g>
            </g>
          </Drawing>
        </At>
        {[3, 4].map((index, i) => {
          const [, name = "", share = ""] = /^(.*) (0\.\d+)$/.exec(say(index)) ?? [];
          return (
            <div key={name}>
              <Words x={672} y={160 + i * 104} size={38} weight={800}>
                {name}
              </Words>
              <Words x={1152} y={160 + i * 104} size={38} weight={800} align="right">
                {share}
              </Words>
              <Block x={672} y={208 + i * 104} width={480} height={32} color="#dfe3c8" />
              <Block
                x={672}
                y={208 + i * 104}
                width={(shares[i] ?? 0) * 480}
                height={32}
                color={i === 0 ? accent : main}
              />
              <Block x={672 + 0.8 * 480} y={200 + i * 104} width={4} height={48} color={ink} />
            </div>
          );
        })}
        <Field x={672} y={368} width={480} height={60} ground="#ffe1d3" color={ink} size={36} weight={700}>
          {say(5)}
        </Field>
        {["#2b7238", "#4d9a3d", "#b3bf4e"].map((crop, i) => (
          <At
            key={crop}
            x={672 + i * 164}
            y={448}
            width={152}
            height={114}
            clip
            style={{ background: "#6b8f3a" }}
          >
            <Drawing width={152} height={114}>
              {flown && <PlantedPlot plot={flown} name={`f${i}`} crop={crop} turn={30} step={12} />}
            </Drawing>
            {i === 2 && <div style={{ position: "absolute", inset: 0, border: `8px solid ${accent}` }} />}
          </At>
        ))}
        {[6, 7, 8, 9].map((index, i) => {
          const [key = "", ...name] = say(index).split(" ");
          return (
            <At
              key={key}
              x={672}
              y={584 + i * 64}
              width={480}
              height={56}
              style={{ background: i === 0 ? ground : "#e4e8cf", color: i === 0 ? paper : ink }}
            >
              <Field
                x={0}
                y={0}
                width={56}
                height={56}
                ground={i === 0 ? accent : main}
                color={i === 0 ? ink : paper}
                size={32}
                weight={900}
              >
                {key}
              </Field>
              <Words x={76} y={5} size={36} weight={700}>
                {name.join(" ")}
              </Words>
            </At>
          );
        })}
      </At>
    </Board>
  );
};
