import type { Draw } from "../../../kit/contract.ts";
import { Cut, gouge, rake } from "../../../kit/portrait.tsx";
import { Drawing, Stage } from "../../../kit/stage.tsx";

const [brass, brassShade, glint, steel, steelShade, ink] = [
  "#f4b400",
  "#a86f00",
  "#ffe49c",
  "#dfe4e0",
  "#8499a6",
  "#141618",
];

/** Three keys on one ring that hangs on a nail: an old one of brass, a flat one, one of a padlock; and a tag of paper. */
export const draw: Draw = () => (
  <Stage ground="#c42e14" width={960} height={640}>
    <Drawing width={960} height={640}>
      <g transform="translate(480 320) scale(.82) translate(-480 -320)">
        {" "}
        <g transform="translate(26 24)">
          <Shadow />
        </g>
        {/* The paper tag, on a thread. */}
        <g transform="translate(484 196) rotate(-58)">
          <path d={gouge([[0, 6], [20, 40], [6, 84], 3])} fill="#f4f5f1" />
          <Cut d="M-34 108L-6 78H22L50 108V290H-34Z" fill="#f4f5f1">
            <path d="M26 60H60V300H26Z" fill="#c9d3f7" />
            <path
              d={rake([[-18, 150], [6, 144], [34, 150], 4], [[-18, 258], [-4, 252], [10, 258], 4], 5)}
              fill="#1f2f86"
            />
          </Cut>
          <circle cx="8" cy="102" r="9" fill="#c42e14" />
        </g>
        {/* The flat key. */}
        <g transform="translate(492 206) rotate(-27)">
          <Cut
            d="M-12 96H14V380L0 398L-12 384V366L-26 352L-12 338V318L-22 306L-12 294V276L-26 262L-12 248Z"
            fill={steel}
          >
            <path d="M4 80H20V400H4Z" fill={steelShade} />
          </Cut>
          <Cut
            d="M0-26C52-26 70 10 66 50C62 92 34 116 0 116C-34 116-62 92-66 50C-70 10-52-26 0-26Z"
            fill={steel}
          >
            <path d="M24-40C44 20 40 80 6 130H90V-40Z" fill={steelShade} />
            <path
              d={rake([[-54, 60], [-48, 20], [-26, 0], 4], [[-30, 96], [-24, 70], [-6, 48], 3], 4)}
              fill="#f4f5f1"
            />
          </Cut>
          <circle cx="0" cy="16" r="19" fill="#c42e14" />
        </g>
        {/* The padlock's. */}
        <g transform="translate(470 208) rotate(36)">
          <Cut d="M-10 84H12V270H-40V244H-26V226H-40V200H-10Z" fill={steel}>
            <path d="M2 70H20V280H2Z" fill={steelShade} />
          </Cut>
          <Cut d="M-46-18H46L60 40L30 96H-30L-60 40Z" fill="#3a4a55">
            <path d="M18-30L40 100H80V-30Z" fill={ink} />
            <path
              d={rake([[-46, 40], [-38, 10], [-30, -8], 4], [[-22, 84], [-18, 60], [-8, 44], 3], 4)}
              fill="#8499a6"
            />
          </Cut>
          <circle cx="0" cy="14" r="17" fill="#c42e14" />
        </g>
        {/* The old one, in front. */}
        <g transform="translate(480 204) rotate(4)">
          <Cut d="M-13 96H13V400H-13ZM13 318H76V342H60V360H76V388H13Z" fill={brass}>
            <path d="M3 90H90V332H40L13 410H3Z" fill={brassShade} />
            <path
              d={rake([[-8, 130], [-4, 180], [-8, 230], 3], [[-8, 250], [-4, 300], [-8, 380], 3], 2)}
              fill={glint}
            />
          </Cut>
          <path d="M13 352H76V388H13Z" fill={brass} />
          <path d="M-24 98H24V116H-24ZM-20 126H20V138H-20Z" fill={glint} />
          <Cut
            d="M0-30C30-30 44-8 40 12C64 8 84 24 84 50C84 84 50 104 0 104C-50 104-84 84-84 50C-84 24-64 8-40 12C-44-8-30-30 0-30Z"
            fill={brass}
          >
            <path d="M30-40C52 20 60 70 20 120H100V-40Z" fill={brassShade} />
            <path
              d={rake([[-76, 50], [-64, 24], [-44, 18], 4], [[-40, 92], [-26, 86], [0, 90], 4], 5)}
              fill={glint}
            />
          </Cut>
          <path d="M0-8C14-8 18 10 14 22H-14C-18 10-14-8 0-8Z" fill="#c42e14" />
          <path
            d="M-34 40C-20 28-8 40-8 56C-8 76-26 82-40 72C-56 62-52 46-34 40ZM34 40C20 28 8 40 8 56C8 76 26 82 40 72C56 62 52 46 34 40Z"
            fill="#c42e14"
          />
        </g>
        {/* The ring, through all four, and its nail. */}
        <path d="M480 74A72 72 0 1 1 479 74ZM480 92A54 54 0 1 0 481 92Z" fill={ink} fillRule="evenodd" />
        <path
          d={gouge([[424, 120], [430, 98], [456, 88], 4], [[426, 176], [420, 160], [420, 142], 3])}
          fill="#8499a6"
        />
        <path d="M468 78L492 70L500 92L474 98Z" fill={steelShade} />
        <circle cx="482" cy="76" r="19" fill={steel} />
        <path d="M482 57A19 19 0 0 1 482 95C492 86 492 66 482 57Z" fill={steelShade} />
      </g>
    </Drawing>
  </Stage>
);

/** Of everything, on the wall. */
function Shadow() {
  return (
    <g fill="#8c1c0a">
      <g transform="translate(484 196) rotate(-58)">
        <path d="M-34 108L-6 78H22L50 108V290H-34Z" />
      </g>
      <g transform="translate(492 206) rotate(-27)">
        <path d="M-12 96H14V380L0 398L-12 384Z" />
        <circle cx="0" cy="46" r="68" />
      </g>
      <g transform="translate(470 208) rotate(36)">
        <path d="M-10 84H12V270H-40V200H-10ZM-46-18H46L60 40L30 96H-30L-60 40Z" />
      </g>
      <g transform="translate(480 204) rotate(4)">
        <path d="M-13 96H13V318H76V388H13V400H-13Z" />
        <ellipse cx="0" cy="46" rx="84" ry="60" />
      </g>
    </g>
  );
}
