import type { ReactNode } from "react";
import type { Draw } from "../../../kit/contract.ts";
import { Hand } from "../../../kit/people.tsx";
import { At, Drawing } from "../../../kit/stage.tsx";
import { word } from "../../../kit/words.ts";
import { Fair, Page } from "./page.tsx";

const [wide, high] = [416, 309];

/** Nine readers' posts: the page sharp and bright, where it was read in a few flat shapes. */
export const draw: Draw = (brief, picture) => {
  const { ground, paper, ink, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  const held = (text: number, x: number, turn: number) => (
    <>
      <Drawing width={wide} height={high}>
        <Hand part="fingers" x={x} y={226} width={180} skin={ink} sleeve={ink} reach={200} />
      </Drawing>
      <Page x={x} y={36} width={180} height={232} text={text} size={22} turn={turn} />
      <Drawing width={wide} height={high}>
        <Hand part="thumb" x={x} y={250} width={180} skin={ink} sleeve={ink} />
      </Drawing>
    </>
  );
  const label = (text: string, color: string = ink) => (
    <At x={0} y={0} style={{ background: color, padding: "4px 14px", whiteSpace: "nowrap", zIndex: 1 }}>
      <span style={{ fontSize: 26, fontWeight: 700, color: color === ink ? paper : ink }}>{text}</span>
    </At>
  );
  const posts: readonly { back: string; scene: ReactNode }[] = [
    {
      back: "#7f9bb0",
      scene: (
        <>
          <Drawing width={wide} height={high}>
            <path d="M0 40H416V190H0Z" fill="#cfe0e8" />
            <path d="M0 190V150L70 120L130 150L210 96L290 150L416 110V190Z" fill="#8fae8a" />
            <path d="M0 186h416v14H0zM196 40h14v160h-14z" fill="#37434b" />
            <path d="M0 200h416v109H0z" fill="#3f5564" />
          </Drawing>
          {held(6, 200, 5)}
          {label(say(0))}
        </>
      ),
    },
    {
      back: "#d8b27c",
      scene: (
        <>
          <Drawing width={wide} height={high}>
            <path d="M0 120L416 80V309H0Z" fill="#b98a4f" />
            <circle cx={330} cy={190} r={58} fill={paper} />
            <circle cx={330} cy={190} r={38} fill="#8a4a1c" />
            <path d="M276 276h110v10H276z" fill="#6d5330" />
          </Drawing>
          <Page x={48} y={56} width={190} height={236} text={2} size={23} turn={-6} />
          {label(say(1))}
        </>
      ),
    },
    {
      back: "#f0a66a",
      scene: (
        <>
          <Drawing width={wide} height={high}>
            <circle cx={90} cy={110} r={50} fill={accent} />
            <path d="M0 230h416v79H0z" fill="#8d6f63" />
            <path d="M40 230V90M20 110h40M26 128h28" stroke={ink} strokeWidth={6} />
            <path d="M0 212h416v18H0z" fill="#6b534a" />
          </Drawing>
          {held(9, 190, -4)}
          {label(say(2))}
        </>
      ),
    },
    {
      back: "#bfd9d6",
      scene: (
        <>
          <Drawing width={wide} height={high}>
            <path d="M0 130h416v179H0z" fill="#5f9c98" />
            <path d="M0 124c60-16 120 4 180-4s160-12 236 2v10H0z" fill="#7c9a6c" />
            <path d="M0 196h416v16H0zM0 248h416v12H0zM60 196v113h14V196zM340 196v113h14V196z" fill={paper} />
          </Drawing>
          {held(0, 110, 3)}
          {label(say(3))}
        </>
      ),
    },
    {
      back: ground,
      scene: (
        <At x={0} y={0} width={wide} height={high} style={{ color: paper }}>
          <At x={32} y={98} style={{ fontSize: 78, fontWeight: 800, lineHeight: 1.2, whiteSpace: "nowrap" }}>
            {say(4)}
          </At>
        </At>
      ),
    },
    {
      back: "#2a2440",
      scene: (
        <>
          <Drawing width={wide} height={high}>
            <path d="M0 0h416v309H0z" fill="#4a3d78" />
            <path d="M208 30L416 190V0H0V190Z" fill="#2a2440" />
            <path d="M208 34L396 309H20Z" fill={accent} />
          </Drawing>
          <Page x={112} y={92} width={192} height={240} text={4} size={24} />
        </>
      ),
    },
    {
      back: "#cfc7b6",
      scene: (
        <>
          <Drawing width={wide} height={high}>
            <path d="M0 0h140v309H0z" fill="#a9a08c" />
            <path d="M20 0v309M50 0v309M80 0v309M110 0v309" stroke="#8f8672" strokeWidth={8} />
          </Drawing>
          {held(5, 150, 0)}
          {label(say(5))}
        </>
      ),
    },
    {
      back: "#6f8f5a",
      scene: (
        <>
          <Drawing width={wide} height={high}>
            {[0, 1, 2, 3, 4, 5].map((blade) => (
              <path
                key={blade}
                d={`M${blade * 76 - 20} 309Q${blade * 76 + 10} 150 ${blade * 76 + 46} 40Q${blade * 76 + 50} 180 ${blade * 76 + 40} 309Z`}
                fill={blade % 2 ? "#58784a" : "#86a86c"}
              />
            ))}
          </Drawing>
          <Page x={116} y={40} width={196} height={232} text={11} size={24} turn={4} />
        </>
      ),
    },
    {
      back: accent,
      scene: (
        <>
          <Page
            x={104}
            y={36}
            width={208}
            height={250}
            text={1}
            size={25}
            turn={-3}
            paper={ink}
            ink={paper}
          />
          {label(say(6), paper)}
        </>
      ),
    },
  ];
  return (
    <Fair ground={ink} ink={ink}>
      {posts.map(({ back, scene }, i) => (
        <At
          key={back}
          x={8 + (i % 3) * (wide + 8)}
          y={8 + Math.floor(i / 3) * (high + 8)}
          width={wide}
          height={high}
          clip
          style={{ background: back }}
        >
          {scene}
        </At>
      ))}
    </Fair>
  );
};
