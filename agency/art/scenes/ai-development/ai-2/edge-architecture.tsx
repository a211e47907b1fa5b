import type { Draw } from "../../../kit/contract.ts";
import { At, Block, Drawing } from "../../../kit/stage.tsx";
import { word } from "../../../kit/words.ts";
import { Board, Field, Stroke, Words } from "../parts.tsx";

/** Cross-section of a store: cameras in the ceiling, one box under the roof, and a thin line for numbers. */
export const draw: Draw = (brief, picture, { client }) => {
  const { ground, paper, ink, main, second, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  const cameras = Array.from({ length: 14 }, (_, i) => 100 + i * 60);
  const shelves = [112, 336, 560, 784];
  return (
    <Board client={client} ground="#f3d9e0">
      <Block x={40} y={56} width={904} height={24} color={ink} />
      <Block x={56} y={80} width={16} height={800} color={ink} />
      <Block x={912} y={80} width={16} height={800} color={ink} />
      <Block x={72} y={80} width={840} height={800} color={paper} />
      <Block x={72} y={520} width={840} height={12} color={ink} />
      <Block x={0} y={880} width={1280} height={80} color={ground} />
      <At x={104} y={112} width={776} height={336} style={{ background: ground }}>
        <Words x={32} y={24} size={44} head={client} color={second}>
          {say(1)}
        </Words>
        <Drawing width={776} height={336}>
          <Stroke d="M24 216H776" color={second} width={10} />
        </Drawing>
        {[say(2), say(3), say(4)].map((stage, i) => (
          <Field
            key={stage}
            x={32 + i * 212 + (i === 2 ? 104 : 0)}
            y={144}
            width={188}
            height={144}
            ground={paper}
            color={ink}
            size={30}
            weight={700}
          >
            {stage}
          </Field>
        ))}
      </At>
      <Block x={576} y={176} width={16} height={256} color={accent} />
      <Field x={484} y={92} width={200} height={84} ground={accent} color={ink} size={30} weight={900}>
        {say(5)}
      </Field>
      <Drawing width={1280} height={960}>
        <Stroke d="M880 328H1096V404" color={main} width={6} join="miter" />
        {cameras.map((x) => (
          <g key={x}>
            <path d={`M${x - 8} 520V484H${x + 8}`} fill="none" stroke={main} strokeWidth={4} />
            <path d={`M${x} 548L${x - 26} 672H${x + 26}Z`} fill="#f6c9a0" />
            <path d={`M${x - 12} 532h24v16h-24z`} fill={main} />
          </g>
        ))}
        <Stroke d="M92 484H880M136 484V448" color={main} width={6} />
        {shelves.map((x, s) => (
          <g key={x}>
            <path d={`M${x} 752h104v128h-104z`} fill={main} />
            {[0, 1, 2].map((shelf) => (
              <path
                key={shelf}
                d={`M${x + 8} ${764 + shelf * 40}h88v24h-88z`}
                fill={[second, accent, paper][(shelf + s) % 3] ?? second}
              />
            ))}
          </g>
        ))}
        {[264, 488, 712].map((x, i) => (
          <g key={x}>
            <path
              d={`M${x - 26} 880V796Q${x - 26} 772 ${x} 772Q${x + 26} 772 ${x + 26} 796V880Z`}
              fill={["#3f6f8c", ink, "#6b8f3a"][i] ?? ink}
            />
            <circle cx={x} cy={750} r={22} fill="#4a2c22" />
          </g>
        ))}
      </Drawing>
      <Words x={492} y={684} size={34} weight={800} align="center" color={ink}>
        {say(0)}
      </Words>
      <Words x={1096} y={268} size={34} weight={800} align="center" color={main}>
        {say(6)}
      </Words>
      <Field x={976} y={404} width={240} height={144} ground={main} color={paper} size={34} weight={800}>
        {say(7)}
      </Field>
    </Board>
  );
};
