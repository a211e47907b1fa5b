import type { Draw } from "../../../kit/contract.ts";
import { At, Block, Drawing, hardShadow } from "../../../kit/stage.tsx";
import { word } from "../../../kit/words.ts";
import { Board, Field, Stroke, Words } from "../../ai-development/parts.tsx";
import { Ship, Typed } from "./parts.tsx";

const heap = [
  [520, 150, -24],
  [690, 60, 17],
  [850, 190, -8],
  [980, 70, 28],
  [640, 230, 9],
  [1030, 230, -16],
  [800, 90, -2],
] as const;

/** Above, seven papers in a heap after the ship; below, the same papers in slots before it, one still awaited. */
export const draw: Draw = (brief, picture, { client }) => {
  const { ground, paper, ink, main, second, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  return (
    <Board client={client} ground={second}>
      <Block x={0} y={0} width={1280} height={464} color="#e3d6b4" />
      {heap.map(([x, y, turn], i) => (
        <At
          key={x}
          x={x}
          y={y}
          width={184}
          height={232}
          turn={turn}
          style={{ background: i % 2 ? "#fbf8ee" : paper, ...hardShadow(8, "#b7a579") }}
        >
          <Block x={16} y={20} width={100} height={12} color={i === 2 ? accent : main} />
          {[60, 84, 108, 132, 156, 180].map((top, line) => (
            <Block
              key={top}
              x={16}
              y={top}
              width={110 + ((line * 31 + i * 17) % 44)}
              height={7}
              color="#cdc4a8"
            />
          ))}
          <Drawing width={184} height={232}>
            <path
              d="M140-16v52q0 14 14 14t14-14V0q0-24-20-24t-20 24v40"
              fill="none"
              stroke="#8c98a0"
              strokeWidth={5}
            />
          </Drawing>
        </At>
      ))}
      <Words x={56} y={56} size={168} color={accent} head={client} style={{ letterSpacing: "-.04em" }}>
        {say(0).split(" ")[0]}
      </Words>
      <Words x={60} y={256} size={46} color={ink} head={client}>
        {say(0).split(" ").slice(1).join(" ")}
      </Words>
      <Block x={0} y={464} width={1280} height={40} color={main} />
      <Block x={0} y={464} width={1280} height={8} color={ground} />
      <Drawing width={1280} height={960}>
        <Ship
          x={72}
          y={480}
          length={380}
          hull={accent}
          house={paper}
          boxes={[main, ground, accent, main, ground, main, main]}
        />
        <Stroke d="M1000 440V528" color={ink} width={8} />
      </Drawing>
      <Words x={1016} y={468} size={28} weight={700} color={paper}>
        {say(2)}
      </Words>
      <Words x={56} y={520} size={168} color={ground} head={client} style={{ letterSpacing: "-.04em" }}>
        {say(1).split(" ")[0]}
      </Words>
      <Words x={336} y={624} size={46} color={ink} head={client}>
        {say(1).split(" ").slice(1).join(" ")}
      </Words>
      {[3, 4, 5, 6, 7, 8, 9].map((index, i) => {
        const missing = i === 5;
        return (
          <div key={index}>
            <Field
              x={56 + i * 168}
              y={728}
              width={160}
              height={136}
              ground={missing ? second : paper}
              color={ink}
              size={26}
              weight={600}
              {...(missing ? { line: accent } : {})}
              style={{ alignItems: "flex-start", paddingTop: 20, borderStyle: missing ? "dashed" : "none" }}
            >
              {say(index)}
            </Field>
            {!missing && <Block x={72 + i * 168} y={804} width={100} height={8} color="#cdc4a8" />}
          </div>
        );
      })}
      <Block x={40} y={832} width={1200} height={128} color={ground} />
      <Block x={40} y={832} width={1200} height={10} color={main} />
      {heap.map(([x], i) => (
        <Typed
          key={x}
          x={136 + i * 168}
          y={868}
          size={34}
          weight={700}
          align="center"
          color={i === 5 ? "#ff8a78" : second}
        >
          {say(10 + i)}
        </Typed>
      ))}
    </Board>
  );
};
