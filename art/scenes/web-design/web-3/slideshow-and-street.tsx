import type { Draw } from "../../../kit/contract.ts";
import { At, Block, Drawing } from "../../../kit/stage.tsx";
import { word } from "../../../kit/words.ts";
import { along, Elevation, street } from "./office.tsx";
import { Note, Page } from "./page.tsx";

/** Both sites after four seconds: a loader in a dark frame, and a street that already stands. */
export const draw: Draw = (brief, picture) => {
  const { paper, ink, main, second } = brief.palette;
  const say = (index: number) => word(picture, index);
  const shown = street.slice(0, 6);
  const scale = 11.8;
  const left = along(shown, 1.1, scale);
  const clock = (x: number, color: string) => (
    <Drawing x={x} y={48} width={96} height={96}>
      <circle cx={48} cy={48} r={43} fill="none" stroke={color} strokeWidth={9} />
      <path d="M48 48V16" stroke={color} strokeWidth={7} />
      <path d="M48 48L66 74" stroke={main} strokeWidth={9} />
    </Drawing>
  );
  return (
    <Page ground={paper} ink={ink}>
      <Block x={0} y={0} width={640} height={960} color="#0d1020" />
      {clock(48, "#ffffff")}
      <Note x={168} y={60} size={88} heavy color="#ffffff">
        {say(2)}
      </Note>
      <Note x={440} y={60} size={88} heavy color={second} width={152} align="right">
        {say(0)}
      </Note>
      <At
        x={48}
        y={208}
        width={544}
        height={704}
        style={{ background: "#1d2133", border: "12px solid #333a55", boxSizing: "border-box" }}
      >
        <Drawing x={140} y={176} width={240} height={240}>
          {Array.from({ length: 12 }, (_, i) => (
            <rect
              // biome-ignore lint/suspicious/noArrayIndexKey: a spoke is its place
              key={i}
              x={111}
              y={8}
              width={18}
              height={60}
              fill={i < 7 ? "#ffffff" : "#4a5272"}
              opacity={i < 7 ? 0.35 + i * 0.1 : 1}
              transform={`rotate(${i * 30} 120 120)`}
            />
          ))}
        </Drawing>
        <Note x={0} y={540} size={36} weight={500} color="#ffffff" width={520} align="center">
          {say(1)}
        </Note>
      </At>
      {clock(688, ink)}
      <Note x={808} y={60} size={88} heavy>
        {say(2)}
      </Note>
      <Note x={1080} y={60} size={88} heavy color={main} width={152} align="right">
        {say(3)}
      </Note>
      <At
        x={688}
        y={208}
        width={544}
        height={704}
        style={{ background: "#ffffff", border: `4px solid ${ink}`, boxSizing: "border-box" }}
      >
        <Note x={24} y={24} size={72} heavy color={main}>
          {say(4)}
        </Note>
        <Drawing width={536} height={696}>
          {shown.map((house, i) => (
            <Elevation
              key={left[i]}
              house={house}
              x={16 + (left[i] ?? 0)}
              y={540}
              scale={scale}
              line={i === 2 ? main : ink}
              fill="#ffffff"
              thick={1.6}
            />
          ))}
          <path d="M0 543H536" stroke={ink} strokeWidth={7} />
        </Drawing>
        <Note x={16 + (left[2] ?? 0) - 16} y={568} size={26} weight={700} color={main}>
          {say(5)}
        </Note>
        <Note x={16 + (left[5] ?? 0) - 40} y={568} size={26} weight={700}>
          {say(6)}
        </Note>
      </At>
    </Page>
  );
};
