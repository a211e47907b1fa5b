import { gardenCloth } from "../../../clients/web-1.tsx";
import { Cloth } from "../../../kit/cloth.tsx";
import type { Draw } from "../../../kit/contract.ts";
import { Browser } from "../../../kit/devices.tsx";
import { Glyph } from "../../../kit/glyph.tsx";
import { At, Block, Drawing, Stage } from "../../../kit/stage.tsx";
import { Display, Text } from "../../../kit/type.tsx";
import { word } from "../../../kit/words.ts";

const gardens = [
  { mark: "2117", rows: 3 },
  { mark: "3042", rows: 2 },
  { mark: "1185", rows: 2 },
];

/** The catalogue as a table: filters, rows in groups by garden with its band, one row opened. */
export const draw: Draw = (brief, picture, { random }) => {
  const { paper, ink, main, second } = brief.palette;
  const say = (index: number) => word(picture, index);
  const grades = picture.words.slice(5, 10);
  let line = 0;
  let top = 216;
  return (
    <Stage ground={brief.palette.ground}>
      <Browser x={40} y={40} width={1200} height={960} shadow={0} screen={paper} line={ink}>
        <Display size={64} stretch={70} color={ink} style={{ position: "absolute", left: 40, top: 36 }}>
          {say(0)}
        </Display>
        <Text size={26} weight={600} color={main} style={{ position: "absolute", right: 40, top: 52 }}>
          {say(1)}
        </Text>
        {[2, 3, 4].map((index, i) => (
          <At
            key={index}
            x={40 + i * 248}
            y={120}
            width={232}
            height={64}
            style={{ background: i === 0 ? main : paper, border: `2px solid ${i === 0 ? main : ink}` }}
          >
            <Text
              size={24}
              weight={600}
              color={i === 0 ? "#ffffff" : ink}
              style={{ position: "absolute", left: 20, top: 14 }}
            >
              {say(index)}
            </Text>
            <Glyph name="down" size={21} color={i === 0 ? second : ink} x={190} y={20} />
          </At>
        ))}
        {gardens.map(({ mark, rows }, garden) => {
          const { draft, warp, weft } = gardenCloth(mark);
          const start = top;
          const lots = Array.from({ length: rows }, (_, i) => {
            const open = garden === 0 && i === 1;
            const lot = {
              y: top - start,
              open,
              grade: grades[line % grades.length] ?? "",
              chests: 6 + Math.floor(random() * 14),
            };
            line++;
            top += open ? 184 : 72;
            return lot;
          });
          top += 24;
          return (
            <At key={mark} x={40} y={start} width={1120} height={top - start - 24}>
              <Cloth
                x={0}
                y={0}
                width={96}
                height={top - start - 24}
                draft={draft}
                warp={warp}
                weft={weft}
                cell={8}
              />
              {lots.map(({ y, open, grade, chests }) => (
                <At
                  key={y}
                  x={96}
                  y={y}
                  width={1024}
                  height={open ? 184 : 72}
                  style={{ background: open ? "#ffffff" : paper, borderBottom: `2px solid ${ink}` }}
                >
                  {y === 0 && garden === 0 && (
                    <Text size={26} weight={700} style={{ position: "absolute", left: 28, top: 18 }}>
                      {say(10)}
                    </Text>
                  )}
                  <Text size={26} weight={600} style={{ position: "absolute", left: 248, top: 18 }}>
                    {grade}
                  </Text>
                  <Drawing x={372} y={24} width={560} height={24} crisp>
                    {Array.from({ length: chests }, (_, i) => (
                      // biome-ignore lint/suspicious/noArrayIndexKey: a chest is its place
                      <rect key={i} x={i * 26} y={0} width={22} height={22} fill={open ? main : "#c9c3a8"} />
                    ))}
                  </Drawing>
                  <Glyph name={open ? "minus" : "plus"} size={21} color={ink} x={972} y={25} />
                  {open && (
                    <At x={28} y={80} width={960} height={80} style={{ background: second }}>
                      <Text size={26} weight={700} style={{ position: "absolute", left: 24, top: 22 }}>
                        {say(11)}
                      </Text>
                      <Text size={22} weight={500} style={{ position: "absolute", right: 24, top: 25 }}>
                        {say(12)}
                      </Text>
                    </At>
                  )}
                </At>
              ))}
            </At>
          );
        })}
        <Block x={0} y={916} width={1200} height={40} color={main} />
      </Browser>
    </Stage>
  );
};
