import type { Draw } from "../../../kit/contract.ts";
import { word } from "../../../kit/words.ts";
import { Canvas, Say } from "../letters.tsx";
import { cell, drop, serif } from "./honey.tsx";

const bangla = (text: string) => text.replace(/\d/g, (digit) => String.fromCharCode(0x9e6 + Number(digit)));
const clock = (minutes: number) =>
  bangla(`${Math.floor(minutes / 60)}:${String(Math.round(minutes) % 60).padStart(2, "0")}`);
/** Dhaka, in minutes: sahri ends from 4:51 on the first day to 4:21 on the last, iftar from 6:10 to 6:22. */
const days = Array.from({ length: 30 }, (_, i) => ({
  day: bangla(String(i + 1)),
  sahri: clock(291 - (i * 30) / 29),
  iftar: clock(370 + (i * 12) / 29),
}));
const [X, Y, WIDE, HIGH] = [120, 40, 736, 880];

/** A printed timetable of the fast's thirty days on a washed wall beside a water tap, in a frame of comb. */
export const draw: Draw = (brief, picture) => {
  const { ground, ink, main, accent } = brief.palette;
  const [sahri = "", , iftar = ""] = word(picture, 0).split(" ");
  const comb = Array.from({ length: 23 }, (_, i) => X + 22 + i * 31.5);
  return (
    <Canvas ground="#bcd3c4">
      <rect y={620} width={1280} height={340} fill="#3f7d68" />
      <rect y={608} width={1280} height={14} fill="#2b5a4a" />
      <rect x={X + 18} y={Y + 18} width={WIDE} height={HIGH} fill="#1f4a3b" opacity={0.55} />
      <rect x={X} y={Y} width={WIDE} height={HIGH} fill="#fffdf5" />
      {comb.map((x, i) => (
        <g key={x} fill={i % 3 ? main : "#f3c469"}>
          <path d={cell(x, Y + 24, 17)} />
          <path d={cell(x, Y + HIGH - 24, 17)} />
        </g>
      ))}
      {Array.from({ length: 31 }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place
        <g key={i} fill={i % 3 ? main : "#f3c469"}>
          <path d={cell(X + 22, Y + 24 + i * 27.8, 15)} />
          <path d={cell(X + WIDE - 22, Y + 24 + i * 27.8, 15)} />
        </g>
      ))}
      <rect x={X + 48} y={Y + 56} width={640} height={100} fill={ground} />
      <Say x={X + WIDE / 2} y={Y + 126} size={60} weight={750} color={main} align="middle">
        {word(picture, 0)}
      </Say>
      <Say x={X + 60} y={Y + 200} size={30} weight={700} face={serif} color={accent}>
        {word(picture, 1)}
      </Say>
      <Say x={X + WIDE - 60} y={Y + 200} size={30} weight={700} face={serif} color={accent} align="end">
        {word(picture, 2)}
      </Say>
      {[0, 1].map((half) => {
        const left = X + 52 + half * 324;
        return (
          <g key={half}>
            <rect x={left} y={Y + 216} width={308} height={38} fill="#cfe0d2" />
            <Say x={left + 170} y={Y + 244} size={25} weight={700} color={ground} align="end">
              {sahri}
            </Say>
            <Say x={left + 292} y={Y + 244} size={25} weight={700} color={ground} align="end">
              {iftar}
            </Say>
            {days.slice(half * 15, half * 15 + 15).map((one, i) => {
              const y = Y + 284 + i * 32;
              return (
                <g key={one.day}>
                  {i % 2 === 1 && <rect x={left} y={y - 24} width={308} height={32} fill="#eef4e6" />}
                  <Say x={left + 46} y={y} size={25} weight={700} color={accent} align="end">
                    {one.day}
                  </Say>
                  <Say x={left + 170} y={y} size={25} weight={550} color={ink} align="end">
                    {one.sahri}
                  </Say>
                  <Say x={left + 292} y={y} size={25} weight={550} color={ink} align="end">
                    {one.iftar}
                  </Say>
                </g>
              );
            })}
          </g>
        );
      })}
      <rect x={X + 48} y={Y + 752} width={640} height={80} fill={main} />
      <Say x={X + WIDE / 2} y={Y + 786} size={25} weight={600} color={ink} align="middle">
        {word(picture, 3)}
      </Say>
      <Say x={X + WIDE / 2} y={Y + 818} size={29} weight={800} face={serif} color={ink} align="middle">
        {word(picture, 4)}
      </Say>
      <path d="M1080 0V330" stroke="#8d979d" strokeWidth={34} />
      <path d="M1062 0V330" stroke="#c3cbd0" strokeWidth={8} />
      <rect x={1044} y={296} width={72} height={60} fill="#b9923c" />
      <path
        d="M1080 356V404H1000C964 404 952 424 952 462V484H996V462C996 452 1000 448 1012 448H1124V356Z"
        fill="#c9a24a"
      />
      <path d="M1124 372H1176V432H1124Z" fill="#b9923c" />
      <path d="M1150 372V330M1110 330H1190" stroke="#8a6a24" strokeWidth={16} />
      <path d={drop(974, 498, 50)} fill="#dff1f2" />
      <path d={drop(974, 604, 36)} fill="#dff1f2" />
      <path d="M884 776H1260L1226 960H918Z" fill={accent} />
      <path d="M872 748H1272V784H872Z" fill="#8f3320" />
      <ellipse cx={1072} cy={750} rx={186} ry={18} fill="#9fd0d6" />
    </Canvas>
  );
};
