import type { ReactNode } from "react";
import { At, Stage } from "../../../kit/stage.tsx";

const face = '"Roboto Slab","Anek Bangla"';

/** First pages: how twelve of the season's books begin. */
export const openings: readonly string[] = [
  "নদীটা তখনো ঘুমিয়ে ছিল। ঘাটে একটাও নৌকা নেই, শুধু কুয়াশা আর দূরে একজন মাঝির কাশি।",
  "বাবা বলেছিলেন, চাবিটা কখনো হারিও না। চাবি হারায়নি, হারিয়ে গেছে বাড়িটা।",
  "সেদিন বৃষ্টি থামেনি। আমরা ছাদে উঠে দেখলাম, শহরটা আস্তে আস্তে হ্রদ হয়ে যাচ্ছে।",
  "চিঠিটা আমি খুলিনি। ছাব্বিশ বছর ধরে সেটা আলমারির তাকে শুয়ে আছে।",
  "দাদি গল্প বলতেন উল্টো দিক থেকে। আগে রাজা মরত, তারপর জন্ম নিত।",
  "স্টেশনের ঘড়িটা নয় মিনিট পিছিয়ে চলে, আর আমাদের শহরের সবাই সেই সময়ে বাঁচে।",
  "প্রথম যেদিন ঢাকায় এলাম, আমার পকেটে ছিল এগারো টাকা আর একটা ভুল ঠিকানা।",
  "মা রান্নাঘরে গান গাইতেন, কিন্তু কেউ ঢুকলেই থেমে যেতেন।",
  "যে বছর সেতুটা ভাঙল, সে বছর আমার বয়স সাত। সেতুর ওপারে ছিল আমাদের স্কুল।",
  "আমাদের পাড়ায় একটাই টেলিফোন ছিল, আর তার মালিক ছিলেন কানে খাটো।",
  "লোকটা রোজ সন্ধ্যায় একই বেঞ্চে বসত এবং কারও সঙ্গে কথা বলত না।",
  "শীতের সকালে খেজুর গাছের নিচে দাঁড়িয়ে সে প্রথম মিথ্যা কথাটা বলল।",
];

/** The first page of letter seventeen. */
export const seventeen =
  "ট্রেনটা যখন থামল, তখন স্টেশনে কেউ ছিল না। শুধু একটা হারমোনিয়াম, প্ল্যাটফর্মের ঠিক মাঝখানে, যেন কারও অপেক্ষায়। আমার মা সেটার পাশে বসে জুতা খুলতে শুরু করলেন, কারণ তিনি কখনো জুতা পায়ে গান গাইতেন না। আমি ঘড়ি দেখলাম। বাড়ি পৌঁছাতে আমাদের তখনো তিন ঘণ্টা বাকি, আর আকাশে মেঘ।";

/** A number in Bangla figures. */
export function figures(value: number): string {
  return [...String(value)].map((figure) => "০১২৩৪৫৬৭৮৯"[Number(figure)] ?? figure).join("");
}

/** A stage on which everything is set in slab letters and Bangla. */
export function Fair(props: { readonly ground: string; readonly ink: string; readonly children: ReactNode }) {
  return (
    <Stage ground={props.ground}>
      <At x={0} y={0} width={1280} height={960} style={{ fontFamily: face, color: props.ink }}>
        {props.children}
      </At>
    </Stage>
  );
}

/** A line of text at a place. */
export function Say(props: {
  readonly x: number;
  readonly y: number;
  readonly size?: number;
  readonly weight?: number;
  readonly color?: string;
  readonly width?: number;
  readonly align?: "left" | "center" | "right";
  readonly leading?: number;
  readonly children: ReactNode;
}) {
  const { x, y, size = 26, weight = 600, color, width, align = "left", leading = 1.2 } = props;
  return (
    <At
      x={x}
      y={y}
      {...(width === undefined ? {} : { width })}
      style={{
        fontFamily: face,
        fontSize: size,
        fontWeight: weight,
        lineHeight: leading,
        letterSpacing: size > 60 ? "-0.02em" : 0,
        textAlign: align,
        whiteSpace: width === undefined ? "nowrap" : "normal",
        ...(color ? { color } : {}),
      }}
    >
      {props.children}
    </At>
  );
}

/** A first page: Bangla text from edge to edge, cut below after whole lines, with room for a number. */
export function Page(props: {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Which opening, from 0; further ones follow it. */
  readonly text: number;
  readonly size: number;
  readonly lines?: number;
  readonly paper?: string;
  readonly ink?: string;
  readonly turn?: number;
  readonly shadow?: string;
  readonly children?: ReactNode;
}) {
  const { x, y, width, height, text, size, paper = "#fffdf7", ink = "#141212", turn, shadow } = props;
  const inset = Math.round(size * 0.75);
  const leading = Math.round(size * 1.36);
  const lines = props.lines ?? Math.floor((height - inset * 2) / leading);
  const words = [0, 1, 2, 3, 4].map((i) => openings[(text + i * 5) % openings.length]).join(" ");
  return (
    <At
      x={x}
      y={y}
      width={width}
      height={height}
      {...(turn === undefined ? {} : { turn })}
      clip
      style={{
        background: paper,
        ...(shadow ? { boxShadow: `10px 10px 0 ${shadow}`, overflow: "visible" } : {}),
      }}
    >
      <div
        data-loose
        style={{
          position: "absolute",
          left: inset,
          top: inset,
          width: width - inset * 2,
          height: lines * leading,
          overflow: "hidden",
          fontFamily: face,
          fontSize: size,
          lineHeight: `${leading}px`,
          fontWeight: 500,
          color: ink,
        }}
      >
        {words}
      </div>
      {props.children}
    </At>
  );
}
