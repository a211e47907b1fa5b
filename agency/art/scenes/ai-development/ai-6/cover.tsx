import { cords } from "../../../clients/ai-6.tsx";
import type { Draw } from "../../../kit/contract.ts";
import { Drawing } from "../../../kit/stage.tsx";
import { word } from "../../../kit/words.ts";
import { Board, Field, Stroke, Tag } from "../parts.tsx";
import { entry, Plait } from "./plait.tsx";

/** Four cords from four sides, plaited into one cable that ends in a plug. */
export const draw: Draw = (brief, picture, { client }) => {
  const { ground, paper, ink, main } = brief.palette;
  const say = (index: number) => word(picture, index);
  const [swing, middle] = [72, 470];
  const level = (strand: number) => middle + entry(strand, 4, swing);
  const ways = [
    `M-40 250C160 250 220 ${level(0)} 420 ${level(0)}`,
    `M250 1000C250 720 300 ${level(1)} 420 ${level(1)}`,
    `M-40 720C160 720 220 ${level(2)} 420 ${level(2)}`,
    `M300 -40C300 240 320 ${level(3)} 420 ${level(3)}`,
  ];
  return (
    <Board client={client} ground={ground}>
      <Drawing width={1280} height={960}>
        {[0, 2, 1, 3].map((strand) => (
          <g key={strand}>
            <Stroke d={ways[strand] ?? ""} color={ground} width={76} />
            <Stroke d={ways[strand] ?? ""} color={cords[strand] ?? main} width={60} />
          </g>
        ))}
        <Plait
          x={416}
          y={middle}
          length={460}
          swing={swing}
          thick={60}
          turns={1.5}
          cords={cords}
          edge={ground}
        />
        <path d="M850 376h84v188h-84z" fill={ink} />
        <Stroke d="M900 470H960C1040 470 1064 520 1064 600V640" color={ink} width={68} />
        <path d="M968 620h192v40l24 24v108h-240V684l24-24z" fill={ink} />
        <path d="M996 792h32v96h-32zM1100 792h32v96h-32z" fill="#8a8378" />
        <path d="M984 708h160v16H984zM984 740h160v16H984z" fill="#4a3322" />
      </Drawing>
      <Tag
        x={88}
        y={170}
        title={say(0)}
        ground={cords[0]}
        color={paper}
        size={42}
        shadow={0}
        style={{ color: ink }}
      />
      <Tag x={344} y={88} title={say(3)} ground={cords[3]} color={paper} size={42} shadow={0} />
      <Tag x={72} y={760} title={say(2)} ground={cords[2]} color={paper} size={42} shadow={0} />
      <Tag x={304} y={824} title={say(1)} ground={cords[1]} color={ink} size={42} shadow={0} />
      <Field
        x={568}
        y={608}
        width={360}
        height={124}
        ground={main}
        color={ink}
        size={92}
        weight={900}
        style={{ fontStretch: "66%" }}
      >
        {say(5)}
      </Field>
      <Field
        x={568}
        y={732}
        width={360}
        height={76}
        ground={ink}
        color={ground}
        size={38}
        weight={700}
        style={{ whiteSpace: "nowrap", fontStretch: "88%" }}
      >
        {say(4)}
      </Field>
    </Board>
  );
};
