import type { Draw } from "../../../kit/contract.ts";
import { Drawing } from "../../../kit/stage.tsx";
import { word } from "../../../kit/words.ts";
import { Board, Field, Stroke, Words } from "../parts.tsx";
import { Round } from "./beads.tsx";

/** Forty tablets in a ring that hand each other beads, the teacher's phone, and the server far outside. */
export const draw: Draw = (brief, picture, { client }) => {
  const { ground, paper, ink, main, second, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  const [cx, cy] = [430, 500];
  const tablets = Array.from({ length: 40 }, (_, i) => {
    const ring = i < 14 ? 0 : 1;
    const [n, k] = ring === 0 ? [14, i] : [26, i - 14];
    const angle = (k / n) * Math.PI * 2;
    const far = ring === 0 ? 172 : 276;
    return { x: cx + Math.cos(angle) * far, y: cy + Math.sin(angle) * far, ring };
  });
  return (
    <Board client={client} ground={paper} plain>
      <Drawing width={1280} height={960}>
        <circle cx={cx} cy={cy} r={356} fill={second} />
        <circle cx={cx} cy={cy} r={276} fill="none" stroke={ground} strokeWidth={4} />
        <circle cx={cx} cy={cy} r={172} fill="none" stroke={ground} strokeWidth={4} />
        {tablets.map(({ x, y }, i) => (
          <g key={`${x},${y}`}>
            <path d={`M${x - 24} ${y - 17}h48v34h-48z`} fill={ink} />
            <path d={`M${x - 19} ${y - 12}h38v24h-38z`} fill={i % 3 === 0 ? main : paper} />
          </g>
        ))}
        {tablets
          .filter((_, i) => i % 4 === 1)
          .map(({ x, y }) => (
            <Round
              key={`${x},${y}`}
              x={x + (cx - x) * 0.12}
              y={y + (cy - y) * 0.12}
              size={26}
              color={accent}
              hole={second}
            />
          ))}
        <Stroke d={`M786 ${cy}H880`} color={ground} width={10} />
        <path d="M880 380h136v240H880z" fill={ink} />
        <path d="M892 400h112v188H892z" fill={main} />
        <path d="M948 620v60h60v60" fill="none" stroke={ink} strokeWidth={12} />
        <path d="M976 740h64v44h-64z" fill={ink} />
        {[0, 1, 2].map((bead) => (
          <Round key={bead} x={948} y={440 + bead * 54} size={40} color={accent} hole={main} />
        ))}
        <Stroke d="M1016 440H1144V280" color={accent} width={10} dash="4 16" cap="round" join="round" />
        <path d="M1056 72h176v208h-176z" fill={ground} />
        <path d="M1076 96h136v40h-136zM1076 156h136v40h-136zM1076 216h136v40h-136z" fill={second} />
        <path d="M1188 108h12v16h-12zM1188 168h12v16h-12zM1188 228h12v16h-12z" fill={accent} />
      </Drawing>
      <Words x={cx} y={cy - 44} size={38} head={client} align="center" color={ink}>
        {say(0)}
      </Words>
      <Words x={cx} y={cy + 14} size={32} weight={700} align="center" color={ground}>
        {say(1)}
      </Words>
      <Words x={852} y={316} size={36} weight={800} color={ink}>
        {say(2)}
      </Words>
      <Words x={1160} y={368} size={32} weight={800} color="#b8341a" width={120} leading={1.1}>
        {say(3)}
      </Words>
      <Words x={1036} y={92} size={34} weight={700} align="right" color={ink} width={260} leading={1.15}>
        {say(4)}
      </Words>
      <Field x={664} y={840} width={568} height={88} ground={ground} color={main} size={44} weight={800}>
        {say(5)}
      </Field>
    </Board>
  );
};
