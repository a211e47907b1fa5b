import type { Draw } from "../../../kit/contract.ts";
import { Glyph } from "../../../kit/glyph.tsx";
import { At, Block } from "../../../kit/stage.tsx";
import { word } from "../../../kit/words.ts";
import { StitchFrame } from "./quilt.tsx";
import { HoldRing, Line, Table } from "./shop.tsx";

/** Interface parts: four buttons with stitched edges, country, hold, and makers' frames of three densities. */
export const draw: Draw = (brief, picture) => {
  const { ground, paper, ink, main, second, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  const states = [
    [main, paper, accent],
    [second, paper, ground],
    [ground, ink, main],
    ["#ffffff", main, main],
  ] as const;
  const stitches = [26, 17, 11];
  return (
    <Table ground={paper} ink={ink}>
      {states.map(([back, front, thread], i) => (
        <At
          key={back}
          x={56}
          y={56 + i * 136}
          width={424}
          height={112}
          style={{ background: back, color: front }}
        >
          <StitchFrame width={424} height={112} color={thread} thick={5} stitch={18} inset={10} />
          <Line x={0} y={34} size={36} weight={800} width={424} align="center">
            {say(i)}
          </Line>
        </At>
      ))}
      <At
        x={528}
        y={56}
        width={344}
        height={112}
        style={{ background: "#ffffff", border: `4px solid ${ink}`, boxSizing: "border-box" }}
      >
        <Line x={24} y={30} size={32} weight={700}>
          {say(4)}
        </Line>
        <Glyph name="down" size={35} color={second} x={282} y={34} />
      </At>
      <At x={528} y={200} width={344} height={384} style={{ background: main, color: paper }}>
        <At x={40} y={60}>
          <HoldRing size={264} minutes={15} color={paper} gone="#c65a83" />
        </At>
        <Line x={40} y={158} size={64} weight={900} width={264} align="center">
          {say(5)}
        </Line>
      </At>
      <At x={920} y={56} width={304} height={528} style={{ background: second, color: paper }}>
        <At x={32} y={40} width={240} height={96} style={{ background: paper, color: ink }}>
          <Glyph name="bag" size={56} color={main} x={24} y={20} />
          <Block x={176} y={24} width={48} height={48} color={accent} />
          <Block x={196} y={34} width={8} height={28} color={ink} />
        </At>
        {["check", "camera", "truck", "pin", "heart", "globe"].map((name, i) => (
          <At
            key={name}
            x={32 + (i % 2) * 128}
            y={168 + Math.floor(i / 2) * 116}
            width={112}
            height={104}
            style={{ background: i % 3 === 0 ? accent : paper }}
          >
            <Glyph name={name as "check"} size={63} color={i % 3 === 0 ? ink : second} x={24} y={20} />
          </At>
        ))}
      </At>
      {[0, 1, 2].map((i) => (
        <At key={i} x={56 + i * 396} y={640} width={376} height={216} style={{ background: "#ffffff" }}>
          <StitchFrame
            width={376}
            height={216}
            color={main}
            thick={10 - i * 2}
            stitch={stitches[i] ?? 11}
            inset={8}
          />
          <Line x={0} y={70} size={60} weight={900} width={376} align="center">
            {say(9 + i)}
          </Line>
          <Line x={0} y={232} size={28} weight={700} color={second}>
            {say(6 + i)}
          </Line>
        </At>
      ))}
    </Table>
  );
};
