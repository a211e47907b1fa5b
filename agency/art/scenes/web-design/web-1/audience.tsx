import { mix } from "../../../kit/colour.ts";
import { Cut, gouge, rake } from "../../../kit/portrait.tsx";

const [INK, GREY] = ["#15110f", "#a9a59c"];

type Bidder = {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly skin: string;
  readonly shirt: string;
  readonly look: "short" | "grey" | "bald" | "bun" | "scarf" | "cap";
  /** Of the scarf or the cap. */
  readonly cloth?: string;
};

/** Somebody from behind who looks at the screen, whose light falls on the left of head and shoulders. */
export function Bidder({ x, y, size, skin, shirt, look, cloth = shirt }: Bidder) {
  const [shade, dark, light] = [mix(skin, INK, 0.38), mix(shirt, INK, 0.42), mix(shirt, "#ffffff", 0.3)];
  const hair = look === "grey" || look === "bald" ? GREY : INK;
  return (
    <g transform={`translate(${x} ${y}) scale(${size / 100})`}>
      {/* Shoulders and neck. */}
      <Cut d="M-148 380C-150 190-132 150-84 134L-34 116H34L84 134C132 150 150 190 148 380Z" fill={shirt}>
        <path d="M20 110C50 180 60 240 56 390H160V110Z" fill={dark} />
        <path
          d={rake([[-136, 250], [-128, 196], [-100, 160], 2.5], [[-92, 290], [-80, 230], [-56, 190], 2.5], 4)}
          fill={light}
        />
        <path d="M-46 124C-20 146 20 146 46 124L54 136C24 164-24 164-54 136Z" fill={dark} />
      </Cut>
      <Cut d="M-28 80H28L32 122C14 138-14 138-32 122Z" fill={skin}>
        <path d="M4 76C12 100 12 120 8 140H40V76Z" fill={shade} />
        <path d="M-40 78H40V92C12 104-16 102-40 90Z" fill={shade} />
      </Cut>
      {look === "scarf" ? (
        <Cut
          d="M0-6C44-8 56 30 54 62C60 92 78 112 86 140C60 156-60 156-86 140C-78 112-60 92-54 62C-56 30-44-8 0-6Z"
          fill={cloth}
        >
          <path d="M14-10C34 40 26 100 40 160H100V-10Z" fill={mix(cloth, INK, 0.4)} />
          <path
            d={rake([[-40, 20], [-50, 60], [-70, 130], 2.5], [[-4, 6], [4, 60], [-8, 146], 2.5], 4)}
            fill={mix(cloth, INK, 0.4)}
          />
        </Cut>
      ) : (
        <>
          {[-1, 1].map((side) => (
            <g key={side} transform={`scale(${side} 1)`}>
              <path d="M42 42C58 34 62 54 54 68C50 78 42 78 40 70Z" fill={side < 0 ? skin : shade} />
            </g>
          ))}
          <Cut
            d="M0 0C36-2 50 22 47 52C45 80 34 100 0 102C-34 100-45 80-47 52C-50 22-36-2 0 0Z"
            fill={look === "bald" ? skin : hair}
          >
            {look === "bald" && (
              <>
                <path d="M8-4C26 20 26 60 16 104H60V-4Z" fill={shade} />
                <path d="M-50 46C-30 62 30 62 50 46V104H-50Z" fill={hair} />
                <path d="M18 58C30 56 40 52 50 46V104H14Z" fill={mix(hair, INK, 0.4)} />
              </>
            )}
            {look !== "bald" && (
              <path
                d={rake([[-40, 60], [-40, 24], [-14, 6], 2.5], [[-10, 92], [-16, 50], [2, 14], 2.5], 4)}
                fill={mix(hair, "#ffffff", look === "grey" ? 0.45 : 0.28)}
              />
            )}
            {look === "grey" && <path d="M12-4C34 30 30 70 20 106H60V-4Z" fill={mix(hair, INK, 0.35)} />}
            <path d={gouge([[-34, 92], [0, 106], [34, 92], 3])} fill={shade} />
          </Cut>
          {look === "bun" && (
            <>
              <path d="M-27 0C-31 30 31 30 27 0C31-30-31-30-27 0Z" fill={INK} />
              <path
                d={rake([[-20, -4], [-6, -16], [14, -12], 2], [[-16, 14], [0, 4], [20, 8], 2], 3)}
                fill={mix(INK, "#ffffff", 0.3)}
              />
            </>
          )}
          {look === "cap" && (
            <Cut d="M-49 44C-52-2-20-10 0-10C20-10 52-2 49 44C20 30-20 30-49 44Z" fill={cloth}>
              <path d="M12-12C24 6 24 24 22 44H60V-12Z" fill={mix(cloth, INK, 0.3)} />
            </Cut>
          )}
        </>
      )}
    </g>
  );
}

/** A hand from behind with a pencil up, for a bid from the room; its wrist is at 0, 40. */
export function Pencil({ skin, shirt, wood }: Record<"skin" | "shirt" | "wood", string>) {
  const [shade, deep] = [mix(skin, INK, 0.38), mix(skin, INK, 0.7)];
  return (
    <>
      <path d="M-15-74L-5-70L-3 10L-16 8Z" fill={wood} />
      <path d="M-9-71L-5-70L-3 10L-9 9Z" fill={mix(wood, INK, 0.35)} />
      <path d="M-15-74L-8-92L-5-70Z" fill={INK} />
      <Cut
        d="M-15 70L-18 40C-28 28-31 14-28 2C-27-8-24-17-17-19C-11-20-9-14-8-9C-4-15 4-16 7-10C11-15 18-13 19-7C24-10 29-5 29 2C30 16 26 30 18 42L16 70Z"
        fill={skin}
      >
        <path d="M20-12C15 4 20 18 10 32C6 42 6 56 6 80H40V-12Z" fill={shade} />
        <path
          d={gouge(
            [[-8, -10], [-6, -1], [-7, 8], 2],
            [[7, -10], [9, -2], [7, 6], 2],
            [[19, -7], [20, 0], [18, 8], 2],
            [[-14, 14], [-12, 20], [-18, 34], 2],
          )}
          fill={deep}
        />
      </Cut>
      <Cut d="M-22 50C-8 56 10 56 22 48L30 240H-32Z" fill={shirt}>
        <path d="M8 40C8 90 12 160 12 250H50V40Z" fill={mix(shirt, INK, 0.42)} />
        <path d={gouge([[-21, 60], [0, 70], [22, 58], 2])} fill={mix(shirt, INK, 0.42)} />
      </Cut>
    </>
  );
}
