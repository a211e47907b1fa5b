import { mix } from "../../../kit/colour.ts";
import { ink } from "../../../weave/dyes.ts";
import type { Look } from "./figure.tsx";
import { room } from "./palette.ts";

const GREY = "#c3c9c1";

/** Who leads the studio: the same in every picture. */
export const nusrat = {
  skin: "#dfa06c",
  hair: ink,
  cut: "knot",
  dress: room.lac,
  form: "sari",
  border: room.turmeric,
} satisfies Look;
export const tanvir = {
  skin: "#d08f58",
  hair: ink,
  beard: true,
  dress: room.indigo,
  form: "kurta",
  trousers: room.paper,
  shoes: room.catechu,
} satisfies Look;
export const farhana = {
  skin: "#e3aa78",
  hair: ink,
  cut: "scarf",
  cloth: room.steel,
  glasses: room.madder,
  dress: mix(room.steel, room.sky, 0.3),
  form: "coat",
} satisfies Look;
export const sadia = {
  skin: "#d9965c",
  hair: ink,
  cut: "long",
  dress: room.madder,
  form: "jacket",
  border: room.lacPale,
} satisfies Look;
export const imtiaz = {
  skin: "#bd7744",
  hair: GREY,
  cut: "bald",
  moustache: ink,
  dress: room.skyDeep,
  form: "shirt",
  trousers: room.steel,
} satisfies Look;

/** Who works there. */
export const fitter = {
  skin: "#8a5a3c",
  hair: ink,
  cut: "short",
  moustache: ink,
  dress: room.madder,
  trousers: room.steel,
} satisfies Look;
export const modeller = {
  skin: "#c98a58",
  hair: ink,
  cut: "curls",
  dress: room.paper,
  trousers: room.indigo,
  shoes: room.paper,
} satisfies Look;
export const weaver = {
  skin: "#a9683d",
  hair: ink,
  cut: "scarf",
  cloth: room.paper,
  dress: room.leaf,
  form: "kurta",
  trousers: room.paper,
} satisfies Look;
export const apprentice = {
  skin: "#6f4630",
  hair: ink,
  cut: "curls",
  dress: room.turmeric,
  trousers: ink,
  shoes: room.paper,
} satisfies Look;
export const bookkeeper = {
  skin: "#c98a58",
  hair: ink,
  cut: "braid",
  dress: room.lacPale,
  form: "kameez",
  border: room.lac,
  trousers: room.lac,
} satisfies Look;
export const clerk = {
  skin: "#dfa06c",
  hair: ink,
  cut: "short",
  glasses: ink,
  dress: room.sky,
  trousers: room.indigo,
} satisfies Look;
export const programmer = {
  skin: "#bd7744",
  hair: ink,
  cut: "braid",
  dress: room.leafPale,
  form: "kameez",
  border: room.turmeric,
  trousers: room.leaf,
} satisfies Look;

/** Who is met in the street. */
export const driver = {
  skin: "#8a5a3c",
  hair: GREY,
  cut: "short",
  beard: true,
  dress: room.paper,
  form: "vest",
  border: room.madder,
  trousers: room.leafPale,
  bare: true,
} satisfies Look;
export const passenger = {
  skin: "#c98a58",
  hair: ink,
  cut: "knot",
  dress: room.turmeric,
  form: "sari",
  border: room.madder,
} satisfies Look;
export const teaSeller = {
  skin: "#a9683d",
  hair: GREY,
  cut: "cap",
  cloth: room.paper,
  beard: true,
  dress: room.leafPale,
  form: "kurta",
} satisfies Look;
export const guest = {
  skin: "#bd7744",
  hair: ink,
  moustache: ink,
  dress: room.skyDeep,
  trousers: room.paper,
} satisfies Look;
