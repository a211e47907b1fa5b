import type { Draw } from "../../../kit/contract.ts";
import { Phone } from "../../../kit/devices.tsx";
import { At, Block } from "../../../kit/stage.tsx";
import { word } from "../../../kit/words.ts";
import { JaliScreen } from "./office.tsx";
import { Note, Page } from "./page.tsx";

/** Three phones: the brick screen closed at noon, half shaded at three, open in the evening. */
export const draw: Draw = (brief, picture) => {
  const { ground, paper, ink, main, second } = brief.palette;
  const say = (index: number) => word(picture, index);
  const behind = [second, `repeating-linear-gradient(0deg,${second} 0 7px,${paper} 7px 14px)`, "#e9c9a4"];
  return (
    <Page ground={ground} ink={ink}>
      {[0, 1, 2].map((hour) => (
        <Phone
          key={hour}
          x={88 + hour * 384}
          y={[104, 144, 184][hour] ?? 104}
          width={336}
          height={688}
          shadow={18}
          body={ink}
          screen={hour === 2 ? ink : paper}
        >
          <At x={0} y={0} width={312} height={364} style={{ background: behind[hour] ?? paper }}>
            <JaliScreen
              width={312}
              height={364}
              cell={14}
              joint={[0, 2, 6][hour] ?? 2}
              color={ink}
              from={13}
            />
          </At>
          <At x={0} y={364} width={312} height={300} style={{ color: hour === 2 ? paper : ink }}>
            <Note x={20} y={28} size={104} heavy color={hour === 2 ? "#ef7a62" : main}>
              {say(hour)}
            </Note>
            <Note x={20} y={134} size={28}>
              {say(3 + hour * 2)}
            </Note>
            <Note x={20} y={170} size={28} weight={700}>
              {say(4 + hour * 2)}
            </Note>
            <Block x={20} y={252} width={272} height={4} color={second} />
            {[0, 1, 2, 3, 4].map((tick) => (
              <Block key={tick} x={20 + tick * 67} y={242} width={4} height={24} color={second} />
            ))}
            <At
              x={20 + 272 * ([0.42, 0.6, 0.86][hour] ?? 0)}
              y={242}
              width={24}
              height={24}
              style={{ background: hour === 2 ? "#ef7a62" : main, borderRadius: 12 }}
            />
          </At>
        </Phone>
      ))}
      <Note x={88} y={868} size={44} heavy>
        {say(9)}
      </Note>
    </Page>
  );
};
