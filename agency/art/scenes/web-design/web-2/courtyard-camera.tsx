import { Cloth } from "../../../kit/cloth.tsx";
import type { Draw } from "../../../kit/contract.ts";
import { Button, Tablet } from "../../../kit/devices.tsx";
import { Glyph } from "../../../kit/glyph.tsx";
import { At, Block, Drawing } from "../../../kit/stage.tsx";
import { word } from "../../../kit/words.ts";
import { Quilt, StitchFrame } from "./quilt.tsx";
import { Line, Table } from "./shop.tsx";

/** The capture app on a tablet: a quilt's corner inside a white outline, level and steps. */
export const draw: Draw = (brief, picture) => {
  const { ink, second, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  return (
    <Table ground="#cfa873" ink={ink}>
      <Cloth
        x={0}
        y={0}
        width={1280}
        height={960}
        draft="basket"
        warp="#d3ae7a"
        weft="#c59d66"
        cell={16}
        relief={0.12}
      />
      <Tablet x={56} y={88} width={1168} height={784} shadow={24} body={ink} screen="#a9c5cf">
        <Block x={0} y={520} width={880} height={210} color="#b98b5d" />
        <Block x={0} y={96} width={880} height={6} color={ink} />
        <At x={136} y={102}>
          <Quilt piece="0427" width={744} height={560} cell={34} />
        </At>
        <Drawing width={880} height={728}>
          {[200, 460, 720].map((x) => (
            <rect key={x} x={x} y={82} width={16} height={48} fill="#fffaf5" />
          ))}
          <path
            d="M96 300V140H300M600 140H804V300M804 480V640H600M300 640H96V480"
            fill="none"
            stroke="#ffffff"
            strokeWidth={12}
          />
        </Drawing>
        <At x={240} y={16} width={400} height={52} style={{ background: ink, color: "#ffffff" }}>
          <Line x={20} y={11} size={24} weight={700}>
            {say(2)}
          </Line>
          <Block x={140} y={22} width={236} height={8} color="#7c6670" />
          <Block x={242} y={14} width={32} height={24} color={accent} />
        </At>
        <At x={160} y={560} width={560} height={112} style={{ background: "#ffffff" }}>
          <Glyph name="check" size={56} color={second} x={28} y={28} />
          <Line x={108} y={14} size={38} weight={900}>
            {say(3)}
          </Line>
          <Line x={108} y={64} size={26}>
            {say(4)}
          </Line>
        </At>
        <At x={880} y={0} width={232} height={728} style={{ background: ink, color: "#ffffff" }}>
          <Line x={24} y={24} size={40} weight={900}>
            {say(0)}
          </Line>
          <Line x={24} y={76} size={26} color={accent}>
            {say(1)}
          </Line>
          {[0, 1, 2, 3].map((step) => (
            <At
              key={step}
              x={24 + (step % 2) * 96}
              y={136 + Math.floor(step / 2) * 96}
              width={88}
              height={88}
              style={{ background: step < 2 ? accent : "transparent" }}
            >
              <StitchFrame width={88} height={88} color={step < 2 ? ink : accent} thick={4} stitch={10} />
              {step < 2 && <Glyph name="check" size={42} color={ink} x={23} y={23} />}
            </At>
          ))}
          <Line x={24} y={348} size={26} weight={600}>
            {say(6)}
          </Line>
          <At
            x={52}
            y={408}
            width={128}
            height={128}
            style={{
              background: accent,
              borderRadius: 64,
              border: "8px solid #ffffff",
              boxSizing: "border-box",
            }}
          />
          <Button
            x={24}
            y={568}
            width={184}
            height={60}
            ground={ink}
            color="#ffffff"
            outline="#ffffff"
            size={24}
          >
            {say(7)}
          </Button>
          <Line x={24} y={664} size={26} weight={700} color={accent}>
            {say(5)}
          </Line>
        </At>
      </Tablet>
    </Table>
  );
};
