import type { Draw } from "../../../kit/contract.ts";
import { Tablet } from "../../../kit/devices.tsx";
import { Glyph } from "../../../kit/glyph.tsx";
import { Boards } from "../../../kit/place.tsx";
import { At, Drawing, Stage } from "../../../kit/stage.tsx";
import { Display, Fit, Text } from "../../../kit/type.tsx";
import { word, wordsFrom } from "../../../kit/words.ts";

const bidding = [1, 4, 7, 10];

/** The clerk's tablet on the desk: twelve keys for the paddles in the room, four of them bidding. */
export const draw: Draw = (brief, picture) => {
  const { paper, ink, main, second, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  const paddles = wordsFrom(picture, 3, 7);
  return (
    <Stage ground="#2f1c12">
      <Boards width={1280} height={960} color="#3a2417" board={160} />
      <Drawing width={1280} height={960}>
        <g transform="translate(1130 96)">
          <circle r={104} fill="rgba(0,0,0,.3)" cx={14} cy={14} />
          <circle r={104} fill="#f4efe2" />
          <circle r={78} fill="#a8481c" />
          <circle r={78} fill="none" stroke="#8a3512" strokeWidth={8} />
          <rect x={88} y={-18} width={56} height={36} fill="#f4efe2" />
        </g>
      </Drawing>
      <Tablet x={96} y={96} width={1040} height={784} screen={ink} shadow={24}>
        <At x={32} y={24}>
          <Text size={24} weight={600} color={paper}>
            {say(0)}
          </Text>
          <Text size={24} weight={600} color={second}>
            {say(1)}
          </Text>
        </At>
        <At x={268} y={28}>
          <Fit width={440} size={148} color={second}>
            {say(2)}
          </Fit>
        </At>
        <Text
          size={28}
          weight={700}
          color={paper}
          style={{ position: "absolute", right: 32, top: 60, textAlign: "right" }}
        >
          {say(7)}
        </Text>
        {Array.from({ length: 12 }, (_, key) => {
          const place = bidding.indexOf(key);
          const on = place >= 0;
          return (
            <At
              // biome-ignore lint/suspicious/noArrayIndexKey: a key is its place
              key={key}
              x={32 + (key % 4) * 230}
              y={168 + Math.floor(key / 4) * 136}
              width={214}
              height={120}
              style={{ background: on ? second : "#1d3a2d", color: ink }}
            >
              {on ? (
                <Display size={40} stretch={70} style={{ position: "absolute", left: 20, top: 42 }}>
                  {paddles[place]}
                </Display>
              ) : (
                <Glyph name="person" size={35} color="#4c6f5e" x={90} y={42} />
              )}
            </At>
          );
        })}
        <At x={32} y={592} width={444} height={104} style={{ border: `4px solid ${paper}` }}>
          <Display size={44} stretch={70} color={paper} style={{ position: "absolute", left: 24, top: 28 }}>
            {say(8)}
          </Display>
          <Drawing x={224} y={40} width={190} height={16} crisp>
            {[0, 1, 2, 3, 4].map((i) => (
              <rect key={i} x={i * 38} width={32} height={16} fill={i < 3 ? accent : "#40564b"} />
            ))}
          </Drawing>
        </At>
        <At x={492} y={592} width={444} height={104} style={{ background: main }}>
          <Display
            size={44}
            stretch={80}
            color="#ffffff"
            style={{ position: "absolute", left: 132, top: 32 }}
          >
            {say(9)}
          </Display>
        </At>
      </Tablet>
    </Stage>
  );
};
