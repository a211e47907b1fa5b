import { type RefObject, useEffect, useEffectEvent } from "react";
import { useLocation, useNavigate } from "react-router";
import { forget, readStored, store } from "../storage";
import type { useDesk } from "./desk-actions";

export type Keys = {
  value: ReturnType<typeof useDesk>;
  /** 0: none. */
  openId: number;
  openKeys: () => void;
  isEditor: boolean;
  /** Where the keyboard or the open message was last: a row that left the list is followed by the one in its place. */
  last: RefObject<number>;
};

const STORED = "desk-keys-off";
export const areKeysOn = () => readStored(STORED) === null;
export const setKeysOn = (isOn: boolean) => (isOn ? forget(STORED) : void store(STORED, "1"));

const focusOn = (selector: string) => document.querySelector<HTMLElement>(selector)?.focus();
const rowLink = (id: number) => document.querySelector<HTMLElement>(`[data-row="${id}"]`);

/** The row that the keyboard is at: the focused one, else the open one. */
function currentId(openId: number): number {
  const focused = document.activeElement?.closest<HTMLElement>("[data-row]")?.dataset.row;
  return Number(focused ?? openId);
}

/** Keys of the inbox. They rest in fields and dialogs, with a modifier, and when they are switched off. */
export function useKeys({ value, openId, openKeys, isEditor, last }: Keys): void {
  const navigate = useNavigate();
  const { search } = useLocation();
  const { rows } = value;

  const index = () => rows.findIndex(({ id }) => id === currentId(openId));
  const move = (step: number) => {
    const at = index();
    const next = rows[at >= 0 ? at + step : step > 0 ? last.current : last.current - 1];
    if (!next) return;
    rowLink(next.id)?.focus();
    rowLink(next.id)?.scrollIntoView({ block: "nearest" });
    if (openId > 0) void navigate({ pathname: `/m/${next.id}`, search });
  };
  /** The selected messages, the open one, or the one in focus. */
  const targets = () => {
    const id = currentId(openId);
    return value.targets.length > 0 ? value.targets : id > 0 ? [id] : [];
  };
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    const target = event.target as HTMLElement;
    if (event.key === "Escape" && target.matches("input, textarea, select")) return target.blur();
    if (
      target.matches("input:not([type=checkbox]), textarea, select") ||
      document.querySelector("dialog[open]")
    )
      return;
    if (!areKeysOn() && event.key !== "Escape") return;
    const actions: Record<string, () => void> = {
      j: () => move(1),
      k: () => move(-1),
      x: () => {
        const id = currentId(openId);
        if (id > 0) value.toggle(id);
      },
      "/": () => focusOn("[data-key=search]"),
      "?": openKeys,
      Escape: () => {
        if (openId > 0) void navigate({ pathname: "/", search });
      },
      ...(isEditor && {
        r: () => focusOn("[data-key=answer]"),
        a: () => focusOn("[data-key=assign]"),
        e: () => void value.setState("archived", targets()),
        s: () => {
          const isSpam = rows.find(({ id }) => id === targets()[0])?.state === "spam";
          void value.setState(isSpam ? "open" : "spam", targets());
        },
        "#": () => value.remove(targets()),
        z: () => void value.takeBack(),
      }),
    };
    const action = actions[event.key];
    if (!action) return;
    if (index() >= 0) last.current = index();
    event.preventDefault();
    action();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  }, []);
}
