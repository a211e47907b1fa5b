/** A declaration as PostCSS hands it to its plugins. */
type Declaration = { prop: string; value: string };
type Sheet = { walkDecls: (visit: (declaration: Declaration) => void) => void };
/** `Once`, as PostCSS calls other visitors again for what they have changed. */
type PostcssPlugin = { postcssPlugin: string; Once: (sheet: Sheet) => void };

/** Scripts whose letters reach far above and below the line (ISO 15924). */
const TALL = /^(?:Arab|Aran|Beng|Deva|Gujr|Guru|Khmr|Knda|Laoo|Mlym|Mymr|Orya|Sinh|Taml|Telu|Thai|Tibt)$/;
/** Scripts with capitals. */
const CASED = /^(?:Armn|Cyrl|Grek|Latn)$/;

/** Lines of a tall script are at least so high; those that are higher grow by a share. In em. */
const LEAST = 1.3;
const GROWTH = 1.12;

/** A line height without a unit, alone or in `font`, for a tall script; 0 stays, it takes a line out of the way. */
function tall(value: string): string {
  return value.replace(/^(\d*\.?\d+)$|(?<=\/ )(\d*\.?\d+)(?= )/, (height) =>
    Number(height) === 0 ? height : `${Math.round(Math.max(LEAST, Number(height) * GROWTH) * 100) / 100}`,
  );
}

/**
 * Fits the style sheets to the script of a language: room for signs above and below the letters, no capitals, no spaced
 * letters where a script joins them. The sheets are written for Latin, which nothing is changed for.
 */
export function scriptSheets(language: string): PostcssPlugin[] {
  const { script = "Latn" } = new Intl.Locale(language).maximize();
  if (CASED.test(script)) return [];
  const isTall = TALL.test(script);
  return [
    {
      postcssPlugin: "script-sheets",
      Once: (sheet) =>
        sheet.walkDecls((declaration) => {
          const { prop, value } = declaration;
          if (isTall && (prop === "line-height" || prop === "font")) declaration.value = tall(value);
          if (prop === "letter-spacing" && value !== "inherit") declaration.value = "0";
          if (prop === "text-transform") declaration.value = "none";
        }),
    },
  ];
}
