import type { Draw } from "../../../kit/contract.ts";
import { Phone } from "../../../kit/devices.tsx";
import { Boards } from "../../../kit/place.tsx";
import { At, Block, Drawing, hardShadow } from "../../../kit/stage.tsx";
import { word } from "../../../kit/words.ts";
import { Quilt, StitchFrame, StitchName } from "./quilt.tsx";
import { Line, Table } from "./shop.tsx";

/** Seen from above: an opened parcel, the folded quilt, the maker's card, and a phone with the same quilt. */
export const draw: Draw = (brief, picture) => {
  const { paper, ink, main, second, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  return (
    <Table ground="#e7d3b5" ink={ink}>
      <Boards width={1280} height={960} color="#e9d6ba" board={160} />
      <Drawing width={1280} height={960}>
        <path d="M0 0H420L160 960H0ZM520 0H760L500 960H260Z" fill="#fff6dc" opacity={0.55} />
        <path d="M64 232L24 136H792L752 232ZM64 800L24 896H792L752 800Z" fill="#c99a62" />
        <path d="M64 232L8 272V760L64 800ZM752 232L816 272V760L752 800Z" fill="#b98850" />
        <rect x={64} y={232} width={688} height={568} fill="#8f6436" />
      </Drawing>
      <At x={96} y={264} style={hardShadow(12)}>
        <Quilt piece="0427" width={624} height={504} cell={18} />
      </At>
      <Block x={96} y={508} width={624} height={8} color="#16285c" />
      <At x={304} y={352} width={384} height={232} turn={-6} style={{ background: paper, ...hardShadow(10) }}>
        <StitchFrame width={384} height={232} color={main} thick={5} stitch={16} inset={12} />
        <At x={36} y={40}>
          <StitchName text={say(0)} width={312} color={main} weight={1.1} />
        </At>
        <Line x={36} y={104} size={32} weight={800} width={320}>
          {say(1)}
        </Line>
        <Line x={36} y={164} size={28} weight={600} color={second}>
          {say(2)}
        </Line>
      </At>
      <At
        x={424}
        y={808}
        width={344}
        height={128}
        turn={3}
        style={{ background: "#ffffff", ...hardShadow(6) }}
      >
        <Line x={20} y={14} size={28} weight={900}>
          {say(3)}
        </Line>
        <Line x={20} y={56} size={24} weight={600}>
          {say(4)}
        </Line>
        <Line x={20} y={90} size={22} color={main} weight={700}>
          {say(5)}
        </Line>
        <Block x={252} y={56} width={8} height={56} color={ink} />
        <Block x={268} y={56} width={16} height={56} color={ink} />
        <Block x={292} y={56} width={4} height={56} color={ink} />
        <Block x={304} y={56} width={16} height={56} color={ink} />
      </At>
      <Phone x={872} y={184} width={320} height={640} shadow={20} body={ink} screen={accent}>
        <Quilt piece="0427" width={296} height={352} cell={14} />
        <Line x={24} y={384} size={60} weight={900}>
          {say(2)}
        </Line>
        <Line x={24} y={468} size={26} weight={600} width={256}>
          {say(1)}
        </Line>
        <Block x={24} y={544} width={248} height={48} color={ink} />
        <Block x={84} y={562} width={128} height={12} color={accent} />
      </Phone>
    </Table>
  );
};
