import type { Draw } from "../../../kit/contract.ts";
import { Spread } from "../../../kit/paper.tsx";
import { Drawing, Stage } from "../../../kit/stage.tsx";
import { word } from "../../../kit/words.ts";
import { Say } from "../say.tsx";
import { Boat, type Build, boats, River } from "./hull.tsx";

const cargo: Build = boats[5] ?? { length: 14.6, bow: 0.14, stern: 0.22, side: 0.045, depth: 0.07 };
const water = 592;

/** The guide open at number 17: one long hull crosses both pages, its waterline runs off the paper. */
export const draw: Draw = (brief, picture) => {
  const { ground, paper, ink, main, second, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  return (
    <Stage ground={ground}>
      <Spread x={72} y={104} pageWidth={568} height={752} color={paper} left={null} right={null} />
      <Drawing width={1280} height={960}>
        <River x={72} y={water + 16} width={1136} height={232} color="#cfe0d8" step={32} />
        <path d={`M0 ${water}H1280`} stroke={second} strokeWidth={14} />
        <Boat build={cargo} x={152} waterline={water} long={976} line={main} fill={paper} thick={10} />
        <path d={`M0 ${water}H150M1040 ${water}H1280`} stroke={second} strokeWidth={14} />
        <path d={`M196 ${water + 28}V724M1096 ${water - 112}V724`} stroke={ink} strokeWidth={3} />
        <circle cx={196} cy={water + 28} r={7} fill={accent} />
        <circle cx={1096} cy={water - 112} r={7} fill={accent} />
        <path d="M640 104V856" stroke="rgba(0,0,0,.16)" strokeWidth={6} />
        <path d="M152 800H1128M152 784v32M1128 784v32" stroke={ink} strokeWidth={3} />
        <rect x={500} y={772} width={280} height={56} fill={paper} />
      </Drawing>
      <Say x={108} y={112} size={256} family="Fraunces" weight={900} color={accent} leading={1}>
        {say(0)}
      </Say>
      <Say
        x={1164}
        y={136}
        size={88}
        family="Anek Bangla"
        weight={750}
        color={ink}
        align="right"
        leading={1.15}
      >
        {say(1)}
      </Say>
      <Say x={1164} y={236} size={52} family="Fraunces" weight={700} color={ink} align="right">
        {`${say(2)} `}
      </Say>
      <Say x={1164} y={304} size={32} family="Fraunces" weight={400} color={ink} align="right">
        {say(3)}
      </Say>
      <Say x={614} y={780} size={32} family="Fraunces" weight={600} color={ink} align="right">
        {`${say(4)} `}
      </Say>
      <Say x={670} y={780} size={32} family="Fraunces" weight={600} color={accent}>
        {say(5)}
      </Say>
      <Say x={210} y={704} size={32} weight={650} family="Anek Bangla" color={ink}>
        {say(6)}
      </Say>
      <Say x={1080} y={704} size={32} weight={650} family="Anek Bangla" color={ink} align="right">
        {say(7)}
      </Say>
      <Say x={640} y={888} size={32} family="Fraunces" weight={600} color={paper} align="center">
        {say(8)}
      </Say>
    </Stage>
  );
};
