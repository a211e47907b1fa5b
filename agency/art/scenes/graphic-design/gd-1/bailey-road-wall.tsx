import type { ReactNode } from "react";
import type { Draw } from "../../../kit/contract.ts";
import { Block, Drawing, Stage } from "../../../kit/stage.tsx";
import { wordsFrom } from "../../../kit/words.ts";
import { Drawn } from "../say.tsx";
import { inks } from "./rain.tsx";
import { Sheet } from "./series.tsx";

const order = [0, 1, 2, 4, 6, 0, 3, 5, 1, 2, 0];
const [wide, tall] = [250, 350];

/** The wall in its own plane: eleven sheets edge to edge, two of them torn so that an older week shows. */
function Wall(): ReactNode {
  return (
    <Drawing width={wide * 11 + 400} height={560}>
      <rect x={-200} width={wide * 11 + 600} height={560} fill="#3b4254" />
      <path
        d={Array.from({ length: 9 }, (_, i) => `M-200 ${i * 62 + 20}H3400`).join("")}
        stroke="#2f3546"
        strokeWidth={5}
      />
      {order.map((design, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a sheet is its place on the wall
        <g key={i}>
          <Sheet x={60 + i * wide} y={110} width={wide} design={i === 2 || i === 6 ? 5 : design} />
          {(i === 2 || i === 6) && (
            <g
              style={{
                clipPath:
                  i === 2
                    ? "polygon(0 0, 62% 0, 48% 12%, 58% 22%, 40% 34%, 52% 50%, 34% 62%, 46% 78%, 30% 100%, 0 100%)"
                    : "polygon(0 30%, 22% 26%, 36% 38%, 58% 30%, 72% 44%, 100% 36%, 100% 100%, 0 100%)",
              }}
            >
              <Sheet x={60 + i * wide} y={110} width={wide} design={design} />
            </g>
          )}
          <path d={`M${60 + i * wide} 110v${tall}`} stroke="rgba(0,0,0,.35)" strokeWidth={2} />
        </g>
      ))}
    </Drawing>
  );
}

function InDepth(props: { readonly top: number; readonly height: number; readonly children: ReactNode }) {
  return (
    <div
      style={{
        position: "absolute",
        left: 0,
        top: props.top,
        width: 1280,
        height: props.height,
        perspective: 1500,
        perspectiveOrigin: "78% 56%",
      }}
    >
      <div
        style={{
          position: "absolute",
          left: -40,
          top: 0,
          width: 3000,
          height: 560,
          transformOrigin: "0 50%",
          transform: "scale(1.42) rotateY(52deg)",
        }}
      >
        {props.children}
      </div>
    </div>
  );
}

/** Dusk on Bailey Road: a wet wall of posters that goes away to the right, a rickshaw, puddles that repeat them. */
export const draw: Draw = (_brief, picture) => (
  <Stage ground="#232838">
    <Block x={0} y={0} width={1280} height={200} color="#4b4768" />
    <Block x={0} y={640} width={1280} height={320} color="#1a1e2b" />
    <InDepth top={120} height={560}>
      <Wall />
    </InDepth>
    <div
      style={{
        position: "absolute",
        left: 0,
        top: 0,
        width: 1280,
        height: 960,
        clipPath:
          "polygon(0 786px, 90px 770px, 420px 764px, 560px 776px, 660px 772px, 800px 758px, 1010px 754px, 1060px 770px, 980px 806px, 820px 838px, 760px 890px, 560px 926px, 330px 918px, 210px 960px, 0 960px)",
      }}
    >
      <Block x={0} y={640} width={1280} height={320} color="#2a3146" />
      <div
        style={{
          position: "absolute",
          left: 0,
          top: 0,
          width: 1280,
          height: 960,
          opacity: 0.8,
          transform: "translateY(1424px) scaleY(-1)",
          transformOrigin: "0 0",
        }}
      >
        <InDepth top={120} height={560}>
          <Wall />
        </InDepth>
      </div>
    </div>
    <Drawing width={1280} height={960}>
      <Rickshaw x={872} y={500} />
      <path
        d={Array.from({ length: 70 }, (_, i) => {
          const [x, y] = [(i * 283) % 1280, (i * 167) % 900];
          return `M${x} ${y}l-8 46`;
        }).join("")}
        stroke="#ffffff"
        strokeOpacity={0.28}
        strokeWidth={3}
      />
    </Drawing>
    {wordsFrom(picture, 0).map((words) => (
      <Drawn key={words}>{words}</Drawn>
    ))}
  </Stage>
);

/** A cycle rickshaw from the side, its hood up. */
function Rickshaw({ x, y }: { readonly x: number; readonly y: number }) {
  const wheel = (cx: number) => (
    <g key={cx}>
      <circle cx={cx} cy={252} r={74} fill="none" stroke="#0b0d14" strokeWidth={12} />
      <circle cx={cx} cy={252} r={10} fill={inks.yellow} />
      <path
        d={`M${cx - 70} 252H${cx + 70}M${cx} 182V322M${cx - 50} 202L${cx + 50} 302M${cx + 50} 202L${cx - 50} 302`}
        stroke="#0b0d14"
        strokeWidth={3}
      />
    </g>
  );
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M150 170H330V220H150Z" fill={inks.lac} />
      <path d="M150 170C150 30 210-30 320-24L352 4C300 20 268 80 262 170Z" fill={inks.yellow} />
      <path
        d="M178 170C180 70 220 0 300-8M206 170C208 90 236 30 300 0M234 170C236 110 254 50 306 10"
        fill="none"
        stroke={inks.lac}
        strokeWidth={8}
      />
      <path d="M150 206H340" stroke={inks.yellow} strokeWidth={10} />
      <path
        d="M320 250H420M-60 252L-20 120L90 210L150 214M-20 120L-34 90L-66 96"
        fill="none"
        stroke="#0b0d14"
        strokeWidth={12}
      />
      <path d="M60 190L90 210L40 250" fill="none" stroke="#0b0d14" strokeWidth={10} />
      {wheel(-60)}
      {wheel(250)}
      <path d="M44 150L20 60C14 30 40 12 66 18L92 40L86 130L96 176L60 180Z" fill="#e7e0cf" />
      <path d="M40 64L-26 104" stroke="#6f4630" strokeWidth={20} strokeLinecap="round" />
      <path d="M62 170L40 216L64 262" fill="none" stroke="#2f4a7a" strokeWidth={30} strokeLinejoin="round" />
      <circle cx={58} cy={-8} r={28} fill="#6f4630" />
      <path d="M28-14C28-44 90-50 92-14L92-4C70-26 48-20 28-14Z" fill="#10121a" />
    </g>
  );
}
