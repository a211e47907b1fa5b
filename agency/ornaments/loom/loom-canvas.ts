import type { DrawnPick } from "../cloth/cloth-svg";
import type { Repeat } from "./loom-picks";

// The canvas shows a cloth while it is woven, one row (pick) at a time.
/** Size of one cell of the cloth in px, as in the SVG that the canvas replaces. */
const CELL = 8;
/** Rows (picks) woven per second: normally, and while the pointer is on the cloth. */
const SPEED = { normal: 16, slow: 2 };

type Colors = { warp: string; shuttle: string };

/** Controls the weaving of a cloth. The current row is at the lower edge; earlier rows move up. */
export type Weaving = {
  /** Changes the repeating pattern. Weaves it row by row from below; under reduced motion, fills the cloth at once. */
  change: (repeat: Repeat) => void;
  run: (isRunning: boolean) => void;
  /** Weaves one row. */
  throwOne: () => void;
  end: () => void;
};

/**
 * Weaves a cloth on a canvas, whose CSS must set width and height. Pauses while the canvas is out of view. Under
 * reduced motion it never runs; `throwOne` still weaves single rows.
 */
export function weaveOn(canvas: HTMLCanvasElement, first: Repeat, { warp, shuttle }: Colors): Weaving {
  const context = canvas.getContext("2d");
  const prefersLess = matchMedia("(prefers-reduced-motion: reduce)");
  let repeat = first;
  let rows: (DrawnPick & { ends: number })[] = [];
  let [next, shown, left, isRunning, isInView] = [0, 0, 0, false, true];
  let [frame, before] = [0, 0];

  const nextPick = () => {
    const pick = repeat.picks[next % Math.max(1, repeat.picks.length)] ?? { color: warp, runs: [] };
    next += 1;
    return { ...pick, ends: repeat.ends };
  };
  const most = () => Math.ceil(canvas.clientHeight / CELL);
  const fill = () => {
    next = 0;
    rows = Array.from({ length: most() }, nextPick);
    shown = 1;
  };
  const draw = () => {
    if (!context) return;
    const scale = devicePixelRatio;
    const width = canvas.clientWidth / CELL;
    context.setTransform(CELL * scale, 0, 0, CELL * scale, 0, 0);
    context.fillStyle = warp;
    context.fillRect(0, 0, width + 1, most());
    const last = rows.length - 1;
    for (const [y, { color, runs, ends }] of rows.entries()) {
      const until = y === last ? width * shown : width;
      // The shuttle changes direction with every pick.
      const isBack = y === last && next % 2 === 1;
      context.save();
      context.beginPath();
      context.rect(isBack ? width - until : 0, y, until, 1);
      context.clip();
      context.fillStyle = color;
      for (let start = 0; start < width; start += ends)
        for (const { x, length } of runs) context.fillRect(start + x, y, length, 1);
      context.restore();
      if (y !== last || shown >= 1) continue;
      context.fillStyle = shuttle;
      context.fillRect(isBack ? width - until - 3 : until, y, 3, 1);
    }
  };
  const advance = (picks: number) => {
    shown += picks;
    while (shown > 1 && (isRunning || left > 1)) {
      shown -= 1;
      left = Math.max(0, left - 1);
      rows = [...rows.slice(1), nextPick()];
    }
    shown = Math.min(1, shown);
    if (shown === 1) left = 0;
  };
  const tick = (now: number) => {
    frame = 0;
    // After the tab was in the background, continue where the loom stopped.
    advance((Math.min(now - before, 100) / 1000) * (canvas.matches(":hover") ? SPEED.slow : SPEED.normal));
    before = now;
    draw();
    start();
  };
  const start = () => {
    if (frame || !isInView || !(isRunning || left > 0 || shown < 1)) return;
    frame = requestAnimationFrame(tick);
  };
  const begin = () => {
    if (!frame) before = performance.now();
    start();
  };
  const resize = () => {
    canvas.width = Math.round(canvas.clientWidth * devicePixelRatio);
    canvas.height = Math.round(canvas.clientHeight * devicePixelRatio);
    if (rows.length !== most()) fill();
    draw();
  };
  const sizes = new ResizeObserver(resize);
  sizes.observe(canvas);
  const view = new IntersectionObserver(([entry]) => {
    isInView = entry?.isIntersecting ?? true;
    begin();
  });
  view.observe(canvas);
  resize();
  return {
    change: (other) => {
      repeat = other;
      next = 0;
      if (prefersLess.matches) {
        fill();
        return draw();
      }
      left = rows.length + 1;
      begin();
    },
    run: (value) => {
      isRunning = value && !prefersLess.matches;
      begin();
    },
    throwOne: () => {
      rows = [...rows.slice(1), nextPick()];
      draw();
    },
    end: () => {
      sizes.disconnect();
      view.disconnect();
      cancelAnimationFrame(frame);
    },
  };
}
