import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import { useNavigate } from "react-router";
import { keepDrawing } from "../../../app/lib/sent-drawing";
import type { TechStackPlayProps } from "../../../app/ornaments";
import { Button } from "../../../app/ui/button";
import { clothSvg } from "../cloth/cloth-svg";
import { plainColor } from "../cloth/plain-color";
import { saveFile } from "../cloth/save-file";
import styles from "./loom.module.css";
import { type Weaving, weaveOn } from "./loom-canvas";
import { briefAddress, choiceText, type Repeat, type Resting, repeatOf } from "./loom-picks";

type Stack = TechStackPlayProps["stack"];
type Texts = TechStackPlayProps["texts"];

/** Returns the value of a CSS colour variable at an element, which depends on the element's accent. */
function roleOf(role: string, element: Element): string {
  return getComputedStyle(element).getPropertyValue(role).trim();
}

/** Returns the woven pattern of a choice in the colours of the page. */
function wovenOf(stack: Stack, resting: Resting, box: Element): Repeat {
  return repeatOf(stack, resting, (accent) =>
    roleOf("--field-on-night", box.querySelector(`[data-accent="${accent}"]`) ?? box),
  );
}

type ClothProps = {
  stack: Stack;
  resting: Resting;
  label: string;
  isRunning: boolean;
  weaving: RefObject<Weaving | null>;
};

/** The cloth on a canvas, rewoven after every change. */
export function LoomCloth({ stack, resting, label, isRunning, weaving }: ClothProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const woven = useRef(resting);
  useLayoutEffect(() => {
    const element = canvas.current;
    if (!element) return;
    const colors = { warp: roleOf("--ink", element), shuttle: roleOf("--signal", element) };
    const box = element.closest("[data-loom]") ?? element;
    weaving.current = weaveOn(element, wovenOf(stack, woven.current, box), colors);
    return () => weaving.current?.end();
  }, [stack, weaving]);
  useEffect(() => {
    const box = canvas.current?.closest("[data-loom]");
    if (!box || woven.current === resting) return;
    woven.current = resting;
    weaving.current?.change(wovenOf(stack, resting, box));
  }, [stack, resting, weaving]);
  useEffect(() => weaving.current?.run(isRunning), [isRunning, weaving]);
  return <canvas ref={canvas} className={styles.cloth} role="img" aria-label={label} />;
}

type TreadleProps = { name: string; isIn: boolean; onPress: () => void };

/** The header of a row or column: a button that switches a service or tool off and on. */
export function Treadle({ name, isIn, onPress }: TreadleProps) {
  return (
    <button type="button" className={styles.treadle} aria-pressed={isIn} onClick={onPress}>
      <span>{name}</span>
    </button>
  );
}

type ToolsProps = { stack: Stack; texts: Texts; resting: Resting; onAll: () => void };

/** The buttons of the loom, and the visitor's choice as text. */
export function LoomTools({ stack, texts, resting, onAll }: ToolsProps) {
  const navigate = useNavigate();
  const box = useRef<HTMLDivElement>(null);
  const { services, tools } = choiceText(stack, resting, texts);
  const isEmpty = resting.services.length === stack.services.length;
  const text = isEmpty ? texts.nothing : [services, tools].filter(Boolean).join(". ");
  const isWhole = resting.services.length + resting.tools.length === 0;
  const svg = () => {
    const section = box.current?.closest("[data-loom]") ?? document.body;
    const { ends, picks } = wovenOf(stack, resting, section);
    const plain = picks.map((pick) => ({ ...pick, color: plainColor(pick.color) }));
    const warp = plainColor(roleOf("--ink", section));
    return clothSvg({ title: text, ends, picks: plain, warp, across: 5, down: 3 });
  };
  const send = () => {
    keepDrawing({ svg: svg(), text });
    void navigate(briefAddress(stack, resting, texts), { viewTransition: true });
  };
  return (
    <>
      <div ref={box} className={styles.tools}>
        {!isWhole && (
          <button type="button" className="link-underline touch" onClick={onAll}>
            {texts.all}
          </button>
        )}
        {!isEmpty && (
          <>
            <button
              type="button"
              className="link-underline touch"
              onClick={() => saveFile(`${texts.file}.svg`, svg(), "image/svg+xml")}
            >
              {texts.save}
            </button>
            <Button variant="ink" onClick={send}>
              {texts.send}
            </Button>
          </>
        )}
      </div>
      <p className={styles.choice} role="status">
        {isWhole ? texts.text : text}
      </p>
    </>
  );
}
