import { draftNames } from "../weave/drafts.ts";
import { mulberry32, pick, seedOf } from "../weave/random.ts";
import { Cloth } from "./cloth.tsx";
import type { Client, ProjectBrief } from "./contract.ts";
import { Display } from "./type.tsx";

/**
 * The client of a project that has no file in `art/clients/` yet: its initial as mark, its cloth as art.
 * @param brief the project
 */
export function plainClient(brief: ProjectBrief): Client {
  const random = mulberry32(seedOf(brief.project));
  const draft = pick(
    random,
    draftNames.filter((name) => name !== "plain"),
  );
  const { main, second } = brief.palette;
  return {
    draft,
    lettering: { stretch: 60 + Math.round(random() * 60), weight: 800, caps: true },
    mark: ({ size, color }) => (
      <Display size={size * 1.2} stretch={80} color={color} style={{ width: size, textAlign: "center" }}>
        {brief.name.slice(0, 1)}
      </Display>
    ),
    art: ({ width, height }) => (
      <Cloth width={width} height={height} draft={draft} warp={main} weft={second} cell={16} />
    ),
  };
}
