import type { Client } from "../kit/contract.ts";
import { Page } from "../scenes/digital-marketing/digital-5/page.tsx";

/** Ekush Books: a page with its corner turned, slab letters beside Bangla, first pages as illustration. */
export const client: Client = {
  draft: "plain",
  lettering: { family: "Roboto Slab", stretch: 100, weight: 800, caps: false, tracking: -0.02 },
  mark: ({ size, color, ground }) => (
    <svg aria-hidden="true" width={size} height={size} viewBox="0 0 24 24">
      <path d="M3 0H21V16L13 24H3Z" fill={color} />
      <path d="M21 16H13V24Z" fill={ground} />
      <path d="M7 6H17M7 10H17" stroke={ground} strokeWidth={2} />
    </svg>
  ),
  art: ({ width, height, view = 0 }) => (
    <Page x={0} y={0} width={width} height={height} text={view} size={22} />
  ),
};
