import type { IconName, IconProps } from "../lib/icons";

/** SVG paths on a 24 × 24 grid. */
const STROKES: Record<IconName, string> = {
  right: "M4 12h16m-6-6 6 6-6 6",
  left: "M20 12H4m6-6-6 6 6 6",
  down: "m5 9 7 7 7-7",
  close: "m6 6 12 12m0-12L6 18",
  menu: "M4 6h16M4 12h16M4 18h16",
  pause: "M9 5v14m6-14v14",
  play: "m8 5 11 7-11 7z",
  search: "M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13m5 11.5L20 20",
  check: "m5 12.5 5 5L19 7",
  warning: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18m0 4.5V13m0 3.5v.01",
  copy: "M9 9h11v11H9zm6 0V4H4v11h5",
  facebook: "M17 3h-2a4 4 0 0 0-4 4v14m-4-9h9",
  instagram:
    "M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5m4 5a4 4 0 1 0 0 8 4 4 0 0 0 0-8m5-1v.01",
  linkedin: "M5 10v10M5 5v.01M10.5 20V10m0 4.5a4.25 4.25 0 0 1 8.5 0V20",
  youtube: "M6 5h12a4 4 0 0 1 4 4v6a4 4 0 0 1-4 4H6a4 4 0 0 1-4-4V9a4 4 0 0 1 4-4m4 4 5 3-5 3z",
  behance:
    "M3 6h4a2.75 2.75 0 0 1 0 5.5H3zm0 5.5h4.5a3.25 3.25 0 0 1 0 6.5H3zm11.5 3h7a3.5 3.5 0 1 0-1 2.5m-5-10h5",
  x: "M4 4h4l12 16h-4zm15 0-6 6.7m-2 2.5L5 20",
  tiktok: "M13 4v11.5a4 4 0 1 1-4-4M13 4a5.5 5.5 0 0 0 5.5 5.5",
  vimeo:
    "m3 8.5 2.5-2c1.5-1 2.5 0 3 2l1.5 7c.5 2 2 2 3.5 0 2-2.5 3.5-5 4-7 .5-2.5-.5-4-2.5-4-1.5 0-2.5 1-3 3",
  mastodon:
    "M5 10c0-4.5 2-6.5 7-6.5s7 2 7 6.5v2c0 3-1.5 4.5-4.5 4.5H9M5 10v5c0 4 2.5 5.5 6 5.5 1.5 0 2.7-.3 3.5-.7m-6-6.3V10A1.75 1.75 0 0 1 12 10m0 2.5V10a1.75 1.75 0 0 1 3.5 0v3",
  github:
    "M12 4.5c1.5 0 2.5.2 3.5.6L19 3l.5 4.5c1 1.2 1.5 2.6 1.5 4.3 0 4-3.5 6.7-9 6.7s-9-2.7-9-6.7c0-1.7.5-3.1 1.5-4.3L5 3l3.5 2.1c1-.4 2-.6 3.5-.6M9 11.5V13m6-1.5V13",
  globe: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M3 12h18M12 3c5 5 5 13 0 18m0-18c-5 5-5 13 0 18",
  browser: "M3 5h18v14H3zm0 5h18M6.5 7.5v.01",
  columns: "M5 20v-6m7 6V9m7 11V4",
  diamond: "m12 3 9 9-9 9-9-9zm0 5 4 4-4 4-4-4z",
  shapes:
    "M4 4h6.5v6.5H4zm13.25-.25a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7M7.25 13.5 11 20.5H3.5zm6.75 0h6.5V20H14z",
  chip: "M7 7h10v10H7zm3-4v4m4-4v4m-4 10v4m4-4v4M3 10h4m-4 4h4m10-4h4m-4 4h4",
  camera: "M3 8h4l2-3h6l2 3h4v11H3zm9 2a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7",
  sound: "M4 9.5v5h3.5L12 19V5L7.5 9.5zM15.5 9a4.2 4.2 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11",
  map: "m3 6 6-2 6 2 6-2v14l-6 2-6-2-6 2zm6-2v14m6-12v14",
  pen: "m4 20 1-4.5L16.5 4 20 7.5 8.5 19zM14 6.5l3.5 3.5",
  plant: "M5 19C4 9 9 4 20 4c0 11-5 16-15 15m-1 1L14 10",
  envelope: "M3 6h18v12H3zm0 1 9 6.5L21 7",
  machine:
    "M12 6a6 6 0 1 0 0 12 6 6 0 0 0 0-12m0 4a2 2 0 1 0 0 4 2 2 0 0 0 0-4m0-7v3m0 12v3M3 12h3m12 0h3M5.6 5.6l2.2 2.2m8.4 8.4 2.2 2.2m0-12.8-2.2 2.2m-8.4 8.4-2.2 2.2",
  twitter:
    "M21 6.5c-.8.4-1.5.5-2.3.6A3.8 3.8 0 0 0 12 9.7C8.5 9.7 6 8 4 5.5c-1 2.5-.2 5 1.7 6.3L4 11.5c.2 2 1.5 3.3 3.2 3.7C6 17 4.5 17.5 3 17.5c2 1.5 4 2 6 2 6 0 9.7-4.7 9.7-10.5.9-.7 1.7-1.5 2.3-2.5",
  eye: "M2.5 12C5 7.5 8 5.5 12 5.5s7 2 9.5 6.5c-2.5 4.5-5.5 6.5-9.5 6.5S5 16.5 2.5 12M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6",
  scale: "M12 4v16m-4 0h8M5 6.5h14M5 6.5 2.5 13a2.7 2.7 0 0 0 5 0zm14 0L16.5 13a2.7 2.7 0 0 0 5 0z",
  key: "M7.5 11.5a4 4 0 1 0 0 8 4 4 0 0 0 0-8m3 1.2L19 4m-3.5 3.5 3 3",
  cloud: "M7 18.5a4.5 4.5 0 0 1-.4-9 6 6 0 0 1 11.4 1 4 4 0 0 1-.5 8z",
  clock: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18m0 4v5l3.5 2",
  tool: "M14.5 6.5a4 4 0 0 1 5-2.3L17 6.7v.8l.8.8h.8L20.9 6a4 4 0 0 1-5.3 4.8l-7.1 7.7a2.1 2.1 0 0 1-3-3l7.7-7.1a4 4 0 0 1 1.3-1.9",
};
const SIZES = { small: 18, large: 64 };

/** An icon of the default set: one stroke with round ends. */
export function Icon({ name, size }: IconProps) {
  const side = size ? SIZES[size] : 24;
  return (
    <svg
      width={side}
      height={side}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={STROKES[name]} />
    </svg>
  );
}
