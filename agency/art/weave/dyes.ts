import type { DraftName } from "./drafts.ts";

/** A service's natural dye: its field, the second yarn of its pattern and the draft it is woven in. */
export interface Dye {
  readonly field: string;
  readonly deep: string;
  readonly second: string;
  readonly pale: string;
  readonly draft: DraftName;
}

/** The seven dyes by service (design direction, "Colour"). */
export const dyes = {
  "web-design": {
    field: "#1F2F86",
    deep: "#14215C",
    second: "#5C74D6",
    pale: "#C9D2F4",
    draft: "herringbone",
  },
  "digital-marketing": {
    field: "#F4B400",
    deep: "#C98A00",
    second: "#C98A00",
    pale: "#FCE7A6",
    draft: "rosepath",
  },
  branding: { field: "#C42E14", deep: "#8C1C0A", second: "#7E1606", pale: "#F3A9A0", draft: "diamond" },
  "graphic-design": {
    field: "#A60F4A",
    deep: "#7E0B37",
    second: "#E8779F",
    pale: "#F6C6CF",
    draft: "overshot",
  },
  "ai-development": {
    field: "#16181A",
    deep: "#0E1012",
    second: "#5F676A",
    pale: "#C9CFCC",
    draft: "crepe",
  },
  "ai-automation": {
    field: "#0B5E41",
    deep: "#0A4F38",
    second: "#4FB286",
    pale: "#DCE9A8",
    draft: "birds-eye",
  },
  "industrial-automation": {
    field: "#5A2A1B",
    deep: "#3D1B10",
    second: "#B9713F",
    pale: "#E9B27A",
    draft: "point",
  },
} as const satisfies Record<string, Dye>;

/** The undyed yarns that go with every dye. */
export const bleach = "#F4F5F1";
export const chalk = "#E1E5DE";
export const ink = "#141618";

/** A service's identifier, the key of `dyes`. */
export type ServiceId = keyof typeof dyes;
