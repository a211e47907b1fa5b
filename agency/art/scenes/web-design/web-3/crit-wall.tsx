import type { Draw } from "../../../kit/contract.ts";
import { HeadFromBehind, skins } from "../../../kit/people.tsx";
import { At, Block, Drawing, hardShadow } from "../../../kit/stage.tsx";
import { word } from "../../../kit/words.ts";
import { Elevation, JaliScreen, street } from "./office.tsx";
import { Note, Page } from "./page.tsx";

const HIGH = 536;

/** The review: sheets edge to edge make one street, a red curve is taped on; the same street on the laptop below. */
export const draw: Draw = (brief, picture) => {
  const { paper, ink, main, second } = brief.palette;
  const say = (index: number) => word(picture, index);
  const sheets = [
    { x: 24, wide: 236, house: street[6], title: say(0) },
    { x: 264, wide: 300, house: street[2], title: say(1) },
    { x: 568, wide: 372, house: street[5], title: say(2) },
    { x: 944, wide: 312, house: street[1], title: "" },
  ];
  const screen = [
    { at: 6, x: 28 },
    { at: 2, x: 128 },
    { at: 5, x: 258 },
    { at: 1, x: 414 },
  ];
  return (
    <Page ground="#c7a98a" ink={ink}>
      <Drawing width={1280} height={960} crisp>
        <path
          d={Array.from({ length: 9 }, (_, i) => `M${i * 160} 0V${HIGH + 88}`).join("")}
          stroke="#b4926f"
          strokeWidth={4}
        />
      </Drawing>
      <Block x={0} y={HIGH + 88} width={1280} height={400} color={ink} />
      {sheets.map(({ x, wide, house, title }) => (
        <At
          key={x}
          x={x}
          y={32}
          width={wide}
          height={HIGH}
          style={{ background: "#ffffff", ...hardShadow(8, "#8f6f4d") }}
        >
          <Drawing width={wide} height={HIGH}>
            {house && (
              <Elevation
                house={house}
                x={(wide - house.wide * 27) / 2}
                y={HIGH - 24}
                scale={27}
                line={ink}
                fill="#ffffff"
                thick={2.6}
              />
            )}
            <path d={`M0 ${HIGH - 20}H${wide}`} stroke={ink} strokeWidth={8} />
            <path d={`M10 10h16v16h-16zM${wide - 26} 10h16v16h-16z`} fill={main} />
          </Drawing>
          <Note x={40} y={36} size={38} heavy>
            {title}
          </Note>
        </At>
      ))}
      <At
        x={40}
        y={136}
        width={264}
        height={216}
        turn={-4}
        style={{ background: "#fff1c4", ...hardShadow(8, "#8f6f4d") }}
      >
        <Drawing width={264} height={216}>
          <path d="M20 128C70 122 84 48 130 44S190 84 244 92" fill="none" stroke={main} strokeWidth={10} />
          <path d="M20 160C70 158 92 118 130 116S200 146 244 150" fill="none" stroke={main} strokeWidth={6} />
          <rect x={92} y={-14} width={80} height={28} fill="#d8c792" />
        </Drawing>
        <Note x={168} y={24} size={36} weight={700} color={main}>
          {say(4)}
        </Note>
        <Note x={152} y={164} size={36} weight={700} color={main}>
          {say(5)}
        </Note>
      </At>
      <At x={348} y={512} width={584} height={352} style={{ background: "#05070f" }}>
        <At x={16} y={16} width={552} height={320} clip style={{ background: paper }}>
          <At
            x={20}
            y={16}
            style={{
              display: "flex",
              gap: 10,
              alignItems: "center",
              fontSize: 26,
              fontWeight: 700,
              whiteSpace: "nowrap",
            }}
          >
            <JaliScreen width={24} height={24} cell={6} color={main} />
            {say(3)}
          </At>
          <Drawing width={552} height={320}>
            {screen.map(({ at, x }) => {
              const house = street[at];
              return (
                house && (
                  <Elevation
                    key={at}
                    house={house}
                    x={x}
                    y={284}
                    scale={13.6}
                    line={at === 2 ? main : ink}
                    fill="#ffffff"
                    thick={1.6}
                  />
                )
              );
            })}
            <path d="M0 287H552" stroke={ink} strokeWidth={6} />
          </Drawing>
        </At>
      </At>
      <At x={276} y={864} width={728} height={24} style={{ background: second }} />
      <Block x={0} y={888} width={1280} height={72} color="#e2bd8b" />
      <Drawing width={1280} height={960}>
        <HeadFromBehind x={164} y={616} size={176} hair="#15100e" shirt={main} skin={skins[0]} />
        <HeadFromBehind x={1116} y={588} size={184} hair="#2b3350" shirt="#dfe3ec" skin={skins[2]} covered />
      </Drawing>
    </Page>
  );
};
