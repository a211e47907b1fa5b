import type { Draw } from "../../../kit/contract.ts";
import { word } from "../../../kit/words.ts";
import { Canvas, Say } from "../letters.tsx";
import { drop, serif } from "./honey.tsx";

const tests = [224, 640, 1056] as const;

/** The page that says no home test works: water, match and ant struck through, the laboratory's table framed below. */
export const draw: Draw = (brief, picture) => {
  const { ground, paper, ink, main, second, accent } = brief.palette;
  const rows = [4, 5, 6].map((index) => /^(\S+) (.*)$/.exec(word(picture, index)) ?? []);
  return (
    <Canvas ground={paper}>
      <rect width={1280} height={172} fill={ground} />
      <Say x={640} y={116} size={74} weight={750} color={main} align="middle">
        {word(picture, 0)}
      </Say>
      {tests.map((x, i) => (
        <g key={x}>
          <circle cx={x} cy={352} r={148} fill={["#cfe0dc", "#f2d9a8", "#dfe3c9"][i]} />
          {i === 0 && (
            <g>
              <path d={`M${x - 66} 256H${x + 66}L${x + 50} 440H${x - 50}Z`} fill="#ffffff" />
              <path d={`M${x - 60} 306H${x + 60}L${x + 50} 432H${x - 50}Z`} fill="#7fb3c4" />
              <path d={drop(x, 324, 66)} fill={main} />
              <path d={`M${x - 40} 432c20-22 60-22 80 0z`} fill={main} />
            </g>
          )}
          {i === 1 && (
            <g transform={`rotate(32 ${x} 352)`}>
              <rect x={x - 9} y={330} width={18} height={140} fill="#c08a4a" />
              <rect x={x - 13} y={304} width={26} height={40} fill={accent} />
              <path d={`M${x} 214c34 44 42 66 26 96h-52c-16-30-8-52 26-96z`} fill={main} />
              <path d={`M${x} 256c14 20 18 32 10 50h-20c-8-18-4-30 10-50z`} fill="#fff3c4" />
            </g>
          )}
          {i === 2 && (
            <g>
              <path d={`M${x - 8} 384c50-14 90 4 84 30s-120 28-130 6s16-28 46-36z`} fill={main} />
              <g fill={ink}>
                <ellipse cx={x - 58} cy={318} rx={34} ry={25} />
                <ellipse cx={x - 10} cy={312} rx={20} ry={15} />
                <ellipse cx={x + 28} cy={312} rx={22} ry={19} />
              </g>
              <path
                d={`M${x - 22} 318l-22 56l-18 8M${x - 8} 322l-4 52l-14 10M${x + 4} 320l18 48l18 8M${x - 20} 304l-18-38l-16-4M${x - 6} 300l2-40M${x + 8} 302l20-36M${x + 38} 296l16-34l22-4M${x + 46} 304l28-18l20 6`}
                fill="none"
                stroke={ink}
                strokeWidth={6}
              />
            </g>
          )}
          <path d={`M${x - 132} 472L${x + 132} 232`} stroke={accent} strokeWidth={18} />
          <Say x={x} y={556} size={46} weight={650} color={ink} align="middle">
            {word(picture, 1 + i)}
          </Say>
        </g>
      ))}
      <rect x={76} y={604} width={1128} height={308} fill="#ffffff" stroke={ground} strokeWidth={10} />
      <rect x={76} y={604} width={264} height={308} fill={ground} />
      <Say x={208} y={742} size={40} weight={600} face={serif} color={paper} align="middle">
        {(word(picture, 7).split(" ")[0] ?? "").toString()}
      </Say>
      <Say x={208} y={822} size={84} weight={850} face={serif} color={main} align="middle">
        {(word(picture, 7).split(" ")[1] ?? "").toString()}
      </Say>
      {rows.map(([line = "", name = "", value = ""], i) => {
        const y = 604 + i * 102;
        return (
          <g key={line}>
            {i > 0 && <path d={`M340 ${y}H1200`} stroke={second} strokeWidth={3} />}
            <Say x={384} y={y + 68} size={44} weight={600} face={serif} color={ink}>
              {name}
            </Say>
            <Say x={1164} y={y + 70} size={52} weight={800} face={serif} color={ground} align="end">
              {value}
            </Say>
          </g>
        );
      })}
    </Canvas>
  );
};
