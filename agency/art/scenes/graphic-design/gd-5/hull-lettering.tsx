import type { Draw } from "../../../kit/contract.ts";
import { Drawing, Stage } from "../../../kit/stage.tsx";
import { word } from "../../../kit/words.ts";

const serif = '"Fraunces","Anek Bangla"';

/** A word as a boat painter lettered it on a bow, then as redrawn; two scripts, and the capitals below. */
export const draw: Draw = (brief, picture) => {
  const { paper, ink, main, second, ground, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  return (
    <Stage ground={paper}>
      <Drawing width={1280} height={960}>
        <path d="M0 0H1280V336C960 424 420 440 0 300Z" fill="#2f6f4a" />
        <path
          d="M0 96C420 200 900 196 1280 96M0 204C420 310 900 316 1280 220"
          fill="none"
          stroke="#22573a"
          strokeWidth={7}
        />
        <path d="M0 300C420 440 960 424 1280 336V372C960 460 420 476 0 336Z" fill={accent} />
        <g transform="rotate(-3 400 200)">
          <text
            x={96}
            y={238}
            fill="#143a28"
            fontFamily="Anek Bangla"
            fontWeight={750}
            fontSize={190}
            transform="translate(8 8)"
            data-loose=""
          >
            {say(0)}
          </text>
          <text
            x={96}
            y={238}
            fill="#f7d64a"
            stroke={paper}
            strokeWidth={5}
            fontFamily="Anek Bangla"
            fontWeight={750}
            fontSize={190}
          >
            {say(0)}
          </text>
          <path
            d="M640 190c40-50 80-50 110 0c-30 50-70 50-110 0zM750 190c20-40 50-60 80-50c-10 40-40 60-80 50zM750 190c20 40 50 60 80 50c-10-40-40-60-80-50z"
            fill="#f7d64a"
          />
        </g>
        <rect x={880} y={40} width={400} height={64} fill={ink} />
        <text x={904} y={84} fill={paper} fontFamily={serif} fontWeight={600} fontSize={32}>
          {say(4)}
        </text>
        <rect x={0} y={492} width={216} height={56} fill={ink} />
        <text x={40} y={531} fill={paper} fontFamily={serif} fontWeight={600} fontSize={32}>
          {say(5)}
        </text>
        <text x={56} y={688} fill={ground} fontFamily={serif} fontWeight={900} fontSize={188}>
          {say(1)}
        </text>
        <text
          x={1224}
          y={668}
          textAnchor="end"
          fill={ground}
          fontFamily="Anek Bangla"
          fontWeight={800}
          fontSize={150}
        >
          {say(0)}
        </text>
        <text
          x={1224}
          y={812}
          textAnchor="end"
          fill={main}
          fontFamily="Anek Bangla"
          fontWeight={800}
          fontSize={112}
        >
          {say(2)}
        </text>
        <text x={56} y={820} fill={main} fontFamily={serif} fontWeight={900} fontSize={112}>
          {say(3)}
        </text>
        <path d="M0 692H1280" stroke={second} strokeWidth={6} />
        <text x={56} y={918} fill={ink} fontFamily={serif} fontWeight={500} fontSize={76} textLength={1168}>
          {say(6)}
        </text>
      </Drawing>
    </Stage>
  );
};
