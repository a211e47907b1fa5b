import type { Draw } from "../../../kit/contract.ts";
import { At, Block } from "../../../kit/stage.tsx";
import { word } from "../../../kit/words.ts";
import { Field, Words } from "../../ai-development/parts.tsx";
import { Bay } from "./parts.tsx";

/** The desk at 22:40: three tall rows for people, the urgent one first, over twenty-nine lines already answered. */
export const draw: Draw = (brief, picture, { client, random }) => {
  const { paper, ink, main, second, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  return (
    <Bay ground={second}>
      <Words x={56} y={28} size={88} color={ink} head={client} leading={1}>
        {say(0)}
      </Words>
      <Words x={1224} y={52} size={48} align="right" color={ink} head={client}>
        {say(1)}
      </Words>
      {[3, 4, 5].map((index, i) => (
        <At
          key={index}
          x={56}
          y={144 + i * 148}
          width={1168}
          height={136}
          style={{ background: i === 0 ? accent : paper }}
        >
          <Words x={32} y={40} size={44} weight={700} color={ink}>
            {say(index)}
          </Words>
          <Field
            x={960}
            y={36}
            width={176}
            height={64}
            ground={i === 0 ? ink : second}
            color={i === 0 ? paper : ink}
            size={28}
            weight={700}
          >
            {say(6 + i)}
          </Field>
        </At>
      ))}
      <Block x={0} y={600} width={1280} height={360} color={main} />
      <Words x={56} y={620} size={40} color={paper} head={client}>
        {say(2)}
      </Words>
      {Array.from({ length: 29 }, (_, i) => i).map((i) => {
        const y = 684 + i * 9.2;
        return (
          <div key={y}>
            <Block
              x={56}
              y={y}
              width={80}
              height={5}
              color={["#0b5b63", second, "#9fd3cb"][i % 3] ?? second}
            />
            <Block x={152} y={y} width={300 + random() * 640} height={5} color="#7fc4c0" />
            <Block x={1160} y={y} width={64} height={5} color={second} />
          </div>
        );
      })}
    </Bay>
  );
};
