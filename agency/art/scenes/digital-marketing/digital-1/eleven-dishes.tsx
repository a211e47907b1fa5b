import type { Draw } from "../../../kit/contract.ts";
import { word } from "../../../kit/words.ts";
import { Canvas, Say } from "../letters.tsx";
import { face } from "./bottle.tsx";
import { dishes } from "./dish.tsx";

const SIDE = 320;
/** Ground of each square: y yellow, k black, r red, c cream. */
const grounds = "kyrk" + "rcyc" + "ykry";

/** Twelve square posts: eleven dishes from above, named in Bangla, and one empty wok. */
export const draw: Draw = (brief, picture) => {
  const { ground, paper, ink, accent } = brief.palette;
  const fills: Readonly<Record<string, string>> = { y: ground, k: ink, r: accent, c: paper };
  return (
    <Canvas ground={ink}>
      {dishes.map((Dish, i) => {
        const fill = fills[grounds[i] ?? "y"] ?? ground;
        const color = fill === ink || fill === accent ? paper : ink;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a post is its place
          <g key={i} transform={`translate(${(i % 4) * SIDE} ${Math.floor(i / 4) * SIDE})`}>
            <rect width={SIDE} height={SIDE} fill={fill} />
            <g transform={`translate(160 ${i === 11 ? 138 : 182}) scale(${i === 11 ? 0.84 : 0.98})`}>
              <Dish />
            </g>
            {i < 11 ? (
              <Say x={20} y={50} size={40} weight={750} color={color}>
                {word(picture, i)}
              </Say>
            ) : (
              <>
                <Say
                  x={160}
                  y={272}
                  size={36}
                  weight={850}
                  face={face}
                  stretch={88}
                  color={color}
                  align="middle"
                >
                  {word(picture, 12)}
                </Say>
                <Say x={160} y={302} size={23} weight={650} color={color} align="middle">
                  {word(picture, 11)}
                </Say>
              </>
            )}
          </g>
        );
      })}
    </Canvas>
  );
};
