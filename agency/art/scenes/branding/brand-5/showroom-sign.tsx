import { mix } from "../../../kit/colour.ts";
import type { Draw } from "../../../kit/contract.ts";
import { Drawing, Stage } from "../../../kit/stage.tsx";
import { word } from "../../../kit/words.ts";
import { Mark, Type } from "./parts.tsx";
import { Bowl, Dish, Jug } from "./shapes.tsx";

const [LEFT, TOP, TILE] = [48, 56, 64];

/** The showroom's wall of 120 tiles with the mark as tall as the woman who walks past; the door stands beside it. */
export const draw: Draw = (brief, picture) => {
  const { paper, ink, main, second, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  const joint = mix(second, ink, 0.12);
  const tiles = Array.from({ length: 120 }, (_, i) => ({
    x: LEFT + (i % 12) * TILE,
    y: TOP + Math.floor(i / 12) * TILE,
    tint: [0, 0.05, 0.02, 0.08][(i * 7 + Math.floor(i / 12) * 3) % 4] ?? 0,
  }));
  return (
    <Stage ground="#efe6d3">
      <Drawing width={1280} height={960}>
        <path d="M0 776H1280V960H0z" fill="#b8ab93" />
        <path d="M0 760H1280V784H0z" fill={ink} />
        <path d={`M${LEFT - 8} ${TOP - 8}h784v656h-784z`} fill={joint} />
        {tiles.map(({ x, y, tint }) => (
          <path
            key={`${x},${y}`}
            d={`M${x} ${y}h${TILE - 2}v${TILE - 2}h-${TILE - 2}z`}
            fill={mix(paper, second, tint * 3)}
          />
        ))}
        <Mark x={LEFT + 40} y={TOP + 124} width={600} color={main} />
        <path
          d={`${Array.from({ length: 11 }, (_, i) => `M${LEFT + (i + 1) * TILE - 1} ${TOP}v638`).join("")}${Array.from({ length: 9 }, (_, i) => `M${LEFT} ${TOP + (i + 1) * TILE - 1}h766`).join("")}`}
          stroke={joint}
          strokeWidth={3}
        />
        <Type x={LEFT + 8} y={744} size={26} color={ink}>
          {say(4)}
        </Type>
        <path d="M864 40H1240V760H864z" fill={main} />
        <path d="M884 284H1048V760H884z" fill="#f6d58a" />
        <path d="M1064 284H1220V760H1064z" fill={mix(main, "#000000", 0.35)} />
        <path d="M1080 300H1204V744H1080z" fill="#f6d58a" />
        <path d="M1192 510h12v76h-12z" fill={ink} />
        {[400, 520, 640].map((y) => (
          <path key={y} d={`M884 ${y}H1048V${y + 12}H884z`} fill="#8a5a2e" />
        ))}
        <Dish x={966} y={400} width={140} color="#ffffff" line={main} />
        <Jug x={930} y={520} width={62} color="#ffffff" line={main} />
        <Bowl x={1004} y={520} width={70} color="#ffffff" line={main} />
        <Bowl x={966} y={640} width={132} color="#ffffff" line={main} />
        <Dish x={966} y={756} width={150} color="#ffffff" line={main} />
        {[0, 1, 2].map((row) => (
          <path key={row} d={`M880 ${56 + row * 72}H1224V${122 + row * 72}H880z`} fill={paper} />
        ))}
        <Type x={1052} y={100} size={29} color={main} align="middle" stretch={100}>
          {say(0)}
        </Type>
        <Type x={1052} y={176} size={44} color={main} align="middle">
          {say(1)}
        </Type>
        <Type x={900} y={244} size={30} color={ink} stretch={104}>
          {say(2)}
        </Type>
        <Type x={1206} y={244} size={30} color={accent} align="end" stretch={104}>
          {say(3)}
        </Type>
        <g transform="translate(760 408)">
          <path d="M-40 470L-52 506H-8L-6 470zM26 470L30 506H76L62 470z" fill={ink} />
          <path
            d="M-6 92C-54 100-70 150-66 220L-84 430L-60 478H70L88 420L58 220C64 150 48 100 6 92z"
            fill={accent}
          />
          <path
            d="M-6 92C-40 96-62 130-66 190C-30 260 40 330 84 400L88 420L70 300L30 190C36 140 30 100 6 92z"
            fill="#e8b64c"
          />
          <path
            d="M52 140C84 180 96 236 92 292L68 296C66 246 52 214 36 190z"
            fill={mix(accent, "#000000", 0.2)}
          />
          <circle cx={80} cy={304} r={15} fill="#8a5a3c" />
          <path d="M52 318H128V420H52z" fill={second} stroke={ink} strokeWidth={4} />
          <path d="M66 318C66 286 114 286 114 318" fill="none" stroke={ink} strokeWidth={6} />
          <Mark x={62} y={350} width={56} color={main} />
          <path d="M-16 66H18V104H-16z" fill="#7a4c30" />
          <path d="M-34 36C-34-4 38-4 38 36C38 76 22 92 4 92C-20 92-34 72-34 36z" fill="#8a5a3c" />
          <path
            d="M-40 52C-48-16 30-26 40 16C16 8-8 18-10 48C-12 76-24 92-34 92C-58 96-56 66-40 52z"
            fill={ink}
          />
        </g>
        <path d="M48 884H1232" stroke={mix("#b8ab93", ink, 0.2)} strokeWidth={3} />
      </Drawing>
    </Stage>
  );
};
