import type { Draw } from "../../../kit/contract.ts";
import { At, Block, Drawing, hardShadow } from "../../../kit/stage.tsx";
import { word, wordsFrom } from "../../../kit/words.ts";
import { JaliScreen } from "./office.tsx";
import { Note, Page } from "./page.tsx";

const air =
  "M40 250C90 210 90 150 150 140S240 60 330 70M20 190C80 170 110 100 170 96S250 30 320 24M60 290C140 270 160 210 220 200S290 130 340 130";

/** One layer of the facade, 0 ground to 4 air. Inside a `Drawing`. */
function Layer(props: {
  readonly kind: number;
  readonly ink: string;
  readonly air: string;
  readonly hatch: string;
}) {
  const { kind } = props;
  return (
    <>
      {kind === 0 && <path d="M0 304H360" stroke={props.ink} strokeWidth={18} />}
      {kind === 1 && (
        <path d="M80 296V36H280V296M80 200H280" stroke={props.ink} strokeWidth={12} fill="none" />
      )}
      {kind === 2 && (
        <path
          d="M64 36H296M64 28H296M104 296V216H148V296M180 216H256V268H180ZM218 216V268M80 118H280"
          stroke={props.ink}
          strokeWidth={4}
          fill="none"
        />
      )}
      {kind === 3 && (
        <JaliScreen x={88} y={44} width={184} height={148} cell={8} joint={1} color={props.hatch} />
      )}
      {kind === 4 && <path d={air} stroke={props.air} strokeWidth={9} fill="none" strokeDasharray="28 10" />}
    </>
  );
}

/** Five sheets of one facade and, last, all of them together; the missing layer's message below. */
export const draw: Draw = (brief, picture) => {
  const { ground, paper, ink, main, second } = brief.palette;
  const say = (index: number) => word(picture, index);
  return (
    <Page ground={ground} ink={ink}>
      {wordsFrom(picture, 0, 6).map((label, i) => (
        <At key={label} x={56 + (i % 3) * 404} y={48 + Math.floor(i / 3) * 416}>
          <At
            x={0}
            y={0}
            width={360}
            height={328}
            clip
            style={{ background: i === 5 ? "#ffffff" : paper, ...(i === 5 ? hardShadow(14, ink) : {}) }}
          >
            <Drawing width={360} height={328}>
              {(i === 5 ? [3, 0, 1, 2, 4] : [i]).map((kind) => (
                <Layer key={kind} kind={kind} ink={ink} air={main} hatch={i === 5 ? second : ink} />
              ))}
            </Drawing>
          </At>
          <Note x={0} y={348} size={36} heavy color={i === 4 ? main : ink}>
            {label}
          </Note>
        </At>
      ))}
      <Block x={0} y={888} width={1280} height={72} color={main} />
      <Note x={56} y={908} size={28} weight={700} color="#ffffff">
        {say(6)}
      </Note>
    </Page>
  );
};
