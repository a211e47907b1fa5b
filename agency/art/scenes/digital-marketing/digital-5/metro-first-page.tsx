import type { Draw } from "../../../kit/contract.ts";
import { HeadFromBehind } from "../../../kit/people.tsx";
import { At, Block, Drawing } from "../../../kit/stage.tsx";
import { word } from "../../../kit/words.ts";
import { Fair, Page, Say } from "./page.tsx";

/** The platform: five first pages between the doors, a train behind the glass, three people who read. */
export const draw: Draw = (brief, picture) => {
  const { ground, paper, ink, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  return (
    <Fair ground="#c9c4b8" ink={ink}>
      <Block x={0} y={0} width={1280} height={120} color={ink} />
      <Say x={48} y={34} size={44} weight={800} color={paper}>
        {say(4)}
      </Say>
      <At x={860} y={20} width={372} height={80} style={{ background: "#2b2625" }}>
        <Drawing width={90} height={80}>
          <circle cx={46} cy={40} r={24} fill="none" stroke={accent} strokeWidth={6} />
          <path d="M46 24V40H58" fill="none" stroke={accent} strokeWidth={6} />
        </Drawing>
        <Say x={92} y={20} size={34} weight={700} color={accent}>
          {say(2)}
        </Say>
      </At>
      {[0, 1, 2, 3].map((door) => (
        <At
          key={door}
          x={176 + door * 276}
          y={144}
          width={100}
          height={640}
          clip
          style={{ background: "#8fa3a8" }}
        >
          <Block x={0} y={72} width={100} height={430} color="#e9ecec" />
          <Block x={-20} y={150} width={door % 2 ? 70 : 150} height={150} color="#2c3a3e" />
          <Block x={0} y={340} width={100} height={56} color={ground} />
          <Block x={0} y={0} width={8} height={640} color="#5f6f73" />
          <Block x={92} y={0} width={8} height={640} color="#5f6f73" />
          <Block x={48} y={0} width={4} height={640} color="#5f6f73" />
        </At>
      ))}
      {[0, 1, 2, 3, 4].map((panel) => (
        <At key={panel} x={panel * 276} y={144} width={176} height={640} style={{ background: "#dedacf" }}>
          <Page
            x={4}
            y={16}
            width={168}
            height={424}
            text={[0, 3, 1, 5, 6][panel] ?? 0}
            size={23}
            lines={11}
            paper={panel === 2 ? ink : paper}
            ink={panel === 2 ? paper : ink}
          />
          <At x={4} y={440} width={168} height={56} style={{ background: ground }}>
            <Say x={0} y={10} size={27} weight={800} color={paper} width={168} align="center">
              {panel % 2 ? say(3) : say(0)}
            </Say>
          </At>
        </At>
      ))}
      <Block x={0} y={784} width={1280} height={36} color={accent} />
      <Block x={0} y={820} width={1280} height={140} color="#8d877a" />
      <Drawing width={1280} height={960}>
        <HeadFromBehind x={364} y={672} size={140} hair="#141212" shirt={ground} />
        <HeadFromBehind x={700} y={700} size={132} hair={accent} shirt="#2f5d50" covered />
        <HeadFromBehind x={1070} y={656} size={146} hair="#2a1a12" shirt="#e9e2d0" skin="#6f4630" />
      </Drawing>
      <At x={48} y={832} width={0} height={0}>
        <At x={-48} y={0} width={200} height={128} style={{ background: paper }}>
          <Say x={20} y={18} size={34} weight={800} width={170} leading={1.15}>
            {say(1)}
          </Say>
        </At>
      </At>
    </Fair>
  );
};
