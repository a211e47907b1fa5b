import { cords } from "../../../clients/ai-6.tsx";
import type { Draw } from "../../../kit/contract.ts";
import { At, Block, Drawing, hardShadow } from "../../../kit/stage.tsx";
import { word } from "../../../kit/words.ts";
import { Board, Field, Words } from "../parts.tsx";

/** The agent's desk: one thread from several doors, the fridge and its history, a draft with its page. */
export const draw: Draw = (brief, picture, { client }) => {
  const { ground, paper, ink, main, second, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  const greek = (x: number, y: number, widths: readonly number[]) =>
    widths.map((width, i) => (
      <Block key={`${y}${width}`} x={x} y={y + i * 30} width={width} height={14} color="#d9cbb8" />
    ));
  return (
    <Board client={client} ground={main}>
      <At
        x={48}
        y={48}
        width={1184}
        height={864}
        style={{ background: ground, color: ink, ...hardShadow(16, "#8a2a10") }}
      >
        <At x={0} y={0} width={1184} height={92} style={{ background: ink }}>
          <At x={28} y={22}>
            {client.mark({ size: 48, color: main, ground: paper })}
          </At>
          <Words x={96} y={16} size={52} color={ground} head={client}>
            {say(0)}
          </Words>
        </At>
        {[
          { y: 116, cord: cords[2], name: say(3), widths: [420, 300] },
          { y: 272, cord: cords[0], name: say(4), widths: [460, 380] },
          { y: 428, cord: cords[1], name: "", widths: [240] },
        ].map(({ y, cord, name, widths }) => (
          <At
            key={y}
            x={32}
            y={y}
            width={680}
            height={name ? 140 : 72}
            style={{ background: paper, borderLeft: `16px solid ${cord}` }}
          >
            {name && (
              <Words x={28} y={16} size={30} weight={700}>
                {name}
              </Words>
            )}
            {greek(28, name ? 66 : 28, widths)}
          </At>
        ))}
        <At x={32} y={524} width={680} height={308} style={{ background: second }}>
          <Words x={28} y={24} size={36} weight={800}>
            {say(6)}
          </Words>
          <At x={28} y={84} width={624} height={112} style={{ background: paper }}>
            {greek(24, 22, [540, 460, 300])}
          </At>
          <Field x={28} y={216} width={304} height={72} ground={ink} color={ground} size={36} weight={800}>
            {say(7)}
          </Field>
          <Field x={348} y={216} width={304} height={72} line={ink} color={ink} size={36} weight={800}>
            {say(8)}
          </Field>
        </At>
        <At x={744} y={92} width={440} height={772} style={{ background: paper }}>
          <Drawing width={440} height={420}>
            <path d="M120 40h200v360h-200z" fill="#dfe6e6" />
            <path d="M120 40h200v120h-200z" fill="#cfd8d8" />
            <path d="M120 156h200v8h-200z" fill={ink} />
            <path d="M140 84h12v56h-12zM140 184h12v96h-12z" fill={ink} />
            <path d="M128 400h24v12h-24zM288 400h24v12h-24z" fill={ink} />
            <path d="M320 340h40v-60h30" fill="none" stroke={main} strokeWidth={10} />
            <path d="M232 70h60v24h-60z" fill={main} />
          </Drawing>
          <Words x={32} y={436} size={32} weight={600}>
            {say(1)}
          </Words>
          <Block x={32} y={492} width={376} height={28} color="#e8dccb" />
          <Block x={32} y={492} width={376 * (7 / 24)} height={28} color={accent} />
          <Words x={32} y={532} size={32} weight={800} color={accent}>
            {say(2)}
          </Words>
          <Block x={32} y={604} width={376} height={4} color={ink} />
          <Block x={32} y={636} width={40} height={40} color={main} />
          <Words x={92} y={634} size={34} weight={700}>
            {say(5)}
          </Words>
        </At>
      </At>
    </Board>
  );
};
