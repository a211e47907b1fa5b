import type { Draw } from "../../../kit/contract.ts";
import { Glyph } from "../../../kit/glyph.tsx";
import { At, Block, Drawing, Stage } from "../../../kit/stage.tsx";
import { Display, Text } from "../../../kit/type.tsx";
import { word } from "../../../kit/words.ts";

const black = "#111417";

/** A Bengali word whose headline is the line itself; `y` is the headline's upper edge. */
function Hung(props: { x: number; y: number; size: number; color: string; children: string }) {
  const { x, y, size, color, children } = props;
  return (
    <div
      data-loose
      style={{
        position: "absolute",
        left: x,
        top: y - size * 0.19,
        font: `800 ${size}px/1 "Anek Bangla"`,
        color,
        whiteSpace: "nowrap",
      }}
    >
      {children}
    </div>
  );
}

/** One black line enters, drops twice and runs on; three signs hang from it. */
export const draw: Draw = (_brief, picture) => (
  <Stage ground="#7CC4E8" width={960} height={1280}>
    <Hung x={60} y={112} size={380} color="#FFFFFF">
      {word(picture, 0)}
    </Hung>
    <Hung x={128} y={574} size={216} color={black}>
      {word(picture, 2)}
    </Hung>
    <Hung x={130} y={912} size={380} color="#FFFFFF">
      {word(picture, 4)}
    </Hung>
    <Drawing width={960} height={1280} crisp>
      <path d="M0 132H904V588H60V932H960" fill="none" stroke={black} strokeWidth={40} />
    </Drawing>
    <At x={600} y={330}>
      <Display size={104} stretch={72} color={black}>
        {word(picture, 1)}
      </Display>
    </At>
    <At x={600} y={790}>
      <Display size={72} stretch={64} color={black}>
        {word(picture, 3)}
      </Display>
    </At>
    <At x={470} y={1060}>
      <Display size={104} stretch={72} color={black}>
        {word(picture, 5)}
      </Display>
    </At>
    <Block x={744} y={1064} width={144} height={144} color="#E8322C" />
    <Glyph name="right" x={767} y={1087} size={98} color="#FFFFFF" />
    <At x={48} y={40}>
      <Text size={28} weight={700} color={black}>
        {word(picture, 6)}
      </Text>
    </At>
  </Stage>
);
