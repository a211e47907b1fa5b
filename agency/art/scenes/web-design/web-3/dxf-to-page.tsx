import type { Draw } from "../../../kit/contract.ts";
import { Glyph } from "../../../kit/glyph.tsx";
import { At, Block, Drawing, hardShadow } from "../../../kit/stage.tsx";
import { word } from "../../../kit/words.ts";
import { Elevation, JaliScreen, street } from "./office.tsx";
import { Note, Page } from "./page.tsx";

/** The tangled export, the same elevation with five layers, and the finished page. */
export const draw: Draw = (brief, picture, { random }) => {
  const { ground, paper, ink, main } = brief.palette;
  const say = (index: number) => word(picture, index);
  const house = street[2] ?? { wide: 7, floors: 4, front: "screen" as const };
  const tangle = Array.from({ length: 110 }, () => {
    const [x, y] = [random() * 352, random() * 480];
    return random() > 0.5
      ? `M${x} ${y}h${random() * 260 - 130}v${random() * 120 - 60}`
      : `M${x} ${y}L${random() * 352} ${random() * 480}`;
  }).join("");
  return (
    <Page ground={ground} ink={ink}>
      {[0, 1, 2].map((stage) => (
        <At
          key={stage}
          x={48 + stage * 412}
          y={176}
          width={360}
          height={488}
          clip
          style={{ background: stage === 2 ? paper : "#ffffff", ...hardShadow(12) }}
        >
          <Drawing width={360} height={488}>
            {stage < 2 && (
              <Elevation
                house={house}
                x={75}
                y={440}
                scale={30}
                line={stage === 0 ? "#8a8f9c" : ink}
                thick={stage === 0 ? 2 : 3}
              />
            )}
            {stage === 0 && <path d={tangle} fill="none" stroke="#6f7583" strokeWidth={1.6} />}
            {stage === 1 && <path d="M0 444H360" stroke={ink} strokeWidth={10} />}
          </Drawing>
          {stage === 2 && (
            <>
              <Note x={20} y={32} size={68} heavy color={main} width={160}>
                {say(4)}
              </Note>
              <At x={200} y={32}>
                <JaliScreen width={144} height={432} cell={9} joint={1} color={ink} />
              </At>
              {[0, 1, 2].map((i) => (
                <Block key={i} x={20} y={392 + i * 24} width={150 - i * 26} height={10} color={ink} />
              ))}
            </>
          )}
        </At>
      ))}
      <Note x={48} y={104} size={34} weight={700}>
        {say(0)}
      </Note>
      <Note x={460} y={104} size={34} weight={700}>
        {say(2)}
      </Note>
      <Note x={872} y={104} size={34} weight={700}>
        {say(3)}
      </Note>
      {[392, 804].map((x) => (
        <At key={x} x={x} y={368} width={84} height={84} style={{ background: main }}>
          <Glyph name="right" size={56} color="#ffffff" x={14} y={14} />
        </At>
      ))}
      <Drawing width={1280} height={960}>
        <path d="M434 464V760H228V684" fill="none" stroke={main} strokeWidth={6} />
        <path d="M214 704L228 680L242 704" fill="none" stroke={main} strokeWidth={6} />
      </Drawing>
      <Note x={48} y={792} size={84} heavy color={main}>
        {say(1)}
      </Note>
      <Note x={872} y={736} size={140} heavy>
        {say(5)}
      </Note>
    </Page>
  );
};
