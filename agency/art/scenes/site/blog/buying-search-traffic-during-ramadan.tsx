import type { Draw } from "../../../kit/contract.ts";
import { At, Block, Drawing, hardShadow, Stage } from "../../../kit/stage.tsx";
import { Display, Text } from "../../../kit/type.tsx";
import { word } from "../../../kit/words.ts";

const [first, step, wide, tall, foot] = [80, 190, 156, 300, 580];

/** Six jars, each filled with its window's orders, a price tag on every neck, the moon over midnight. */
export const draw: Draw = (_brief, picture) => {
  const orders = picture.words.slice(12, 18).map(Number);
  const most = Math.max(...orders);
  return (
    <Stage ground="#F4B400" width={1280} height={720}>
      <Drawing width={1280} height={720}>
        <path d="M150 40a66 66 0 1 0 70 96a52 52 0 1 1 -70 -96z" fill="#FFF6DC" />
        <rect x={0} y={foot} width={1280} height={28} fill="#8C4A00" />
        <rect x={0} y={foot + 28} width={1280} height={112} fill="#C98A00" />
        {orders.map((count, i) => {
          const x = first + i * step;
          const level = Math.max(26, (count / most) * (tall - 60));
          return (
            <g key={x}>
              <rect
                x={x + 16}
                y={foot - tall + 16}
                width={wide}
                height={tall - 16}
                fill="rgba(90,48,0,.35)"
              />
              <rect x={x} y={foot - tall} width={wide} height={tall} fill="#FFF6DC" />
              <rect x={x + 10} y={foot - level - 10} width={wide - 20} height={level} fill="#B4610A" />
              <rect x={x + 10} y={foot - level - 10} width={wide - 20} height={14} fill="#E59A1E" />
              <rect
                x={x + wide - 34}
                y={foot - tall + 20}
                width={10}
                height={tall - 40}
                fill="rgba(255,255,255,.5)"
              />
              <rect
                x={x - 6}
                y={foot - tall - 36}
                width={wide + 12}
                height={44}
                fill={i === 4 ? "#C42E14" : "#14215C"}
              />
              <path
                d={`M${x + 40} ${foot - tall + 12}V${foot - tall + 44}`}
                stroke="#14215C"
                strokeWidth={4}
              />
            </g>
          );
        })}
      </Drawing>
      {orders.map((_, i) => {
        const x = first + i * step;
        const dearest = i === 4;
        return (
          <div key={x}>
            <At
              x={x - 14}
              y={foot - tall + 40}
              width={124}
              height={58}
              turn={-5}
              style={{ background: dearest ? "#14215C" : "#F4F5F1", ...hardShadow(6, "rgba(90,48,0,.4)") }}
            >
              <Display
                size={42}
                stretch={66}
                color={dearest ? "#F4B400" : "#141618"}
                style={{ lineHeight: "58px", textAlign: "center" }}
              >
                {word(picture, 6 + i)}
              </Display>
            </At>
            <At x={x} y={foot - 74} width={wide} style={{ textAlign: "center" }}>
              <Display
                size={56}
                stretch={84}
                color={(orders[i] ?? 0) > 12 ? "#FFF6DC" : "#141618"}
                style={(orders[i] ?? 0) > 12 ? {} : { marginTop: -34 }}
              >
                {word(picture, 12 + i)}
              </Display>
            </At>
            <At x={x - 17} y={foot + 44} width={wide + 34} style={{ textAlign: "center" }}>
              <Text size={30} weight={700}>
                {word(picture, i)}
              </Text>
            </At>
          </div>
        );
      })}
      <Block x={0} y={712} width={1280} height={8} color="#8C4A00" />
    </Stage>
  );
};
