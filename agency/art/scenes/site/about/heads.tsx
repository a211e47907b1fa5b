import { mix } from "../../../kit/colour.ts";
import { ink } from "../../../weave/dyes.ts";
import type { Tones } from "./limbs.tsx";
import { room } from "./palette.ts";

/** What tells a head from another. */
export interface HeadLook {
  readonly skin: string;
  readonly hair: string;
  readonly cut?: "short" | "curls" | "knot" | "long" | "braid" | "bald" | "scarf" | "cap";
  /** Colour of the scarf or the cap. */
  readonly cloth?: string;
  readonly beard?: boolean;
  readonly moustache?: string;
  readonly glasses?: string;
}

/** Skin in the light and in the shade. */
export const skinTones = (skin: string): Tones => [skin, mix(skin, room.catechu, 0.42)];

const FACE =
  "M-9.5-3C-10.5-13-5-15.5 1-15.5C8-15.5 11-11 10.7-5C11 2 9.6 8 5.8 11.8C3 14.2-1 13.6-4.4 10.4C-7.4 7.6-9-1-9.5-3Z";

/** Hair from before: what is behind the face, and what is over it. */
const BEHIND = {
  knot: "M-18.5 1A7 7 0 1 1-4.500 1A7 7 0 1 1-18.500 1Z",
  long: "M-11-6C-17 6-20 18-19 31C-15 35-8 34-6 30C-4 20-3 10-3 0ZM8-4C12 0 14 8 13.500 17C11 19 8 18 7 15Z",
  braid: "M-8 2C-15 6-17 18-16 34C-15 42-12 44-11 46C-8 42-7 30-6 14Z",
} as const;
const OVER = {
  short:
    "M-8.500 6L-10.500 2C-14.500-10-10.500-20 2-19.500C11-19.500 14-12.500 11.200-5.500C10-10 7-11 2-10.600C-2-10.200-4.200-8.500-4.600-4C-4.800-1.500-5.400 0-6.600 1Z",
  curls:
    "M-9 6C-13 5-14 0-12.500-3C-16-7-13.500-13-10-13.500C-9.500-18.500-4-21-.5-19.500C3-23 9-21 9.500-17.500C13.500-17 15-12 12.500-9C13.500-7 12-5.500 11-5C10.500-9 6-11 2-10.600C-2-10.200-4.200-8.500-4.600-4C-4.800-1.500-6-.5-6.800 1Z",
  long: "M-12.500 10C-17-4-13-19.500 2-19.500C12-19.500 15-11 12.400 2C11.500-6 8-11 3-12.800C-1-11-5-6-5.200 1C-5.500 8-8 12-12.500 10Z",
  parted:
    "M-9 6L-11 2C-14.500-10-10.500-19.500 2-19.500C11-19.500 14-12.500 11.200-4C10-9 6.500-12 3.500-13C-.5-11.500-4.500-8-5-2C-5.300 1-6.500 3-9 6Z",
} as const;
const BACK =
  "M-11.500 0C-13.500-13-8-19.500 1-19.500C10-19.500 14-12 12.400-4C11.800 2 9.500 7 6 9.500C0 13-10 11-11.500 0Z";
const WRAP =
  "M-12.500 0C-14.500-14-9-20 1.500-20C11-20 15-12.500 13.500-3C13 4 11.500 9 9 12C13 17 15 21 15.500 27C6 33-12 33-20 26C-18 18-13 12-12.500 0Z";

/** Light on hair, from the left of the picture. */
const LIGHT = "M-9-10C-7.500-15.500-3-18 3-17.800C-1-16.500-5-14-6.500-9.500C-7-8-8.800-8.500-9-10Z";
const LIGHT_MIRRORED = "M11.500-10C10.500-15 7-18 1-17.800C5-16.500 8-14.500 9.500-10.500Z";

/** A head from behind, turned a little to the right. */
function Away(props: HeadLook & { readonly side: 1 | -1; readonly shade: string; readonly dark: string }) {
  const { skin, cut, cloth = room.paper, shade, dark } = props;
  if (cut === "scarf")
    return (
      <>
        <path d={WRAP} fill={cloth} />
        <path
          d="M5-19C14-18 15-8 13.500-3C13 4 11.500 9 9 12C13 17 15 21 15.500 27L6 29.500C3 16 8-4 5-19Z"
          fill={dark}
        />
      </>
    );
  return (
    <>
      <path d="M4-8C12-6 13 2 11 8C9 12 4 13.500 1 12Z" fill={shade} />
      {cut === "bald" && <path d="M-11-2C-12-12-8-18 1-18C9-18 12.500-12 12-4Z" fill={skin} />}
      <path
        d={cut === "bald" ? "M-12-6C-8-3 4-2 8-5L9 7.500C3 12-10 11-11.500 1Z" : BACK}
        fill={props.hair}
      />
      {cut === "long" && (
        <path d="M-11.500-6C-15 8-16 20-15.500 31C-6 35 5 34 10 29C12 18 10 6 8 0Z" fill={props.hair} />
      )}
      {cut !== "bald" && cut !== "cap" && (
        <path
          d={
            props.side === 1
              ? "M-9.500-3C-10.500-11-6-16.500 0-17.500C-4-13.500-6.500-9-7-3C-7.200-1.500-9.300-1.500-9.500-3Z"
              : "M10-7C9.500-13 6-16.500 1-17.500C5-14.500 7-11 7.500-7Z"
          }
          fill={mix(props.hair, room.paper, 0.16)}
        />
      )}
      {cut === "knot" && (
        <circle cx="-5" cy="3" r="7.500" fill={props.hair} stroke={mix(props.hair, room.paper, 0.22)} />
      )}
      {cut === "braid" && <path d="M-7 6C-9 20-7 32-3 42C0 32 3 20 2 6Z" fill={props.hair} />}
      {cut === "cap" && <path d="M-12-7C-13-17-7-22 1-22C10-22 14-15 13-7C6-3-6-3-12-7Z" fill={cloth} />}
      <ellipse cx="7.500" cy="0" rx="2.200" ry="3.200" fill={skin} />
    </>
  );
}

/** A head, turned to the right (-1: mirrored), from before or from behind; its middle is the origin. */
export function Head(props: HeadLook & { readonly side: 1 | -1; readonly away?: boolean }) {
  const { skin, hair, cut = "short", cloth = room.paper, glasses, moustache, side } = props;
  const shade = skinTones(skin)[1];
  const dark = mix(cloth, ink, 0.28);
  if (props.away) return <Away {...props} shade={shade} dark={dark} />;
  const behind = cut in BEHIND ? BEHIND[cut as keyof typeof BEHIND] : undefined;
  const over =
    cut === "knot" || cut === "braid"
      ? OVER.parted
      : cut in OVER
        ? OVER[cut as keyof typeof OVER]
        : undefined;
  return (
    <>
      {behind && <path d={behind} fill={hair} />}
      {cut === "scarf" && <path d={WRAP} fill={cloth} />}
      <path d={FACE} fill={skin} />
      {/* The side away from the light: the far cheek, or the near one. */}
      <path
        d={
          side === 1
            ? "M4.500-15C9-14.500 11-11 10.700-5C11 2 9.600 8 5.800 11.800C4.600 12.800 3.400 13.300 2.200 13.300C5 9 4 5.500 5.500 4.500L8.600 4L5.600-3Z"
            : "M-2-15C-3-6-4.500 2-1.500 12.600L-4.400 10.400C-7.400 7.600-9-1-9.500-3C-10.500-11-6-14.500-2-15Z"
        }
        fill={shade}
      />
      {side === -1 && <path d="M5.600-3L8.800 4.200L4.800 4.600Z" fill={shade} />}
      {cut !== "scarf" && (
        <ellipse cx="-6.200" cy="1.500" rx="2.200" ry="3" fill={side === 1 ? skin : shade} />
      )}
      {props.beard && (
        <path
          d="M-7 2C-4.500 6 0 6.500 2.500 6.200C5 5.400 8 5.600 9.600 6.600C9.600 11 7 15.500 3 16.500C-2 16.800-6 11-7 2Z"
          fill={hair}
        />
      )}
      {moustache && (
        <path d="M1 8C2 5.200 5 5 6 5.600C8 5 9.600 6 9.800 8C7 7 4 7.200 1 8Z" fill={moustache} />
      )}
      <path
        d="M-1.600-5C-.200-6.500 1.800-6.600 3.800-5.600M7.300-5.800C8.200-6.500 9.300-6.500 10.200-5.900"
        fill="none"
        stroke={cut === "bald" ? ink : hair}
        strokeWidth="1.500"
      />
      {glasses ? (
        <path
          d="M-2.600-.6a3.500 3.500 0 1 1 7 0a3.500 3.500 0 1 1-7 0ZM6.400-.6a2.600 3.300 0 1 1 5.200 0a2.600 3.300 0 1 1-5.200 0ZM4.400-1H6.400M-2.600-1L-7-2"
          fill="none"
          stroke={glasses}
          strokeWidth="1.500"
        />
      ) : (
        <path
          d="M-.9-1C.1-2.300 2.300-2.300 3.300-1.200M7.300-1.200C8-2.200 9.300-2.200 10-1.200"
          fill="none"
          stroke={ink}
          strokeWidth="1.1"
        />
      )}
      <path
        d="M.5-1.900H2.800V.3C2.400 1.100 .9 1.100 .5 .3ZM7.900-1.900H9.700V.3C9.300 1 8.300 1 7.900 .3Z"
        fill={ink}
      />
      {cut === "bald" && (
        <path d="M-10.500-5C-12.500-1-11.500 5-8.500 8L-6.500 5C-8 2-8-2-6-7Z" fill={hair} />
      )}
      {over && <path d={over} fill={hair} />}
      {over && cut !== "curls" && (
        <path d={side === 1 ? LIGHT : LIGHT_MIRRORED} fill={mix(hair, room.paper, 0.16)} />
      )}
      {cut === "cap" && (
        <>
          <path d="M-10.500-6C-12 0-10.500 4-8.500 6L-6.600 1C-6-1-5-4-4.600-7Z" fill={hair} />
          <path d="M-12-6C-13-17-8-22 2-22C11-22 13.500-15 12-7.500C5-10-4-10-12-6Z" fill={cloth} />
        </>
      )}
      {cut === "scarf" && (
        <path
          d={`${WRAP}M2-14.500C-4-14.500-7.500-10-7.200-3C-7 4-4 10.500 0 12.800C3 13.500 8 10 9.600 5C11.500-2 10.500-14 2-14.500Z`}
          fill={cloth}
          fillRule="evenodd"
        />
      )}
      {cut === "scarf" && (
        <path
          d="M9 12C13 17 15 21 15.500 27C11 29.600 5 31 0 31C3 24 1 18-5 11.500L1 13.500Q6 13.500 9 12Z"
          fill={dark}
        />
      )}
    </>
  );
}
