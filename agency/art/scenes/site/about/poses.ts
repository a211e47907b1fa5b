import type { Joint } from "./limbs.tsx";

/** Elbow and wrist of an arm, knee and ankle of a leg. */
type Bend = readonly [x: number, y: number, endX: number, endY: number];

/** How a body is held: of two arms and two legs the near one first. */
export interface Pose {
  readonly arms: readonly [near: Bend, far: Bend];
  readonly legs?: readonly [near: Bend, far: Bend];
  /** Where what is held is. */
  readonly grip?: Joint;
  /** From where a standing body would be. */
  readonly moved?: Joint;
  /** Degrees forward, about the hips. */
  readonly lean?: number;
  /** Degrees that the head is bent forward besides. */
  readonly nod?: number;
  /** Whether the body ends at the far edge of a table, where the figure's place then is. */
  readonly atTable?: boolean;
}

const STAND: Pose["legs"] = [
  [-6, -36, -7, -5],
  [6, -38, 7, -9],
];
const down: Bend = [-19, -86, -15, -67];
const farDown: Bend = [17, -88, 17, -70];

/** Looking to the viewer's right; what is mirrored looks to the left. */
export const poses = {
  stand: { arms: [down, farDown], legs: STAND },
  carry: {
    grip: [17, -74],
    arms: [
      [-17, -85, 2, -74],
      [19, -90, 30, -82],
    ],
    legs: STAND,
  },
  cup: {
    grip: [25, -109],
    arms: [down, [20, -88, 22, -103]],
    legs: STAND,
  },
  pour: {
    nod: 9,
    grip: [40, -102],
    arms: [
      [-16, -86, 4, -82],
      [21, -90, 33, -99],
    ],
    legs: STAND,
  },
  point: {
    arms: [down, [28, -100, 44, -112]],
    legs: STAND,
  },
  reach: {
    nod: 6,
    arms: [down, [20, -87, 30, -71]],
    legs: STAND,
  },
  read: {
    nod: 9,
    grip: [20, -85],
    arms: [
      [-17, -85, 6, -81],
      [19, -88, 25, -84],
    ],
    legs: STAND,
  },
  walk: {
    arms: [
      [-21, -87, -24, -69],
      [19, -88, 26, -72],
    ],
    legs: [
      [3, -37, 8, 0],
      [2, -40, -11, -14],
    ],
  },
  stride: {
    grip: [17, -74],
    arms: [
      [-17, -85, 2, -74],
      [19, -90, 30, -82],
    ],
    legs: [
      [3, -37, 8, 0],
      [2, -40, -11, -14],
    ],
  },
  work: {
    atTable: true,
    nod: 9,
    grip: [13, -52],
    moved: [-5, 66],
    arms: [
      [-17, -76, 6, -58],
      [20, -84, 26, -70],
    ],
  },
  ride: {
    moved: [0, 34],
    arms: [
      [-18, -86, -2, -72],
      [17, -88, 22, -72],
    ],
    legs: [
      [18, -25, 20, 2],
      [29, -31, 31, -4],
    ],
  },
  cycle: {
    lean: 16,
    nod: -10,
    arms: [
      [4, -83, 22, -69],
      [31, -89, 44, -91],
    ],
    legs: [
      [17, -42, 2, -10],
      [36, -57, 26, -30],
    ],
  },
} satisfies Record<string, Pose>;

/** Seen from behind, looking away to the viewer's right. */
export const posesAway = {
  stand: {
    arms: [
      [19, -86, 18, -67],
      [-19, -87, -16, -68],
    ],
    legs: [
      [6, -37, 7, -5],
      [-6, -38, -6, -8],
    ],
  },
  point: {
    arms: [
      [28, -104, 44, -120],
      [-19, -87, -16, -68],
    ],
    legs: [
      [6, -37, 7, -5],
      [-6, -38, -6, -8],
    ],
  },
  carry: {
    grip: [22, -98],
    arms: [
      [20, -88, 26, -86],
      [-18, -87, -8, -90],
    ],
    legs: [
      [3, -38, 0, -12],
      [-3, -38, -8, -3],
    ],
  },
  work: {
    moved: [0, 34],
    arms: [
      [21, -86, 34, -98],
      [-19, -86, -4, -96],
    ],
    legs: [
      [29, -45, 31, -10],
      [14, -52, 15, -16],
    ],
  },
} satisfies Record<string, Pose>;
