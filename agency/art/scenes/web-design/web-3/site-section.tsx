import type { Draw } from "../../../kit/contract.ts";
import { At, Block, Drawing } from "../../../kit/stage.tsx";
import { word } from "../../../kit/words.ts";
import { Note, Page } from "./page.tsx";

/** The site as a building cut open: the street below, floors of buildings, a red shaft of climate, an annex. */
export const draw: Draw = (brief, picture) => {
  const { ground, paper, ink, main, second } = brief.palette;
  const say = (index: number) => word(picture, index);
  const label = "#ffffff";
  return (
    <Page ground={paper} ink={ink}>
      <Block x={0} y={808} width={1280} height={152} color={ground} />
      <Drawing width={1280} height={960}>
        <rect x={184} y={136} width={632} height={504} fill="#ffffff" />
        <rect x={592} y={80} width={144} height={728} fill={main} />
        <rect x={880} y={560} width={280} height={248} fill="#ffffff" />
        <path
          d="M184 808V136H816V808M184 640H592M736 640H816M184 472H592M736 472H816M184 304H592M736 304H816M592 808V80H736V808M880 808V560H1160V808M880 684H1160"
          fill="none"
          stroke={ink}
          strokeWidth={16}
        />
        <path d="M0 812H1280" stroke={ink} strokeWidth={24} />
        {Array.from({ length: 27 }, (_, i) => (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: a room is its place
            key={i}
            x={212 + (i % 9) * 41}
            y={164 + Math.floor(i / 9) * 168}
            width={30}
            height={116}
            fill={i % 4 === 0 ? ink : second}
          />
        ))}
        <path d="M816 720H880" stroke={ink} strokeWidth={8} />
        <path
          d="M120 136V640M96 136H144M96 640H144M108 148L132 124M108 652L132 628M592 40H736M592 24V56M736 24V56M1208 560V684M1188 560H1228M1188 684H1228"
          fill="none"
          stroke={ink}
          strokeWidth={4}
        />
        <path d="M664 760V140M640 176L664 136L688 176" fill="none" stroke="#ffffff" strokeWidth={8} />
      </Drawing>
      <Note x={40} y={356} size={72} heavy>
        {say(5)}
      </Note>
      <Note x={752} y={16} size={60} heavy color={main}>
        {say(6)}
      </Note>
      <Note x={1212} y={600} size={60} heavy width={52} align="right">
        {say(7)}
      </Note>
      <Note x={216} y={690} size={84} heavy>
        {say(0)}
      </Note>
      <Note x={184} y={48} size={72} heavy>
        {say(1)}
      </Note>
      <At x={592} y={440} width={144} height={64} style={{ background: main }}>
        <Note x={0} y={14} size={40} heavy color={label} width={144} align="center">
          {say(2)}
        </Note>
      </At>
      <Note x={908} y={600} size={52} heavy>
        {say(3)}
      </Note>
      <Note x={908} y={724} size={52} heavy>
        {say(4)}
      </Note>
      <Note x={56} y={868} size={40} weight={600}>
        {say(8)}
      </Note>
    </Page>
  );
};
