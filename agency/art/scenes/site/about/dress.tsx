import { useId } from "react";
import { mix } from "../../../kit/colour.ts";
import { ink } from "../../../weave/dyes.ts";
import type { Joint } from "./limbs.tsx";
import { room } from "./palette.ts";

/** What is worn over the trousers, or instead of them. */
export interface DressLook {
  readonly dress: string;
  readonly form?: "shirt" | "jacket" | "kurta" | "kameez" | "coat" | "sari" | "vest";
  /** Border of a sari, shawl of a salwar kameez, cloth over a driver's shoulder. */
  readonly border?: string;
  readonly skin: string;
}

const TOP = "M-5-114C-13-113.500-19-112-19.500-104L-15.500-84";
const TURN = "L12.500-86L18-102C18-111 12-113.500 5-114Z";

/** Outlines from the neck to the hem, turned to the right. */
const FORMS = {
  shirt: `${TOP}L-15.500-60C-8-56 8-57 14-62${TURN}`,
  vest: `${TOP}L-15.500-60C-8-56 8-57 14-62${TURN}`,
  jacket: `${TOP}L-16.500-56C-8-51 8-52 15-58${TURN}`,
  kurta: `${TOP}C-16-70-18.500-54-19-37C-8-31 9-32 17-39C16.500-54 14-72 12.500-86${TURN.slice(1).replace("12.500-86", "")}`,
  kameez: `${TOP}C-13-76-19-56-21-34C-9-27 10-28 19-36C17.500-54 11-76 12.500-86${TURN.slice(1).replace("12.500-86", "")}`,
  coat: `${TOP}C-15-70-19-50-21-17C-9-10 10-11 19-19C18-50 13-70 12.500-86${TURN.slice(1).replace("12.500-86", "")}`,
  sari: `${TOP}C-15-74-18-50-19-3C-8 4 10 3 18-5C18-50 13-74 12.500-86${TURN.slice(1).replace("12.500-86", "")}`,
} as const;

/** A garment with its one shade, from before or (`away`) from behind. */
export function Dress(
  props: DressLook & {
    readonly side: 1 | -1;
    readonly away?: boolean;
    /** The skirt lies over the knees. */
    readonly seated?: boolean;
    readonly edge?: Joint | undefined;
  },
) {
  const { dress, form = "shirt", border = room.turmeric, side, away, edge, seated } = props;
  const id = useId();
  const shade = mix(dress, ink, 0.3);
  const dark = mix(border, ink, 0.28);
  const mirrored = away ? "scale(-1 1)" : undefined;
  const long = form === "sari" || form === "kameez" || form === "coat";
  return (
    <>
      <clipPath id={id}>
        <path d={FORMS[seated ? "shirt" : form]} transform={mirrored} />
      </clipPath>
      {edge && (
        <clipPath id={`${id}edge`}>
          <path d="M-80-170H80V-46L-80 46Z" transform={`translate(${edge.join(" ")})`} />
        </clipPath>
      )}
      <g clipPath={edge && `url(#${id}edge)`}>
        <g clipPath={`url(#${id})`}>
          <path d="M-40-130H40V10H-40Z" fill={dress} />
          <path
            d={
              side === 1 ? "M7-130C3-108 8-90 6-70L9 10H40V-130Z" : "M-6-130C-3-108-8-90-5-70L-8 10H-40V-130Z"
            }
            fill={shade}
          />
          {form === "sari" && (
            <>
              <path d="M-20-5C-8 2 10 1 20-7V12H-20Z" fill={border} />
              {!seated && <path d="M-2-60L-4-4M4-62L6-4" stroke={shade} strokeWidth="1.600" fill="none" />}
            </>
          )}
          {form === "sari" && !away && (
            <>
              <path
                d="M16-66C4-70-12-82-21-108L-10-116C-4-98 6-88 18-84Z"
                fill={mix(dress, room.paper, 0.12)}
              />
              <path d="M18-84C6-88-4-98-10-116L-5.500-115C0-101 8-92 18-88Z" fill={border} />
            </>
          )}
          {form === "sari" && away && <path d="M20-116L8-116C10-90 10-60 8-34L22-36Z" fill={border} />}
          {form === "kurta" && !away && (
            <path d="M4.500-114L7-88" stroke={mix(dress, room.paper, 0.45)} strokeWidth="1.800" />
          )}
          {form === "jacket" && !away && <path d="M-2-115L6-52L11-57L9-115Z" fill={border} />}
          {form === "coat" && !away && <path d="M5-114L8-14" stroke={shade} strokeWidth="1.800" />}
          {form === "shirt" && !away && <path d="M3.500-114L6-58" stroke={shade} strokeWidth="1.400" />}
          {form === "kameez" && (
            <>
              <path d="M-21-38C-9-31 10-32 20-40V-34C10-26-9-25-21-32Z" fill={border} />
              <path
                d={away ? "M-4-116H14L10-60H2Z" : "M-18-112C-10-90 6-86 17-106L19-98C8-74-12-78-21-102Z"}
                fill={border}
              />
              {!away && <path d="M17-106L19-98C13-84 5-80-3-82C5-86 12-94 17-106Z" fill={dark} />}
            </>
          )}
          {form === "vest" && (
            <path d="M-20-118L-4-116C-3-98-6-80-8-68L-18-66Z" fill={border} transform={mirrored} />
          )}
        </g>
        {!away && (
          <path
            d="M-4.500-114.500C-3-108 1-106 3-106C5-106 7.500-109 8-114.500Z"
            fill={mix(props.skin, room.catechu, 0.42)}
          />
        )}
        {!long && !away && form !== "vest" && (
          <path
            d="M-4.500-114.500L2.500-107L7.500-114.500L9.500-111L3-103L-6.500-110.500Z"
            fill={mix(dress, room.paper, 0.3)}
          />
        )}
      </g>
    </>
  );
}
