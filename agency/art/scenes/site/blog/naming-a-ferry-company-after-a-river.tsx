import type { Draw } from "../../../kit/contract.ts";
import { At, Block, Drawing, Stage } from "../../../kit/stage.tsx";
import { Display } from "../../../kit/type.tsx";
import { word } from "../../../kit/words.ts";

const [navy, paper, red, pink, sun] = ["#14215C", "#F4F5F1", "#C42E14", "#F2B9A6", "#F4B400"];

/** The bow fills the picture; the painter sits on his plank before the last letter, which is still an outline. */
export const draw: Draw = (_brief, picture) => {
  const latin = word(picture, 0);
  return (
    <Stage ground="#F4B400" width={1280} height={720}>
      <Block x={0} y={0} width={1280} height={620} color={sun} />
      <Drawing width={1280} height={720}>
        <circle cx={120} cy={150} r={70} fill="#FBD766" />
        <path d="M40 620C90 500 120 300 96 64H1300V620z" fill={navy} />
        <path d="M96 64C104 100 108 130 110 168H1300V64z" fill={paper} />
        <path d="M96 64C104 100 108 130 109 144H1300V64z" fill={red} />
        <path d="M40 620C54 588 62 570 68 548H1300V620z" fill={paper} />
        <path d="M40 620C50 598 56 584 62 566H1300V620z" fill={red} />
        <path d="M150 338H1240" stroke="#7F8BC0" strokeWidth={4} strokeDasharray="14 10" />
      </Drawing>
      <At x={160} y={176}>
        <div style={{ font: '800 150px/1 "Anek Bangla"', color: paper }}>{word(picture, 1)}</div>
      </At>
      <At x={160} y={366}>
        <Display
          size={190}
          stretch={73}
          weight={900}
          color={paper}
          leading={0.82}
          style={{ whiteSpace: "nowrap" }}
        >
          {latin.slice(0, -1)}
          <span style={{ color: "transparent", WebkitTextStroke: `5px ${paper}` }}>{latin.slice(-1)}</span>
        </Display>
      </At>
      <At x={734} y={182}>
        <Display size={168} stretch={80} weight={900} color={paper} leading={0.8}>
          {word(picture, 2)}
        </Display>
      </At>
      <Drawing width={1280} height={720}>
        <path d="M1000 0V470M1196 0V470" stroke="#6B4A2A" strokeWidth={7} />
        <rect x={972} y={466} width={252} height={20} fill="#8A5A3C" />
        <path d="M1056 468v-92c0-36 22-52 52-52s52 16 52 52v92z" fill={sun} />
        <path d="M1062 466h92v28l-8 92h-30l-8-76-8 76h-30z" fill="#4A67D6" />
        <path d="M1066 580h36v18h-44zM1116 580h36v18h-44z" fill="#141618" />
        <circle cx={1108} cy={288} r={35} fill="#8A5A3C" />
        <path d="M1070 286c-4-42 20-56 42-54 26 2 38 24 34 52l-14-16c-20 4-42 4-62 18z" fill="#141618" />
        <path d="M1066 348c-32 14-58 32-84 44l10 22c34-12 62-26 88-40z" fill={sun} />
        <circle cx={984} cy={404} r={14} fill="#8A5A3C" />
        <path d="M986 408L944 392" stroke="#6B4A2A" strokeWidth={8} />
        <path d="M950 400l-22-18 6-8 22 10z" fill={paper} />
        <path d="M1186 486h34v-38h-34z" fill={paper} />
        <path d="M1182 448h42" stroke={sun} strokeWidth={6} />
        <rect x={0} y={620} width={1280} height={100} fill={pink} />
        <path
          d="M0 646h420M520 646h300M900 646h380M120 684h360M600 684h520"
          stroke={paper}
          strokeWidth={10}
        />
      </Drawing>
    </Stage>
  );
};
