import type { Draw } from "../../../kit/contract.ts";
import { Block, Drawing } from "../../../kit/stage.tsx";
import { word } from "../../../kit/words.ts";
import { along, Elevation, Person, street } from "./office.tsx";
import { Note, Page } from "./page.tsx";

const SPLIT = 392;

/** Both sites after four seconds: above a loader with most of its frames empty, below a street that already stands. */
export const draw: Draw = (brief, picture) => {
  const { ground, paper, ink, main, second } = brief.palette;
  const say = (index: number) => word(picture, index);
  const shown = street.slice(0, 6);
  const scale = 25.5;
  const left = along(shown, 1.7, scale);
  const night = "#0d1020";
  const clock = (x: number, y: number, color: string) => (
    <Drawing x={x} y={y} width={80} height={80}>
      <circle cx={40} cy={40} r={35} fill="none" stroke={color} strokeWidth={8} />
      <path d="M40 40V14" stroke={color} strokeWidth={6} />
      <path d="M40 40L55 62" stroke={main} strokeWidth={8} />
    </Drawing>
  );
  return (
    <Page ground={paper} ink={ink}>
      <Block x={0} y={0} width={1280} height={SPLIT} color={night} />
      {clock(48, 40, "#ffffff")}
      <Note x={148} y={44} size={76} heavy color="#ffffff">
        {say(2)}
      </Note>
      <Note x={272} y={44} size={76} heavy color={second}>
        {say(0)}
      </Note>
      <Drawing x={520} y={28} width={240} height={240}>
        {[0, 30, 60, 90, 120, 150, 180, 210, 240, 270, 300, 330].map((turn) => (
          <rect
            key={turn}
            x={111}
            y={16}
            width={18}
            height={56}
            fill={turn < 210 ? "#ffffff" : "#4a5272"}
            opacity={turn < 210 ? 0.35 + turn / 320 : 1}
            transform={`rotate(${turn} 120 120)`}
          />
        ))}
      </Drawing>
      <Drawing width={1280} height={SPLIT}>
        {[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((frame) => (
          <g key={frame} transform={`translate(${48 + frame * 108} 288)`}>
            <path d="M0 0H100V68H0z" fill={frame < 7 ? "#4a5272" : "#1d2133"} />
            {frame < 7 && (
              <path
                d={`M0 68V${40 - ((frame * 5) % 16)}L32 22L56 44L74 ${28 + ((frame * 7) % 14)}L100 48V68z`}
                fill="#6b7596"
              />
            )}
          </g>
        ))}
      </Drawing>
      <Note x={760} y={132} size={34} weight={500} color="#ffffff">
        {say(1)}
      </Note>
      {clock(48, SPLIT + 32, ink)}
      <Note x={148} y={SPLIT + 36} size={76} heavy>
        {say(2)}
      </Note>
      <Note x={480} y={SPLIT + 40} size={68} heavy color={main}>
        {say(4)}
      </Note>
      <Note x={272} y={SPLIT + 36} size={76} heavy color={second}>
        {say(3)}
      </Note>
      <Block x={0} y={880} width={1280} height={80} color={ground} />
      <Drawing width={1280} height={960}>
        {shown.map((house, i) => (
          <Elevation
            key={left[i]}
            house={house}
            x={56 + (left[i] ?? 0)}
            y={880}
            scale={scale}
            line={i === 2 ? main : ink}
            fill="#ffffff"
            thick={2.4}
          />
        ))}
        {[196, 588, 694, 1244].map((x) => (
          <Person key={x} x={x} y={880} scale={scale} color={ink} />
        ))}
        <path d="M0 884H1280" stroke={ink} strokeWidth={9} />
      </Drawing>
      <Note x={56 + (left[2] ?? 0)} y={902} size={30} weight={700} color={main}>
        {say(5)}
      </Note>
      <Note x={56 + (left[5] ?? 0)} y={902} size={30} weight={700}>
        {say(6)}
      </Note>
    </Page>
  );
};
