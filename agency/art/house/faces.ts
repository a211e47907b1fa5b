import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

const bengali = "U+0951-0952,U+0964-0965,U+0980-09FE,U+200C-200D,U+20B9,U+25CC";

const faces = [
  {
    family: "Anybody",
    file: "anybody-latin-standard-normal",
    range: "",
    weight: "100 900",
    stretch: "50% 150%",
  },
  {
    family: "Anybody",
    file: "anybody-latin-ext-standard-normal",
    range: "U+0100-02FF,U+1E00-1E9F,U+2C60-2C7F",
    weight: "100 900",
    stretch: "50% 150%",
  },
  {
    family: "Instrument Sans",
    file: "instrument-sans-latin-standard-normal",
    range: "",
    weight: "400 700",
    stretch: "75% 100%",
  },
  {
    family: "Instrument Sans",
    file: "instrument-sans-latin-ext-standard-normal",
    range: "U+0100-02FF,U+1E00-1E9F,U+2C60-2C7F",
    weight: "400 700",
    stretch: "75% 100%",
  },
  {
    family: "Anek Bangla",
    file: "anek-bangla-bengali-standard-normal",
    range: bengali,
    weight: "100 800",
    stretch: "75% 125%",
  },
  {
    family: "Anek Devanagari",
    file: "anek-devanagari-devanagari-standard-normal",
    range: "U+0900-097F,U+200C-200D,U+25CC,U+A8E0-A8FF",
    weight: "100 800",
    stretch: "75% 125%",
  },
  {
    family: "Archivo",
    file: "archivo-latin-standard-normal",
    range: "",
    weight: "100 900",
    stretch: "62% 125%",
  },
  { family: "Figtree", file: "figtree-latin-wght-normal", range: "", weight: "300 900", stretch: "100%" },
  {
    family: "Fraunces",
    file: "fraunces-latin-standard-normal",
    range: "",
    weight: "100 900",
    stretch: "100%",
  },
  {
    family: "JetBrains Mono",
    file: "jetbrains-mono-latin-wght-normal",
    range: "",
    weight: "100 800",
    stretch: "100%",
  },
  {
    family: "Roboto Slab",
    file: "roboto-slab-latin-wght-normal",
    range: "",
    weight: "100 900",
    stretch: "100%",
  },
];

/**
 * The typefaces of the pictures as CSS, with the font files inside, so that a page needs no server.
 * @returns `@font-face` rules
 */
export function faceRules(): string {
  const require = createRequire(import.meta.url);
  return faces
    .map(({ family, file, range, weight, stretch }) => {
      const packageName = `@fontsource-variable/${family.toLowerCase().replaceAll(" ", "-")}`;
      const home = dirname(require.resolve(`${packageName}/package.json`));
      const bytes = readFileSync(join(home, "files", `${file}.woff2`)).toString("base64");
      return `@font-face{font-family:"${family}";font-weight:${weight};font-stretch:${stretch};${
        range && `unicode-range:${range};`
      }src:url(data:font/woff2;base64,${bytes})}`;
    })
    .join("\n");
}
