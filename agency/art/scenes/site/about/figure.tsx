import { mix } from "../../../kit/colour.ts";
import { ink } from "../../../weave/dyes.ts";
import { type Place, seen } from "./axonometry.tsx";

/** How somebody in the room looks from here. */
export interface Look {
  readonly skin: string;
  readonly hair: string;
  readonly dress: string;
  /** Over the head and the shoulders. */
  readonly scarf?: string;
  readonly long?: boolean;
  readonly knot?: boolean;
  readonly bald?: boolean;
  readonly beard?: boolean;
  readonly glasses?: string;
  readonly away?: boolean;
}

/** Somebody in the room, cut from paper: head and body down to the seat, or (`standing`) to the floor. */
export function Figure(props: Look & { readonly at: Place; readonly standing?: boolean }) {
  const { at, skin, hair, dress, scarf, standing, away } = props;
  const [x, y] = seen(at);
  const [dark, shade] = [mix(dress, ink, 0.35), mix(skin, ink, 0.3)];
  return (
    <g transform={`translate(${x} ${y})`}>
      {standing && <path d="M-17-50H17L14 0H2L0-34L-3 0H-14Z" fill={ink} />}
      <g transform={standing ? "translate(0 -34)" : undefined}>
        {props.long && <path d="M-17-92C-17-116 17-116 17-92L20-62H-20Z" fill={hair} />}
        {props.knot && <circle cx="-18" cy="-84" r="9" fill={hair} />}
        <path d="M-32 0C-34-40-30-56-10-62H10C30-56 34-40 32 0Z" fill={dress} />
        <path d="M10-62C30-56 34-40 32 0H8Z" fill={dark} />
        <path d="M-7-74H7V-60L0-54L-7-60Z" fill={shade} />
        <path
          d="M0-110C13-110 16-98 15-88C14-76 7-70 0-70C-7-70-14-76-15-88C-16-98-13-110 0-110Z"
          fill={skin}
        />
        <path d="M2-108C13-108 16-98 15-88C14-76 8-70 2-70Z" fill={shade} />
        {props.beard && (
          <path d="M-15-88C-12-80 12-80 15-88C15-70 8-64 0-64C-8-64-15-70-15-88Z" fill={hair} />
        )}
        {scarf ? (
          <path
            d="M0-114C18-114 21-98 20-84C20-70 26-62 24-52H-24C-26-62-20-70-20-84C-21-98-18-114 0-114ZM0-106C-10-106-12-96-12-88C-12-78-6-72 0-72C6-72 12-78 12-88C12-96 10-106 0-106Z"
            fill={scarf}
            fillRule={away ? "nonzero" : "evenodd"}
          />
        ) : away ? (
          <path
            d={
              props.bald
                ? "M-16-88C-18-100-15-106-10-106C-10-92 10-92 10-106C15-106 18-100 16-88C14-75 8-71 0-71C-8-71-14-75-16-88Z"
                : `M0-114C15-114 18-100 17-90C16-76 8-71 0-71C-8-71-16-76-17-90C-18-100-15-114 0-114Z${props.long ? "M-17-90H17L21-54H-21Z" : ""}`
            }
            fill={hair}
          />
        ) : (
          <path
            d="M-16-88C-20-108-10-116 2-115C16-114 19-102 16-88C14-98 8-103 0-103C-8-103-14-98-16-88Z"
            fill={hair}
          />
        )}
        {!away && <path d="M-9-90h5v3h-5zM4-90h5v3h-5zM-5-79C-2-74 3-74 6-79C3-77-2-77-5-79z" fill={ink} />}
        {props.glasses && (
          <g fill="none" stroke={props.glasses} strokeWidth="2.4">
            <circle cx="-6" cy="-89" r="5" />
            <circle cx="7" cy="-89" r="5" />
          </g>
        )}
      </g>
    </g>
  );
}
