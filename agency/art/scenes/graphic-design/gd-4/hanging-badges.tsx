import type { Draw } from "../../../kit/contract.ts";
import { Block, Drawing, Stage } from "../../../kit/stage.tsx";
import { word } from "../../../kit/words.ts";
import { barOf, Hung } from "./hung.tsx";

const [bar, letter, wide, tall] = [128, 288, 232, 640];
const badges = [
  { name: 4, initial: "ম", role: 0 },
  { name: 5, initial: "A", role: 1 },
  { name: 6, initial: "द", role: 3 },
  { name: 7, initial: "T", role: 2 },
  { name: 8, initial: "শ", role: 1 },
] as const;

/** Five badges in three scripts hang from one straight lanyard, which is the head line of every letter. */
export const draw: Draw = (brief, picture) => {
  const { ground, paper, ink, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  const roles = [accent, "#f4c21e", "#0f7a4d", "#1f4fb0"];
  return (
    <Stage ground={ground}>
      <Block x={0} y={0} width={1280} height={bar} color="#66b1d8" />
      {badges.map(({ name, initial, role }, i) => {
        const x = 28 + i * 248;
        const down = [0, 80, 32][i % 3] ?? 0;
        return (
          <Drawing key={name} x={x} y={0} width={wide} height={960}>
            <rect x={10} y={bar + 10} width={wide} height={tall + down} fill="rgba(10,40,60,.3)" />
            <rect x={0} y={bar} width={wide} height={tall + down} fill={i % 2 ? ink : paper} />
            <svg aria-hidden="true" x={0} y={bar} width={wide} height={480}>
              <Hung
                x={wide / 2}
                bar={0}
                size={letter}
                color={i % 2 ? paper : ink}
                stretch={84}
                anchor="middle"
                loose
              >
                {initial}
              </Hung>
            </svg>
            <Hung x={20} bar={bar + 400 + down} size={68} stretch={75} color={i % 2 ? paper : ink}>
              {say(name)}
            </Hung>
            <rect x={0} y={bar + tall + down - 128} width={wide} height={128} fill={roles[role] ?? accent} />
            <text
              x={20}
              y={bar + tall + down - 46}
              fill={role === 1 ? ink : paper}
              fontFamily="Archivo"
              fontSize={50}
              fontWeight={700}
              style={{ fontStretch: "80%" }}
            >
              {say(role)}
            </text>
          </Drawing>
        );
      })}
      <Block x={0} y={bar} width={1280} height={barOf(letter) + 8} color={ink} />
    </Stage>
  );
};
