/** Converts any CSS colour to `#rrggbb`, which every drawing program reads. */
export function plainColor(color: string): string {
  const context = new OffscreenCanvas(1, 1).getContext("2d");
  if (!context) return color;
  context.fillStyle = color;
  context.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
  return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, "0")).join("")}`;
}
