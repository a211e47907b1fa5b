import { Cloth } from "../../../kit/cloth.tsx";
import type { Draw } from "../../../kit/contract.ts";
import { Drawing, Stage } from "../../../kit/stage.tsx";
import { word } from "../../../kit/words.ts";
import { Tag, upTo } from "./parts.tsx";

const [startX, startY, endX, endY] = [40, 92, 1248, 872];
const long = Math.hypot(endX - startX, endY - startY);
const [ux, uy] = [(endX - startX) / long, (endY - startY) / long];
const at = (along: number, across: number) =>
  [startX + ux * along - uy * across, startY + uy * along + ux * across] as const;
const gap = (along: number) => Math.max(0, 78 * (1 - along / (long * 0.8)));
const stitches = upTo(26).map((i) => 176 + i * 46);
const named = [1, 5, 9, 13, 17, 22];

/** A long tear in olive cloth, darned with even orange stitches; tags name the steps of a claim. */
export const draw: Draw = (brief, picture) => {
  const { ground, paper, ink, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  const edge = (side: 1 | -1) =>
    upTo(64).map((i) => {
      const along = (i * long) / 63;
      const fray = gap(along) > 0 ? (((i * 7 + (side > 0 ? 3 : 0)) % 5) - 2) * 5 : 0;
      return at(along, side * Math.max(0, gap(along) + fray)).join(" ");
    });
  const tags = [
    { x: 352, y: 64, width: 372 },
    { x: 136, y: 500, width: 364 },
    { x: 696, y: 208, width: 288 },
    { x: 380, y: 648, width: 364 },
    { x: 880, y: 356, width: 264 },
    { x: 792, y: 800, width: 184 },
  ];
  return (
    <Stage ground={ground}>
      <Cloth
        x={0}
        y={0}
        width={1280}
        height={960}
        draft="twill"
        warp="#4c5b1f"
        weft="#5b6c28"
        cell={16}
        relief={0.1}
      />
      <Drawing width={1280} height={960}>
        <path d={`M${edge(1).join("L")}L${edge(-1).reverse().join("L")}Z`} fill={ink} />
        <path
          d={upTo(40)
            .map((i) => {
              const along = i * 26 + 10;
              const side = i % 2 ? 1 : -1;
              const [x, y] = at(along, side * gap(along));
              const [fx, fy] = at(along + 14, side * Math.max(0, gap(along) - 26 - (i % 3) * 8));
              return gap(along) > 24 ? `M${x} ${y}L${fx} ${fy}` : "";
            })
            .join("")}
          stroke="#8fa04a"
          strokeWidth={5}
          fill="none"
        />
        {stitches.map((along) => {
          const reach = gap(along) + 34;
          const [x1, y1] = at(along - 10, -reach);
          const [x2, y2] = at(along + 10, reach);
          return (
            <g key={along} strokeLinecap="round">
              <path
                d={`M${x1 + 6} ${y1 + 8}L${x2 + 6} ${y2 + 8}`}
                stroke="rgba(16,20,6,.45)"
                strokeWidth={15}
              />
              <path d={`M${x1} ${y1}L${x2} ${y2}`} stroke={accent} strokeWidth={15} />
            </g>
          );
        })}
        {named.map((index, place) => {
          const along = stitches[index] ?? 0;
          const above = place % 2 === 0;
          const [x, y] = at(along, (above ? -1 : 1) * (gap(along) + 34));
          const tag = tags[place] ?? { x: 0, y: 0 };
          return (
            <path
              key={index}
              d={`M${x} ${y}Q${x} ${tag.y + 34} ${tag.x + 26} ${tag.y + 34}`}
              fill="none"
              stroke={paper}
              strokeWidth={5}
            />
          );
        })}
      </Drawing>
      {tags.map((tag, place) => (
        <Tag
          key={tag.x}
          {...tag}
          color={place === 4 ? accent : paper}
          ink={ink}
          size={place === 4 ? 52 : place === 5 ? 48 : 42}
        >
          {say(place)}
        </Tag>
      ))}
    </Stage>
  );
};
