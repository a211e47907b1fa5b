import type { Draw } from "../../../kit/contract.ts";
import { Phone } from "../../../kit/devices.tsx";
import { Block, Drawing } from "../../../kit/stage.tsx";
import { numbers, word } from "../../../kit/words.ts";
import { Board, Field, Words } from "../parts.tsx";

/** Half hours at which each till opens and closes, from 11:00 in sixteen steps. */
const tills = [
  [0, 16],
  [0, 16],
  [1, 15],
  [9, 15],
  [10, 14],
  [11, 14],
] as const;

/** Thursday's rota on a phone: expected arrivals by half hour and the tills that open under them. */
export const draw: Draw = (brief, picture, { client }) => {
  const { ground, paper, ink, main, second, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  const arrivals = numbers(picture, [1]);
  const step = 30.5;
  const top = (value: number) => 400 - value * 2;
  const stairs = arrivals.map((value, i) => `L${i * step} ${top(value)}H${(i + 1) * step}`).join("");
  return (
    <Board client={client} ground={accent}>
      <Drawing width={1280} height={960}>
        <path
          d={`M0 960${arrivals.map((value, i) => `L${i * 80} ${960 - value * 7.6}H${(i + 1) * 80}`).join("")}V960Z`}
          fill={second}
        />
        <path d={`M960 ${960 - 96 * 7.6}h80V960h-80z`} fill={main} />
      </Drawing>
      <Phone x={352} y={32} width={576} height={896} shadow={20} body={ground} screen={paper}>
        <Block x={0} y={0} width={552} height={96} color={main} />
        <Words x={32} y={28} size={34} weight={800} color={paper}>
          {say(0)}
        </Words>
        <Words x={32} y={116} size={28} weight={600} color={ink}>
          {say(1)}
        </Words>
        <Words x={32} y={152} size={46} color={main} head={client}>
          {say(2)}
        </Words>
        <Drawing x={32} y={20} width={488} height={480}>
          <path d={`M0 400${stairs}V400Z`} fill={second} />
          <path d={`M${12 * step} ${top(96)}h${step}V400h-${step}z`} fill={accent} />
          <path d="M0 400H488" stroke={ink} strokeWidth={4} />
        </Drawing>
        {tills.map(([from, to], i) => {
          const y = 440 + i * 38;
          return (
            <Block
              key={y}
              x={32 + from * step}
              y={y}
              width={(to - from) * step - 4}
              height={30}
              color={i < 3 ? ink : main}
            />
          );
        })}
        <Block x={32 + 12 * step + step / 2 - 2} y={420} width={4} height={256} color={accent} />
        <Words x={44} y={554} size={30} weight={800} color={ink}>
          {say(4)}
        </Words>
        <Words x={440} y={672} size={40} weight={900} align="center" color={main}>
          {say(3)}
        </Words>
        <Field x={32} y={748} width={488} height={96} ground={ink} color={paper} size={42} weight={900}>
          {say(5)}
        </Field>
      </Phone>
    </Board>
  );
};
