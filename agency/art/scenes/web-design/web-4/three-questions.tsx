import type { Draw } from "../../../kit/contract.ts";
import { Phone } from "../../../kit/devices.tsx";
import { At, Block, Stage } from "../../../kit/stage.tsx";
import { word } from "../../../kit/words.ts";
import { Numeral, rooms, T } from "./parts.tsx";

/** Three phones on coral: which doctor, which number, and a serial that fills the last screen. */
export const draw: Draw = (brief, picture) => {
  const { paper, ink, main, second, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  return (
    <Stage ground={accent}>
      <Phone x={96} y={120} width={352} height={720} shadow={20} body={ink} screen={paper}>
        <T x={24} y={40} size={48} weight={800} color={ink}>
          {say(0)}
        </T>
        {[2, 0, 4, 6].map((room, index) => (
          <At key={room} x={24} y={124 + index * 140} width={280} height={124}>
            <Block x={0} y={0} width={280} height={124} color={index === 0 ? main : "#dfeae6"} />
            <Block x={0} y={0} width={index === 0 ? 0 : 72} height={124} color={rooms[room]?.[0] ?? main} />
            <T
              x={index === 0 ? 18 : 90}
              y={index === 0 ? 45 : 24}
              size={index === 0 ? 31 : 34}
              weight={700}
              color={index === 0 ? paper : ink}
            >
              {index === 0 ? say(1) : (say(7 + index).split(", ")[0] ?? "")}
            </T>
            {index > 0 && (
              <T x={90} y={66} size={34} weight={500} color="#3c5650">
                {say(7 + index).split(", ")[1] ?? ""}
              </T>
            )}
          </At>
        ))}
      </Phone>
      <Phone x={464} y={176} width={352} height={720} shadow={20} body={ink} screen={paper}>
        <T x={24} y={40} size={44} weight={800} color={ink}>
          {say(2)}
        </T>
        <At x={24} y={112} width={280} height={72} style={{ border: `4px solid ${ink}` }}>
          <T x={14} y={16} size={32} weight={700} color={ink}>
            {say(3)}
          </T>
        </At>
        <At x={24} y={200} width={280} height={72} style={{ background: second }}>
          <T x={18} y={20} size={32} weight={800} color={ink}>
            {say(4)}
          </T>
        </At>
        {["1", "2", "3", "4", "5", "6", "7", "8", "9", "", "0", ""].map((key, index) => (
          <At
            // biome-ignore lint/suspicious/noArrayIndexKey: a key is its place
            key={index}
            x={24 + (index % 3) * 96}
            y={296 + Math.floor(index / 3) * 96}
            width={88}
            height={88}
            style={{ background: key ? "#dfeae6" : index === 11 ? main : paper }}
          >
            <Numeral text={key} x={0} y={28} height={32} width={88} align="center" color={ink} />
          </At>
        ))}
      </Phone>
      <Phone x={832} y={80} width={376} height={760} shadow={20} body={ink} screen={second}>
        <T x={0} y={64} size={44} weight={700} width={352} align="center" color={ink}>
          {say(7)}
        </T>
        <Numeral
          text={say(5)}
          x={-6}
          y={192}
          height={300}
          width={352}
          align="center"
          stretch={62}
          color={main}
        />
        <At x={0} y={576} width={352} height={160} style={{ background: ink }}>
          <T x={0} y={56} size={46} weight={800} width={352} align="center" color={second}>
            {say(6)}
          </T>
        </At>
      </Phone>
    </Stage>
  );
};
