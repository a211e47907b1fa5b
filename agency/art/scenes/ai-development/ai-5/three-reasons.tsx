import type { Draw } from "../../../kit/contract.ts";
import { Sheet } from "../../../kit/paper.tsx";
import { Block, Drawing } from "../../../kit/stage.tsx";
import { numbers, word } from "../../../kit/words.ts";
import { Board, Field, Words } from "../parts.tsx";

/** One case on paper: the score on its rule, three reasons with their log-odds, one against. */
export const draw: Draw = (brief, picture, { client }) => {
  const { paper, ink, main, second, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  const odds = numbers(picture, [1]);
  const score = Number(say(6).split(" ")[1] ?? 0);
  return (
    <Board client={client} ground={main}>
      <Sheet x={120} y={40} width={1040} height={880} color={paper} shadow={20}>
        <Words x={48} y={40} size={56} head={client} color={ink}>
          {say(0)}
        </Words>
        <Drawing width={1040} height={300}>
          <path d="M48 196H992" stroke={ink} strokeWidth={5} />
          <path
            d={Array.from({ length: 21 }, (_, i) => `M${48 + i * 47.2} 196v${i % 5 === 0 ? 34 : 18}`).join(
              "",
            )}
            stroke={ink}
            strokeWidth={4}
          />
          <path d={`M${48 + score * 944} 190l-22-40h44z`} fill={accent} />
        </Drawing>
        <Field
          x={48 + score * 944 - 300}
          y={124}
          width={260}
          height={56}
          ground={accent}
          color={ink}
          size={34}
          weight={800}
        >
          {say(6)}
        </Field>
        <Words
          x={48}
          y={248}
          size={92}
          weight={800}
          color={ink}
          leading={1.15}
          style={{ fontFamily: '"Anek Bangla"' }}
        >
          {say(1)}
        </Words>
        {odds.map((value, i) => {
          const [, reason = "", figure = ""] = /^(.*) ([+−][\d.]+)$/.exec(say(2 + i)) ?? [];
          const y = 384 + i * 116;
          const against = value < 0;
          const long = Math.abs(value) * 250;
          return (
            <div key={reason}>
              <Words x={164} y={y} size={32} weight={600} color={against ? "#5b6683" : ink}>
                {reason}
              </Words>
              <Block
                x={against ? 148 - long : 152}
                y={y + 44}
                width={long}
                height={48}
                color={against ? "#9aa6c4" : i === 0 ? accent : main}
              />
              <Words
                x={992}
                y={y + 30}
                size={56}
                weight={800}
                align="right"
                color={against ? "#5b6683" : ink}
              >
                {figure}
              </Words>
            </div>
          );
        })}
        <Block x={148} y={384} width={4} height={456} color={ink} />
        <Block x={0} y={864} width={1040} height={16} color={second} />
      </Sheet>
    </Board>
  );
};
