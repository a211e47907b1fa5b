/** The Bengali figures and the taka sign, each 36 rows of 24 squares; a row is six hexadecimal digits. */
const rows: Readonly<Record<string, string>> = {
  "০": "00ff00 03ffc0 0ffff0 1ffff8 1ffff8 3ffffc 7ffffe 7ffffe 7f81fe ff00ff ff00ff ff00ff fe007f fe007f fe007f fe007f fe007f fe007f fe007f fe007f fe007f fe007f fe007f fe007f ff00ff ff00ff ff00ff 7f81fe 7ffffe 7ffffe 3ffffc 1ffff8 1ffff8 0ffff0 03ffc0 00ff00",
  "১": "7f0000 7f0000 7f0000 7f8000 7f8000 7fe000 3ff000 3ff800 1ffe00 0fff80 07ffc0 01ffe0 00fff0 003ff8 001ffc 0007fe 0003fe 0001fe 0000ff fe00ff ff00ff ff00ff ff007f ff007f ff00ff ff00ff ff00ff ff81ff 7ffffe 7ffffe 3ffffe 3ffffc 1ffff8 0ffff0 07ffe0 00ff00",
  "২": "fe0000 fe0000 fe0000 ff0000 ff8000 7fe000 7ffc00 3fff00 1fffc0 0fffe0 03fff0 00fff0 001ff8 0007f8 0003f8 0003fc 0003fc 0003fc 7803fc 7f07f8 7ffff8 7ffff8 7ffff0 7fffe0 7fff00 7fff80 1ffff0 07fffc 01ffff 007fff 000fff 0003ff 0000ff 00003f 00000f 000003",
  "৩": "0003e0 000ff0 001ff8 001ffc 003ffe 003ffe f87ffe f87fff fc7e7f fc7e3f fc7e3f fc7c3f fc7c3f fc7c3f fc7c3f fc7c3f fc7c3f fc7c3f fc003f fc003f fc003f 7c003f 7e003f 7e003f 7e003f 7f007f 3f80fe 3fe1fe 3ffffe 1ffffc 1ffffc 0ffff8 07fff8 03fff0 01ffe0 007f00",
  "৪": "01ff80 07ffe0 1ffff8 3ffffc 3ffffc 7ffffe 7ffffe 7f81fe ff00ff ff00ff ff00ff ff00ff 7f00fe 7f81fe 3ffffe 3ffffc 1ffff8 07ffe0 0ffff8 3ffffc 7ffffe 7f81fe ff00ff ff00ff fe007f fe007f ff00ff ff00ff ff81ff ffffff 7ffffe 7ffffe 3ffffc 1ffff8 07ffe0 01ff80",
  "৫": "0f8000 0fc000 1fc000 1fc000 3fe038 3ffcfc 3ffffe 7fffff 7fffff 7ffffe ff7ffe fe7ffe fe1ffc fe00fc fe00fc fe01fc fe01fc fe01fc fe01fc fe01f8 fe01fc fe01fc fe01fc ff01fc 7f01fc 7f81fc 7f80fc 3fe0fe 3ffffe 1ffffe 1ffffe 0fffff 07fffe 03fffc 01fff8 003fc0",
  "৬": "03c000 03f000 03f000 03f800 03fc00 03fc00 03fc00 00fc00 00fc00 00fc00 00fc10 f8fc3e fcfc7f fcfc7f fcffff fc7fff fc7fff fc7fff fc7fff fc3fff fc3fff fc1f3f fc003f 7e003f 7e003f 7f007f 7f007e 3fc1fe 3ffffe 3ffffc 1ffffc 0ffff8 0ffff8 07fff0 01ffc0 007f00",
  "৭": "00fe00 03ff80 07ffc0 0fffe0 1fffe0 3ffff0 3ffff0 7ffff8 7f87f8 7f03f8 fe03f8 fe03f8 fe03f8 fe03f8 fe03f8 fe03f8 fe03f8 ff83f8 fffff8 7ffff8 7ffff8 3ffff8 3ffff8 0ffff8 03fff8 0003f8 0003f8 0003f8 0003f8 0003ff 0001ff 0001ff 0001ff 0000ff 00007f 00001f",
  "৮": "f00000 fc0000 fe0000 fe0000 ff0000 ff0000 ff0000 3f0000 1f0000 1f0000 1f0000 1fffff 1fffff 1fffff 1fffff 1fffff 1fffff 1fffff 1ffff0 1f01f0 1f01f8 1f01f8 1f01f8 1f01f8 1f03f8 1f83f0 1f83f0 1f87f0 1ffff0 1fffe0 0fffe0 0fffc0 07ffc0 07ff80 03ff00 00fc00",
  "৯": "7e0000 7e0000 7e0000 7f0000 7f8000 3fe000 3ffc00 1fff00 1fffc0 0fffe0 03fff0 01fff8 003ffc 0007fc 0001fe 0000fe 07e07e 1ff87f 3ffc3f 7ffc3f 7ffe3f 7ffe3f fffe3f fe7f3f fc3f3f fc3f3f fc1f3f fc1f7f fe1ffe ff9ffe ff9ffe 7f9ffc 7f9ff8 3f9ff8 1f9fe0 079f80",
  "৳": "fc0000 fe0000 ff0000 ff8000 ff8000 ffc000 3fc000 1fc000 1fc000 7ffffe ffffff ffffff ffffff 7fffff 7fffff 7fffff 1fc000 1fc000 1fcf80 1fcff0 1fcff8 1fcff8 1fcffc 1fcffc 1fcffc 1fc0fc 1fc0fc 1fc1fc 1fe1fc 0ffffc 0ffff8 0ffff8 07fff0 03ffe0 01ffc0 007f00",
};

/** Squares of a figure across and down. */
export const grid = { columns: 24, rows: 36 } as const;

/**
 * Whether a square of a figure is filled.
 * @param figure one of ০ to ৯, or ৳
 * @param x column from 0
 * @param y row from 0
 * @throws RangeError when there is no such figure
 */
export function filled(figure: string, x: number, y: number): boolean {
  const found = rows[figure];
  if (!found) throw new RangeError(`no figure '${figure}' is drawn in squares`);
  const row = Number.parseInt(found.slice(y * 7, y * 7 + 6), 16);
  return x >= 0 && x < 24 && y >= 0 && y < 36 && ((row >> (23 - x)) & 1) === 1;
}

/**
 * A figure as a path of joined squares, from its own upper left corner.
 * @param figure one of ০ to ৯, or ৳
 * @param width pixels of a square, and `height` when squares are stretched
 */
export function figurePath(figure: string, width: number, height = width): string {
  let path = "";
  for (let y = 0; y < grid.rows; y++) {
    for (let x = 0; x < grid.columns; x++) {
      if (!filled(figure, x, y)) continue;
      const start = x;
      while (filled(figure, x + 1, y)) x++;
      const long = (x - start + 1) * width;
      path += `M${start * width} ${y * height}h${long}v${height}h${-long}z`;
    }
  }
  return path;
}
