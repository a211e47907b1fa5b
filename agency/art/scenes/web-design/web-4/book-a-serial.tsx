import type { Draw } from "../../../kit/contract.ts";
import { Phone } from "../../../kit/devices.tsx";
import { Glyph } from "../../../kit/glyph.tsx";
import { At, Block, Drawing, hardShadow, Stage } from "../../../kit/stage.tsx";
import { word } from "../../../kit/words.ts";
import { Numeral, T } from "./parts.tsx";

/** The figure of "44 s". */
const secondsOf = (time: string) => time.split(" ")[0] ?? "";

const screen = { width: 216, height: 384 };

/** Four screens hang from a line of seconds on teal; the answer also reaches a keypad phone. */
export const draw: Draw = (brief, picture) => {
  const { ground, paper, ink, main, second, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  const left = (index: number) => 64 + index * 232;
  const [serial = "", come = ""] = say(6).split(", ");
  return (
    <Stage ground={main}>
      <Block x={0} y={176} width={1280} height={16} color={ground} />
      {[1, 3, 5, 7].map((place, step) => (
        <At key={place} x={left(step)} y={64} width={screen.width} height={300}>
          <Numeral
            text={secondsOf(say(place))}
            x={0}
            y={20}
            height={72}
            stretch={84}
            color={step === 3 ? second : paper}
          />
          <T
            x={16 + 50 * secondsOf(say(place)).length}
            y={62}
            size={40}
            weight={700}
            color={step === 3 ? second : paper}
          >
            s
          </T>
          <Block x={96} y={128} width={24} height={64} color={ground} />
        </At>
      ))}
      <Phone x={left(0)} y={248} {...screen} shadow={12} body={ink} screen={paper}>
        <T x={16} y={28} size={28} weight={800} color={ink}>
          {say(0)}
        </T>
        {[main, "#dfeae6", "#dfeae6"].map((color, index) => (
          <Block
            // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place
            key={`${color}${index * 80}`}
            x={16}
            y={84 + index * 88}
            width={160}
            height={72}
            color={color}
          />
        ))}
        <Glyph name="check" size={35} color={second} x={78} y={102} />
      </Phone>
      <Phone x={left(1)} y={248} {...screen} shadow={12} body={ink} screen={paper}>
        <T x={16} y={28} size={28} weight={800} color={ink}>
          {say(2)}
        </T>
        {Array.from({ length: 12 }, (_, index) => (
          <Block
            // biome-ignore lint/suspicious/noArrayIndexKey: a key is its place
            key={index}
            x={16 + (index % 3) * 56}
            y={92 + Math.floor(index / 3) * 60}
            width={48}
            height={48}
            color={[0, 3, 5, 7].includes(index) ? accent : "#dfeae6"}
          />
        ))}
      </Phone>
      <Phone x={left(2)} y={248} {...screen} shadow={12} body={ink} screen="#ffffff">
        <Block x={0} y={0} width={192} height={96} color="#d12053" />
        <T x={16} y={36} size={24} weight={700} color="#ffffff">
          {say(4).split(" ")[0]}
        </T>
        <T x={0} y={144} size={60} weight={800} width={192} align="center" color={ink}>
          {say(4).split(" ")[1]}
        </T>
        <Block x={16} y={280} width={160} height={56} color="#d12053" />
        <Glyph name="check" size={35} color="#ffffff" x={78} y={291} />
      </Phone>
      <Phone x={left(3)} y={248} {...screen} shadow={12} body={ink} screen={second}>
        <T x={0} y={40} size={30} weight={700} width={192} align="center" color={ink}>
          {serial.split(" ")[0]}
        </T>
        <Numeral
          text={serial.split(" ")[1] ?? ""}
          x={-4}
          y={96}
          height={132}
          width={192}
          align="center"
          stretch={72}
          color={main}
        />
        <Block x={0} y={280} width={192} height={80} color={ink} />
        <T x={0} y={306} size={24} weight={700} width={192} align="center" color={second}>
          {come}
        </T>
      </Phone>
      <Drawing width={1280} height={960}>
        <path d="M856 640V760H976" fill="none" stroke={second} strokeWidth={8} strokeDasharray="24 14" />
      </Drawing>
      <At x={64} y={704} width={680} height={176} style={{ background: second, ...hardShadow(12) }}>
        <T x={40} y={64} size={50} weight={800} color={ink}>
          {say(8)}
        </T>
      </At>
      <Drawing width={1280} height={960}>
        <path d="M744 760H984" fill="none" stroke={second} strokeWidth={8} strokeDasharray="24 14" />
      </Drawing>
      <Keypad body={ink} lit={second} ink={ink} face={paper} />
    </Stage>
  );
};

function Keypad({ body, lit, ink, face }: { body: string; lit: string; ink: string; face: string }) {
  return (
    <At
      x={1000}
      y={248}
      width={232}
      height={640}
      style={{ background: body, borderRadius: 24, ...hardShadow(12) }}
    >
      <Block x={84} y={24} width={64} height={8} color="#48605f" />
      <At x={24} y={56} width={184} height={168} style={{ background: lit }}>
        <Glyph name="mail" size={35} color={ink} x={16} y={16} />
        <T x={66} y={20} size={28} weight={800} color={ink}>
          SMS
        </T>
        <Block x={16} y={72} width={152} height={14} color={ink} />
        <Block x={16} y={100} width={120} height={14} color={ink} />
        <Block x={16} y={128} width={80} height={14} color={ink} />
      </At>
      <At x={68} y={244} width={96} height={56} style={{ background: "#48605f", borderRadius: 28 }} />
      {["1", "2", "3", "4", "5", "6", "7", "8", "9", "*", "0", "#"].map((key, index) => (
        <At
          key={key}
          x={24 + (index % 3) * 64}
          y={324 + Math.floor(index / 3) * 72}
          width={56}
          height={60}
          style={{ background: "#2b4649", borderRadius: 10 }}
        >
          <T x={0} y={16} size={30} weight={700} width={56} align="center" color={face}>
            {key}
          </T>
        </At>
      ))}
    </At>
  );
}
