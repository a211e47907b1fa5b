import type { Draw } from "../../../kit/contract.ts";
import { At, Drawing, Stage } from "../../../kit/stage.tsx";
import { word } from "../../../kit/words.ts";
import { Drawn, Say } from "../say.tsx";
import { Figures, Lozenges } from "./figure.tsx";

/** The invitation on green: the year pressed into a folded card, its inside with a reply strip, and its back. */
export const draw: Draw = (brief, picture) => {
  const { paper, ink, main, second, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  const [line = "", day = "", hour = ""] = say(2).split(", ");
  return (
    <Stage ground={accent}>
      <At
        x={848}
        y={56}
        width={392}
        height={520}
        turn={5}
        style={{ background: second, boxShadow: "12px 12px 0 #06402b" }}
      >
        <Drawing width={392} height={520}>
          <Lozenges
            x={0}
            y={0}
            width={392}
            height={520}
            cell={8}
            color={main}
            ground={second}
            core={second}
          />
        </Drawing>
      </At>
      <At
        x={72}
        y={88}
        width={400}
        height={784}
        turn={-4}
        style={{ background: main, boxShadow: "12px 12px 0 #06402b" }}
      >
        <Drawing width={400} height={784}>
          {["১৪", "৩২"].map((pair, i) => (
            <g key={pair}>
              <Figures x={34} y={92 + i * 280} cell={5.4} color="#8c1c0a" gap={6}>
                {pair}
              </Figures>
              <Figures x={38} y={96 + i * 280} cell={5.4} color="#d9482c" gap={6}>
                {pair}
              </Figures>
            </g>
          ))}
          <rect x={380} width={20} height={784} fill="rgba(0,0,0,.16)" />
        </Drawing>
      </At>
      <At
        x={432}
        y={176}
        width={608}
        height={744}
        turn={1}
        style={{ background: paper, boxShadow: "14px 14px 0 #06402b" }}
      >
        <Say x={48} y={30} size={108} weight={700} family="Anek Bangla" color={main} leading={1.2}>
          {say(1)}
        </Say>
        <Say x={48} y={188} size={46} family="Archivo" stretch={100} weight={750} color={ink} leading={1.12}>
          {`${line}, `}
        </Say>
        <Say x={48} y={244} size={46} family="Archivo" stretch={100} weight={500} color={ink} leading={1.12}>
          {`${day}, ${hour}`}
        </Say>
        <Drawing x={48} y={336} width={512} height={72}>
          <Figures x={0} y={0} cell={2} color={main} gap={6}>
            {say(0)}
          </Figures>
          <Lozenges x={264} y={0} width={248} height={72} cell={4} color={second} ground={paper} />
        </Drawing>
        <Say x={48} y={440} size={30} family="Archivo" stretch={100} weight={600} color={ink}>
          {say(3)}
        </Say>
        <Drawing x={0} y={520} width={608} height={224}>
          <rect width={608} height={224} fill="#ead9b4" />
          <path d="M0 0H608" stroke={accent} strokeWidth={5} strokeDasharray="12 10" />
          <circle cx={0} cy={0} r={16} fill={accent} />
          <circle cx={608} cy={0} r={16} fill={accent} />
          <rect x={476} y={60} width={84} height={104} fill="none" stroke={ink} strokeWidth={4} />
        </Drawing>
        <Say x={48} y={572} size={56} family="Archivo" stretch={100} weight={750} color={ink}>
          {say(4)}
        </Say>
        <Say x={48} y={652} size={30} family="Archivo" stretch={100} weight={500} color={main}>
          {say(5)}
        </Say>
      </At>
      <Drawn>{say(0)}</Drawn>
    </Stage>
  );
};
