import { globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { convert } from "fontverter";
import { Blob, Face, Font, shapeWithTrace, Buffer as TextBuffer } from "harfbuzzjs";

/**
 * Subsets the fonts of the Bangla pages to the conjuncts in their words (part of `npm run fonts`). A missing conjunct
 * would show its letters side by side; agency/tests/fonts.test.ts finds those. Each file has one width, no kerning, and
 * Latin letters too, because a phone would otherwise fetch twice as much before the first paint.
 */
const SOURCES = {
  "display.woff2": "700Bold/HindSiliguri_700Bold.ttf",
  "text.woff2": "400Regular/HindSiliguri_400Regular.ttf",
};
const ROOT = join(import.meta.dirname, "../..");
const FOLDER = join(import.meta.dirname, "../bn/fonts");
const require = createRequire(import.meta.url);

/** OpenType features that Bengali spelling needs. */
const FEATURES =
  "akhn half cjct pres nukt ccmp locl blwf pstf rphf vatu init abvs blws psts haln calt abvm blwm mark mkmk".split(
    " ",
  );
const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join("");
/** Latin characters on Bangla pages: names, sums, addresses. */
const LATIN = `${range(0x20, 0x5b)}]_${range(0x61, 0x7a)}\u00a0©°·×–—‘’“”…`;
/** Bengali characters in use in Bangladesh. */
const LETTERS = `ঁংঃঅআইঈউঊঋএঐওঔ${range(0x995, 0x9a8)}${range(0x9aa, 0x9b0)}লশষসহ়ািীুূৃেৈোৌ্ৎৗড়ঢ়য়${range(0x9e6, 0x9ef)}৳।\u200c\u200d`;

/** Constants of harfbuzz: sets, flags and memory modes. */
const [DROPPED_TABLES, NAMES, FEATURE_TAGS] = [3, 4, 6];
const [NO_HINTING, NO_LAYOUT_CLOSURE] = [0x1, 0x200];
const WRITABLE = 2;
/** The copyright entry of the name table. */
const COPYRIGHT = 0;

const tag = (name: string) => [...name].reduce((sum, letter) => (sum << 8) + letter.charCodeAt(0), 0);

/** Returns the distinct Bengali words of the translation and the interface. */
function wordsOf(): string[] {
  const files = ["agency/bn/**/*.{yaml,md}", "app/words/bn/*.ts"].flatMap((glob) =>
    globSync(glob, { cwd: ROOT }),
  );
  const texts = files.map((file) => readFileSync(join(ROOT, file), "utf8")).join("\n");
  return [...new Set(texts.normalize("NFC").match(/[\p{Script=Bengali}\p{Join_Control}।]+/gu))];
}

/** Returns the glyphs that the words need, with those of the steps to a conjunct. */
function glyphsOf(source: Uint8Array, words: readonly string[]): Set<number> {
  const font = new Font(new Face(new Blob(source), 0));
  const glyphs = new Set<number>();
  for (const word of words) {
    const buffer = new TextBuffer();
    buffer.addText(word);
    buffer.guessSegmentProperties();
    for (const step of shapeWithTrace(font, buffer, [], 0, 0))
      for (const { g } of step.t as { g?: number }[]) if (g !== undefined) glyphs.add(g);
  }
  return glyphs;
}

/** Returns a subset with only these glyphs. subset-font would keep every conjunct that the letters could form. */
async function cut(source: Uint8Array, glyphs: ReadonlySet<number>): Promise<Buffer> {
  const wasm = readFileSync(require.resolve("harfbuzzjs/dist/harfbuzz-subset.wasm"));
  const { instance } = await WebAssembly.instantiate(wasm);
  // biome-ignore lint/suspicious/noExplicitAny: functions of a C library
  const hb = instance.exports as any;
  hb._initialize();
  const heap = () => new Uint8Array(hb.memory.buffer);
  const place = hb.malloc(source.length);
  heap().set(source, place);
  const face = hb.hb_face_create(hb.hb_blob_create(place, source.length, WRITABLE, 0, 0), 0);
  const input = hb.hb_subset_input_create_or_fail();
  const features = hb.hb_subset_input_set(input, FEATURE_TAGS);
  hb.hb_set_clear(features);
  for (const name of FEATURES) hb.hb_set_add(features, tag(name));
  hb.hb_set_add(hb.hb_subset_input_set(input, DROPPED_TABLES), tag("STAT"));
  const names = hb.hb_subset_input_set(input, NAMES);
  hb.hb_set_clear(names);
  hb.hb_set_add(names, COPYRIGHT);
  hb.hb_subset_input_set_flags(input, NO_HINTING | NO_LAYOUT_CLOSURE);
  const letters = hb.hb_subset_input_unicode_set(input);
  for (const letter of LATIN + LETTERS) hb.hb_set_add(letters, letter.codePointAt(0));
  const kept = hb.hb_subset_input_glyph_set(input);
  for (const glyph of glyphs) hb.hb_set_add(kept, glyph);
  const made = hb.hb_face_reference_blob(hb.hb_subset_or_fail(face, input));
  const start = hb.hb_blob_get_data(made, 0);
  return Buffer.from(heap().slice(start, start + hb.hb_blob_get_length(made)));
}

const words = wordsOf();
mkdirSync(FOLDER, { recursive: true });
for (const [name, file] of Object.entries(SOURCES)) {
  const source = new Uint8Array(readFileSync(require.resolve(`@expo-google-fonts/hind-siliguri/${file}`)));
  const glyphs = glyphsOf(source, words);
  const font = await convert(await cut(source, glyphs), "woff2");
  writeFileSync(join(FOLDER, name), font);
  console.log(
    `bn/${name}: ${(font.length / 1000).toFixed(1)} kB, ${words.length} words, ${glyphs.size} glyphs`,
  );
}
