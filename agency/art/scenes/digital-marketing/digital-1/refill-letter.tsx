import type { Draw } from "../../../kit/contract.ts";
import { Phone, PhoneStatus } from "../../../kit/devices.tsx";
import { Drawing, Stage } from "../../../kit/stage.tsx";
import { word } from "../../../kit/words.ts";
import { Say } from "../letters.tsx";
import { Bottle, face, Tin } from "./bottle.tsx";

/** The refill e-mail with a bottle nine tenths empty, the same message on a phone beside it, the tin at the foot. */
export const draw: Draw = (brief, picture) => {
  const { ground, paper, ink, accent, second } = brief.palette;
  const say = (index: number) => word(picture, index);
  return (
    <Stage ground={second}>
      <Drawing width={1280} height={960}>
        <rect y={836} width={1280} height={124} fill="#8a5e00" />
        <rect x={78} y={58} width={704} height={830} fill="#6f4b00" />
        <rect x={60} y={40} width={704} height={830} fill={paper} />
        <rect x={60} y={40} width={704} height={76} fill={ink} />
        <Say x={92} y={94} size={46} weight={850} face={face} stretch={92} color={ground}>
          {say(5)}
        </Say>
        <Bottle x={214} y={836} height={640} oil="#eaa800" glass="#f7e7ae" cap={ink} fill={0.13} />
        <path d="M330 772H372M330 724H352M330 676H352M330 628H352M330 580H372" stroke={ink} strokeWidth={6} />
        <Say
          x={396}
          y={214}
          size={70}
          weight={900}
          face={face}
          stretch={76}
          color={ink}
          max={11}
          leading={0.98}
        >
          {say(0)}
        </Say>
        <Say x={396} y={490} size={34} weight={600} color={ink}>
          {say(1)}
        </Say>
        <rect x={396} y={536} width={336} height={116} fill={accent} />
        <Say x={564} y={609} size={39} weight={800} face={face} stretch={76} color={paper} align="middle">
          {say(2)}
        </Say>
        <rect x={398} y={674} width={332} height={84} fill="none" stroke={ink} strokeWidth={5} />
        <Say x={564} y={728} size={34} weight={700} color={ink} align="middle">
          {say(3)}
        </Say>
        <Say x={396} y={830} size={26} weight={500} color="#5a4a1a">
          {say(4)}
        </Say>
      </Drawing>
      <Phone x={856} y={40} width={340} height={540} body={ink} screen="#e9e4d2" shadow={16}>
        <PhoneStatus width={316} color={ink} time="18:40" />
        <Drawing width={316} height={516}>
          <Say x={20} y={84} size={32} weight={850} face={face} stretch={88} color={ink} loose>
            {say(5)}
          </Say>
          <path d="M0 106H316" stroke={ink} strokeWidth={3} />
          <path d="M20 136H284V352H52L20 380Z" fill={ground} />
          <Say x={40} y={186} size={32} weight={700} color={ink} max={13} leading={1.22} loose>
            {say(0)}
          </Say>
          <Say x={40} y={282} size={32} weight={500} color={ink} max={13} leading={1.22} loose>
            {say(1)}
          </Say>
          <path d="M110 412H284V496L258 472H110Z" fill={ink} />
          <Say x={134} y={454} size={32} weight={700} color={paper} loose>
            {say(3)}
          </Say>
        </Drawing>
      </Phone>
      <Drawing width={1280} height={960}>
        <Tin x={916} y={922} width={220} height={250} body={ground} band={ink} />
        <Say
          x={1010}
          y={824}
          size={58}
          weight={900}
          face={face}
          stretch={84}
          color={ground}
          align="middle"
          loose
        >
          5 l
        </Say>
        <path
          d="M1092 650C1130 650 1146 664 1146 700V860C1146 884 1124 884 1124 860V712C1124 690 1112 684 1092 684Z"
          fill="#ffd45a"
        />
        <ellipse cx={1140} cy={926} rx={64} ry={14} fill="#ffd45a" />
      </Drawing>
    </Stage>
  );
};
