import type { Draw } from "../../../kit/contract.ts";
import { At, Block, Drawing, Stage } from "../../../kit/stage.tsx";
import { word } from "../../../kit/words.ts";
import { Say } from "../say.tsx";
import { type Food, Stack, Weave, weaves } from "./tin.tsx";

const bands: readonly { food: Food; y: number; height: number; x: number; width: number; cell: number }[] = [
  { food: "honey", y: 0, height: 244, x: 72, width: 316, cell: 16 },
  { food: "wax", y: 244, height: 152, x: 332, width: 380, cell: 12 },
  { food: "salt", y: 396, height: 220, x: 156, width: 220, cell: 14 },
  { food: "kewra", y: 616, height: 220, x: 452, width: 260, cell: 14 },
];

/** A poster of four unrolled tins: each weave runs off both edges, the capitals stand across the bands. */
export const draw: Draw = (brief, picture) => {
  const { main, ink } = brief.palette;
  const say = (index: number) => word(picture, index);
  return (
    <Stage ground="#c5ccd0">
      <Block x={0} y={0} width={1280} height={960} color="#b9c2c6" />
      <Drawing width={1280} height={960}>
        <path
          d={Array.from({ length: 27 }, (_, i) => `M${i * 48} 0V960`).join("")}
          stroke="#a3adb2"
          strokeWidth={16}
        />
      </Drawing>
      <At
        x={248}
        y={0}
        width={784}
        height={960}
        clip
        style={{ background: main, boxShadow: "18px 0 0 rgba(30,40,45,.45)" }}
      >
        {bands.map(({ food, y, height, x, width, cell }) => (
          <At key={food} x={0} y={y} width={784} height={height} clip>
            <Weave food={food} width={784} height={height} cell={cell} />
            <Block x={x - 24} y={0} width={width + 48} height={height} color={weaves[food].panel} />
          </At>
        ))}
        <Drawing width={784} height={960}>
          {bands.map(({ food, y, height, x, width }, i) => (
            <Stack
              key={food}
              x={x}
              y={y + 20}
              width={width}
              height={height - 40}
              lines={say(i).split(" ")}
              color={weaves[food].letters}
              gap={14}
            />
          ))}
        </Drawing>
        <At x={0} y={836} width={784} height={124} style={{ background: ink }}>
          <Say x={40} y={18} size={40} family="Roboto Slab" weight={800} color={main}>
            {say(5)}
          </Say>
          <Say x={40} y={72} size={28} family="Roboto Slab" weight={500} color="#ffffff">
            {say(4)}
          </Say>
        </At>
      </At>
    </Stage>
  );
};
