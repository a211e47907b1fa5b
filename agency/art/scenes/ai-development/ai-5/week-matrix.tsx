import type { Draw } from "../../../kit/contract.ts";
import { Block, Drawing } from "../../../kit/stage.tsx";
import { numbers, word } from "../../../kit/words.ts";
import { Board, Stroke, Words } from "../parts.tsx";
import { ticks } from "./ticks.ts";

/** The confusion matrix to scale: a huge field of honest transfers and three small squares. */
export const draw: Draw = (brief, picture, { client }) => {
  const { ground, paper, ink, main, second, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  const [held = 1, missed = 1, wrong = 1, honest = 1] = numbers(picture, [1, 1, 1, 1]);
  const [wide, high] = [752, 496];
  const side = (count: number) => Math.sqrt((count / honest) * wide * high);
  return (
    <Board client={client} ground={paper}>
      <Block x={0} y={0} width={1280} height={136} color={ground} />
      <Words x={48} y={24} size={44} color={second} head={client}>
        {say(0)}
      </Words>
      <Words x={48} y={82} size={26} color={paper}>
        {say(1)}
      </Words>
      <Words x={192} y={160} size={30} weight={700} color={ink}>
        {say(2)}
      </Words>
      <Words x={480} y={160} size={30} weight={700} color={ink}>
        {say(3)}
      </Words>
      <Words x={48} y={244} size={30} weight={700} color={ink}>
        {say(4)}
      </Words>
      <Words x={48} y={400} size={30} weight={700} color={ink}>
        {say(5)}
      </Words>
      <Drawing x={480} y={352} width={wide} height={high} crisp>
        <path d={`M0 0h${wide}v${high}h-${wide}z`} fill="#cfdcff" />
        <path d={ticks(47, 16, [16, 31], [3, 18], () => true)} fill="#b3c6fb" />
      </Drawing>
      <Block x={456 - side(wrong)} y={352} width={side(wrong)} height={side(wrong)} color={accent} />
      <Block x={456 - side(held)} y={328 - side(held)} width={side(held)} height={side(held)} color={main} />
      <Block x={480} y={328 - side(missed)} width={side(missed)} height={side(missed)} color={accent} />
      <Drawing width={1280} height={960}>
        <Stroke d={`M448 ${320 - side(held) / 2}H424V262H400`} color={main} width={3} join="miter" />
        <Stroke d={`M494 ${326 - side(missed) / 2}H540V262H560`} color={accent} width={3} join="miter" />
        <Stroke d={`M${448 - side(wrong)} 362H412V424H400`} color={accent} width={3} join="miter" />
        <path d="M192 204H456M480 204H1232" stroke={ink} strokeWidth={4} />
        <path d="M468 160V848M48 340H1232" stroke={ink} strokeWidth={3} strokeDasharray="4 8" />
      </Drawing>
      <Words x={192} y={232} size={56} weight={800} color={ink}>
        {say(6)}
      </Words>
      <Words x={576} y={232} size={56} weight={800} color={ink}>
        {say(7)}
      </Words>
      <Words x={192} y={392} size={56} weight={800} color={ink}>
        {say(8)}
      </Words>
      <Words x={856} y={548} size={100} align="center" head={client} color={ink}>
        {say(9)}
      </Words>
      {[10, 11].map((index, i) => {
        const [name = "", figure = ""] = say(index).split(" ");
        return (
          <Words key={name} x={48} y={560 + i * 160} size={30} weight={600} color={ink} leading={1.1}>
            {name}{" "}
            <span
              style={{
                display: "block",
                fontSize: 92,
                fontWeight: 800,
                letterSpacing: "-.05em",
                color: i === 0 ? "#b3172a" : "#1450b8",
              }}
            >
              {figure}
            </span>
          </Words>
        );
      })}
      <Block x={48} y={520} width={360} height={4} color={ink} />
    </Board>
  );
};
