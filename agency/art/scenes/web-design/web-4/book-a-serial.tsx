import type { Draw } from "../../../kit/contract.ts";
import { Phone } from "../../../kit/devices.tsx";
import { At, Block, hardShadow, Stage } from "../../../kit/stage.tsx";
import { word } from "../../../kit/words.ts";
import { Numeral, T } from "./parts.tsx";

/** The figure of "44 s". */
const secondsOf = (time: string) => time.split(" ")[0] ?? "";

const screen = { width: 280, height: 520 };
const INNER = 256;

/** Four screens hang from a line of seconds on teal: doctor, code, deposit, serial; the answer also goes out as an SMS. */
export const draw: Draw = (brief, picture) => {
  const { ground, paper, ink, main, second, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  const left = (index: number) => 40 + index * 306;
  const [serial = "", come = ""] = say(6).split(", ");
  const [deposit = "", sum = ""] = say(4).split(" ");
  const [code = "", digits = ""] = say(2).split(" ");
  return (
    <Stage ground={main}>
      <Block x={0} y={148} width={1280} height={16} color={ground} />
      {[1, 3, 5, 7].map((place, step) => (
        <At key={place} x={left(step)} y={28} width={screen.width} height={300}>
          <Numeral
            text={secondsOf(say(place))}
            x={0}
            y={16}
            height={84}
            stretch={84}
            color={step === 3 ? second : paper}
          />
          <T
            x={16 + 58 * secondsOf(say(place)).length}
            y={56}
            size={48}
            weight={700}
            color={step === 3 ? second : paper}
          >
            s
          </T>
          <Block x={128} y={136} width={24} height={56} color={ground} />
        </At>
      ))}
      <Phone x={left(0)} y={212} {...screen} shadow={12} body={ink} screen={paper}>
        <T x={20} y={32} size={40} weight={800} color={ink}>
          {say(0)}
        </T>
        {[9, 10, 11].map((index, i) => (
          <At
            key={index}
            x={20}
            y={112 + i * 124}
            width={216}
            height={104}
            style={{ background: i === 0 ? main : "#dfeae6" }}
          >
            <T x={0} y={28} size={48} weight={800} width={216} align="center" color={i === 0 ? paper : ink}>
              {say(index)}
            </T>
          </At>
        ))}
      </Phone>
      <Phone x={left(1)} y={212} {...screen} shadow={12} body={ink} screen={paper}>
        <T x={20} y={32} size={40} weight={800} color={ink}>
          {code}
        </T>
        {[...digits].map((digit, index) => (
          <At
            key={digit}
            x={20 + (index % 2) * 112}
            y={112 + Math.floor(index / 2) * 184}
            width={104}
            height={168}
            style={{ background: accent }}
          >
            <Numeral text={digit} x={0} y={40} height={88} width={104} align="center" color={ink} />
          </At>
        ))}
      </Phone>
      <Phone x={left(2)} y={212} {...screen} shadow={12} body={ink} screen="#ffffff">
        <Block x={0} y={0} width={INNER} height={104} color="#d12053" />
        <T x={20} y={34} size={40} weight={700} color="#ffffff">
          {deposit}
        </T>
        <T x={0} y={184} size={96} weight={800} width={INNER} align="center" color={ink}>
          {sum}
        </T>
        <Block x={20} y={372} width={216} height={96} color="#d12053" />
        <T x={20} y={396} size={48} weight={800} width={216} align="center" color="#ffffff">
          {say(12)}
        </T>
      </Phone>
      <Phone x={left(3)} y={212} {...screen} shadow={12} body={ink} screen={second}>
        <T x={0} y={36} size={42} weight={700} width={INNER} align="center" color={ink}>
          {serial.split(" ")[0]}
        </T>
        <Numeral
          text={serial.split(" ")[1] ?? ""}
          x={-4}
          y={120}
          height={190}
          width={INNER}
          align="center"
          stretch={72}
          color={main}
        />
        <Block x={0} y={384} width={INNER} height={112} color={ink} />
        <T x={0} y={420} size={35} weight={700} width={INNER} align="center" color={second}>
          {come}
        </T>
      </Phone>
      <At x={40} y={784} width={1198} height={132} style={{ background: second, ...hardShadow(12) }}>
        <T x={40} y={36} size={62} weight={800} color={ink}>
          {say(8)}
        </T>
      </At>
    </Stage>
  );
};
