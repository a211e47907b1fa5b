/** The colours of the room: the agency's accents, paper and wood. */
export const room = {
  wood: "#e9b27a",
  woodShadow: "#c98d4f",
  woodSunny: "#f6d2a2",
  carton: "#d9a566",
  timber: "#b9713f",
  paper: "#f4f5f1",
  wall: "#cfd5d2",
  sky: "#c9d3f7",
  skyDeep: "#9db0ff",
  turmeric: "#f4b400",
  madder: "#c42e14",
  madderDeep: "#8c1c0a",
  lac: "#a60f4a",
  lacPale: "#f6c6cf",
  indigo: "#1f2f86",
  indigoDeep: "#14215c",
  indigoPale: "#2f419b",
  leaf: "#0b5e41",
  leafPale: "#2ba878",
  catechu: "#5a2a1b",
  steel: "#3a4a55",
} as const;

/** One cone, or one stripe of the old loom, in each accent. */
export const yarns = [
  room.indigo,
  room.turmeric,
  room.madder,
  room.lac,
  room.steel,
  room.leaf,
  room.timber,
] as const;
