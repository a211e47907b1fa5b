import type { Draw } from "../../../kit/contract.ts";
import { At, Block, Drawing, hardShadow } from "../../../kit/stage.tsx";
import { word } from "../../../kit/words.ts";
import { Elevation, JaliScreen, street } from "./office.tsx";
import { Note, Page } from "./page.tsx";

/** The review wall: printed elevations edge to edge, a red curve taped on, the same street on a laptop. */
export const draw: Draw = (brief, picture) => {
  const { ground, paper, ink, main, second } = brief.palette;
  const say = (index: number) => word(picture, index);
  const sheets = [
    { x: 40, wide: 232, house: street[6], title: "" },
    { x: 280, wide: 296, house: street[2], title: say(1) },
    { x: 584, wide: 408, house: street[5], title: say(2) },
    { x: 1000, wide: 240, house: street[3], title: say(0) },
  ];
  return (
    <Page ground={ground} ink={ink}>
      <Block x={0} y={760} width={1280} height={200} color="#a9886a" />
      <Block x={0} y={744} width={1280} height={16} color={second} />
      {sheets.map(({ x, wide, house, title }) => (
        <At
          key={x}
          x={x}
          y={56}
          width={wide}
          height={480}
          style={{ background: "#ffffff", ...hardShadow(6) }}
        >
          <Drawing width={wide} height={480}>
            {house && (
              <Elevation
                house={house}
                x={(wide - house.wide * 23) / 2}
                y={464}
                scale={23}
                line={ink}
                fill="#ffffff"
                thick={2.4}
              />
            )}
            <path d={`M0 467H${wide}`} stroke={ink} strokeWidth={7} />
            <rect x={wide / 2 - 9} y={8} width={18} height={18} fill={main} />
          </Drawing>
          <Note x={16} y={36} size={36} heavy>
            {title}
          </Note>
        </At>
      ))}
      <At
        x={72}
        y={104}
        width={208}
        height={200}
        turn={-5}
        style={{ background: "#fff4cf", ...hardShadow(6) }}
      >
        <Drawing width={208} height={176}>
          <path d="M16 128C60 122 70 64 104 60S150 92 192 100" fill="none" stroke={main} strokeWidth={8} />
          <path d="M16 150C60 148 80 118 108 116S160 136 192 140" fill="none" stroke={main} strokeWidth={4} />
          <rect x={70} y={-14} width={64} height={26} fill="#d8c792" />
        </Drawing>
        <Note x={120} y={18} size={32} weight={700} color={main}>
          {say(4)}
        </Note>
        <Note x={120} y={148} size={32} weight={700} color={main}>
          {say(5)}
        </Note>
      </At>
      <Drawing width={1280} height={960}>
        <path
          d="M240 868L176 960M1040 868L1104 960M300 868L360 960M980 868L920 960"
          stroke="#6b4a2c"
          strokeWidth={22}
        />
        <rect x={120} y={844} width={1040} height={32} fill="#d9b07c" />
      </Drawing>
      <At x={360} y={488} width={560} height={336} style={{ background: ink }}>
        <At x={16} y={16} width={528} height={304} clip style={{ background: paper }}>
          <At
            x={16}
            y={14}
            style={{
              display: "flex",
              gap: 10,
              alignItems: "center",
              fontSize: 24,
              fontWeight: 700,
              whiteSpace: "nowrap",
            }}
          >
            <JaliScreen width={24} height={24} cell={6} color={main} />
            {say(3)}
          </At>
          <Drawing width={528} height={304}>
            {[6, 2, 5, 3].map((index, i) => {
              const house = street[index];
              return (
                house && (
                  <Elevation
                    key={index}
                    house={house}
                    x={[22, 122, 252, 424][i] ?? 0}
                    y={268}
                    scale={13.5}
                    line={index === 2 ? main : ink}
                    fill="#ffffff"
                    thick={1.5}
                  />
                )
              );
            })}
            <path d="M0 271H528" stroke={ink} strokeWidth={6} />
          </Drawing>
        </At>
      </At>
      <At x={296} y={824} width={688} height={22} style={{ background: "#8d97ac" }} />
    </Page>
  );
};
