/** How a person looks: what the head is modelled and painted from. */
export interface Person {
  /** Radians that the face turns to the viewer's left; negative turns to the right. */
  readonly turn: number;
  /** Where the eyes look, -1 (the viewer's left) to 1. */
  readonly gaze: number;
  /** 0.85 (narrow) to 1.1 (broad). */
  readonly jaw: number;
  /** 0 (young) to 1 (old): folds, bags, hollow cheeks. */
  readonly age: number;
  /** -1 (grave) to 1 (smiling). */
  readonly smile: number;
  /** 0.8 to 1.25: size of the nose. */
  readonly nose: number;
  /** 0.8 (thin) to 1.3 (full). */
  readonly lips: number;
  /** Lightness of the skin, 0.5 to 0.8. */
  readonly skin: number;
  readonly hair: "short" | "swept" | "bun" | "bob" | "receding" | "fringe" | "none";
  /** Lightness of the hair, 0.06 (black) to 0.8 (white). */
  readonly hairTone: number;
  readonly beard?: "full" | "short" | "moustache";
  readonly glasses?: "round" | "square";
  readonly scarf?: boolean;
  readonly cap?: boolean;
  readonly earrings?: boolean;
  /** What lies on the shoulders. */
  readonly dress: "shirt" | "sari" | "panjabi" | "jacket";
  /** Lightness of the dress. */
  readonly dressTone: number;
}

/** What a point of the head belongs to. */
export const skin = 1;
export const hair = 2;
export const dress = 3;
export const frame = 4;
export const scarf = 5;
export const metal = 6;
export const collar = 7;
