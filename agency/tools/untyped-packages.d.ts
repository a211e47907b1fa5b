declare module "fontverter" {
  export function convert(font: Uint8Array, format: "woff2"): Promise<Uint8Array>;
}

declare module "subset-font" {
  type Axis = { min: number; max: number } | number;
  /** Cuts a font to the letters of `text` and the given axis ranges. */
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: {
      targetFormat: "sfnt" | "woff2";
      variationAxes?: Record<string, Axis>;
      keepFeatures?: string[];
      dropTables?: string[];
    },
  ): Promise<Uint8Array>;
}
