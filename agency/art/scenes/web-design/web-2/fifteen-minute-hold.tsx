import type { Draw } from "../../../kit/contract.ts";
import { Button, Phone } from "../../../kit/devices.tsx";
import { At, Block, hardShadow } from "../../../kit/stage.tsx";
import { word } from "../../../kit/words.ts";
import { Quilt } from "./quilt.tsx";
import { HoldRing, Line, Table } from "./shop.tsx";

/** Four screens of the checkout sewn together; the ring of fifteen stitches empties from one to the next. */
export const draw: Draw = (brief, picture) => {
  const { ground, paper, ink, main, second, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  const time = (index: number) => /\d\d:\d\d/.exec(say(index))?.[0] ?? "";
  const [marketplace = "", reserved = ""] = say(8).split(": ");
  const field = (y: number, text: string) => (
    <At
      x={20}
      y={y}
      width={216}
      height={64}
      style={{
        border: `3px solid ${ink}`,
        fontSize: 26,
        fontWeight: 700,
        lineHeight: "58px",
        paddingLeft: 14,
        boxSizing: "border-box",
        whiteSpace: "nowrap",
      }}
    >
      {text}
    </At>
  );
  const ring = (minutes: number, text: string) => (
    <At x={38} y={32}>
      <HoldRing size={180} minutes={minutes} color={main} gone="#ecd9dc" />
      <Line x={0} y={68} size={40} weight={900} width={180} align="center">
        {text}
      </Line>
    </At>
  );
  return (
    <Table ground={paper} ink={ink}>
      <Block x={0} y={544} width={1280} height={416} color={ground} />

      {[0, 1, 2, 3].map((screen) => (
        <Phone
          key={screen}
          x={44 + screen * 304}
          y={216 + (screen % 2) * 48}
          width={280}
          height={608}
          shadow={16}
          body={ink}
          screen={screen === 3 ? accent : "#ffffff"}
        >
          {screen === 0 && (
            <>
              <Line x={0} y={228} size={28} weight={800} width={256} align="center">
                {say(0).replace(time(0), "")}
              </Line>
              {ring(15, time(0))}
              <At x={20} y={288}>
                <Quilt piece="0418" width={216} height={272} cell={12} />
              </At>
            </>
          )}
          {screen === 1 && (
            <>
              {ring(11, time(3))}
              <Line x={0} y={224} size={26} weight={600} width={256} align="center">
                {say(3).replace(time(3), "")}
              </Line>
              {field(296, say(1))}
              <Block x={20} y={380} width={216} height={12} color="#ecd9dc" />
              <Block x={20} y={404} width={152} height={12} color="#ecd9dc" />
              <Line x={20} y={476} size={36} weight={900} color={main}>
                {say(2)}
              </Line>
            </>
          )}
          {screen === 2 && (
            <>
              <Line x={0} y={224} size={26} weight={600} width={256} align="center">
                {say(5).replace(time(5), "")}
              </Line>
              {ring(9, time(5))}
              <Block x={20} y={296} width={216} height={136} color={second} />
              <Block x={40} y={320} width={48} height={36} color={accent} />
              <Block x={40} y={388} width={176} height={14} color="#ffffff" />
              <Button x={20} y={480} width={216} height={80} ground={main} color="#ffffff" size={28}>
                {say(4)}
              </Button>
            </>
          )}
          {screen === 3 && (
            <>
              <Quilt piece="0418" width={256} height={304} cell={16} />
              <Line x={20} y={332} size={52} weight={900} width={220}>
                {say(6)}
              </Line>
              <Line x={20} y={500} size={28} weight={700}>
                {say(7)}
              </Line>
            </>
          )}
        </Phone>
      ))}
      {[324, 628, 932].flatMap((gap) =>
        [400, 472, 544, 616, 688].map((top) => (
          <Block key={`${gap},${top}`} x={gap - 14} y={top} width={52} height={14} color={second} />
        )),
      )}
      <At
        x={64}
        y={64}
        width={264}
        height={104}
        turn={-4}
        style={{ background: second, color: "#ffffff", ...hardShadow(8) }}
      >
        <Line x={20} y={14} size={24} weight={500}>
          {marketplace}:{" "}
        </Line>
        <Line x={20} y={46} size={34} weight={900} color={accent}>
          {reserved}
        </Line>
      </At>
    </Table>
  );
};
