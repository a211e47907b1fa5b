import { mix } from "../../../kit/colour.ts";
import type { Draw, Film, PictureBrief, ProjectBrief } from "../../../kit/contract.ts";
import { counted } from "../../../kit/later.ts";
import { Drawing, Stage } from "../../../kit/stage.tsx";
import { gliding, share } from "../../../kit/time.ts";
import { word } from "../../../kit/words.ts";
import { Knitting } from "./fabric.tsx";
import { plain } from "./knit.tsx";

/** A whole repeat of 42 stitches fills the width. */
const [STITCH, ROW, SHORE] = [1280 / 42, 14, 35];

/** The round of the highest summit, and all that fit above the shore. */
const [SUMMIT, ALL] = [32, 36];

/** The knitting at a moment. */
interface Work {
  /** Rounds that are knitted. */
  readonly knitted: number;
  /** Whether it is on the needle, or being pulled off. */
  readonly hand: "knits" | "pulls" | "rests";
}

/** The needle along the round that is being knitted, and the yarn that comes to it. */
function Needle(props: {
  work: Work;
  y: number;
  colors: Record<"steel" | "light" | "yarn" | "twist", string>;
}) {
  const { work, y, colors } = props;
  const x = (work.knitted % 1) * 1280;
  const sag = work.hand === "pulls" ? -60 : 70 + 26 * Math.sin(work.knitted * Math.PI * 2);
  const yarn = `M${x} ${y + 4}C${x + 60} ${y - 70} ${x + 240} ${y - 150 + sag} 1300 ${Math.min(40, y - 80)}`;
  return (
    <g fill="none">
      {work.hand === "knits" && (
        <>
          <path d={`M${x} ${y + 2}H1280`} stroke={colors.steel} strokeWidth={14} />
          <path d={`M${x} ${y - 2}H1280`} stroke={colors.light} strokeWidth={4} />
        </>
      )}
      <path d={yarn} stroke={colors.yarn} strokeWidth={10} strokeLinecap="round" />
      <path
        d={yarn}
        stroke={colors.twist}
        strokeWidth={4}
        strokeDasharray="12 10"
        strokeDashoffset={-x * 1.4}
      />
    </g>
  );
}

function Mountains(props: { brief: ProjectBrief; picture: PictureBrief; work: Work }) {
  const { brief, picture, work } = props;
  const { paper, ink, main, second, accent } = brief.palette;
  const shore = SHORE * ROW;
  const isWhole = work.hand === "rests";
  const front = shore - Math.floor(work.knitted) * ROW - ROW + 8;
  const round = Math.max(1, Math.min(SUMMIT, Math.ceil(work.knitted)));
  const tagAt = isWhole || work.knitted >= SUMMIT ? shore - SUMMIT * ROW - 10 : front - 32;
  const tags = [
    { index: 1, words: word(picture, 1), x: 0, y: shore - 28, wide: 172, color: accent },
    { index: 2, words: counted(word(picture, 2), round), x: 0, y: tagAt, wide: 190, color: paper },
    { index: 3, words: word(picture, 3), x: 904, y: 888, wide: 376, color: paper },
  ].filter(({ index }) => index !== 2 || isWhole || work.knitted > 4);
  return (
    <Stage ground={mix(second, ink, 0.5)}>
      <Drawing width={1280} height={960}>
        <path d={`M0 ${shore + 8}H1280V960H0Z`} fill={mix(main, ink, 0.6)} />
        <Knitting
          width={1280}
          height={960}
          colors={[second, paper, accent]}
          water={[mix(main, ink, 0.2), mix(paper, main, 0.42)]}
          stitchWidth={STITCH}
          rowHeight={ROW}
          shore={SHORE}
          marked={6}
          {...(isWhole ? {} : { knitted: work.knitted })}
        />
        {!isWhole && (
          <Needle
            work={work}
            y={front}
            colors={{ steel: "#8f9a9c", light: "#e6ebea", yarn: second, twist: mix(second, ink, 0.4) }}
          />
        )}
        {tags.map(({ index, words, x, y, wide, color }) => (
          <g key={index}>
            <rect x={x} y={y} width={wide} height={56} fill={color} />
            <text x={x + 24} y={y + 40} fill={ink} {...plain(36, 680)}>
              {words}
            </text>
          </g>
        ))}
        <rect x={0} y={888} width={264} height={72} fill={ink} />
        <text x={24} y={938} fill={paper} {...plain(38, 680)}>
          {word(picture, 0)}
        </text>
      </Drawing>
    </Stage>
  );
}

/** Knitting that fills the picture: the seven mountains in white on moss, mirrored in dark water, one orange stitch. */
export const draw: Draw = (brief, picture) => (
  <Mountains brief={brief} picture={picture} work={{ knitted: ALL, hand: "rests" }} />
);

/** Pulled up within a second, knitted in seven. */
function workAt(moment: number): Work {
  if (moment < 0.8 || moment >= 9) return { knitted: ALL, hand: "rests" };
  if (moment < 1.9) return { knitted: ALL * (1 - gliding(share(moment, 0.8, 1.9))), hand: "pulls" };
  return { knitted: share(moment, 2.1, 9) * ALL, hand: "knits" };
}

export const film: Film = {
  seconds: 10,
  draw: (brief, picture, _, moment) => <Mountains brief={brief} picture={picture} work={workAt(moment)} />,
};
