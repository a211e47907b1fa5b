import { site } from "virtual:site";
import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { arrowStep } from "../lib/direction";
import { fillIn } from "../lib/fill-in";
import { Icon } from "../ui/icon";
import { LocalName } from "../ui/local-name";
import { SiteLink } from "../ui/site-link";
import { layout } from "../words/en/layout";
import header from "./header.module.css";
import { MenuLink } from "./menu-link";
import styles from "./services-menu.module.css";

/** Delay in ms before hover opens the panel, so that crossing the header does not. */
const HOVER_DELAY = 80;

/** A click within this many ms of the hover does not close the panel that the hover opened. */
const JUST_OPENED = 600;

/** The Services menu item: a link, a disclosure button and the panel of services, which also opens on hover. */
export function ServicesMenu({ name, path }: { name: string; path: string }) {
  const panelId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const item = useRef<HTMLLIElement>(null);
  const timer = useRef(0);
  const hasChosen = useRef(false);
  const hoveredAt = useRef(Number.NEGATIVE_INFINITY);
  const { key } = useLocation();
  /** The key of the location at which the panel was opened. At any other location, the panel is closed. */
  const [openedAt, setOpenedAt] = useState<string>();
  const isOpen = openedAt === key;
  const setIsOpen = (open: boolean) => setOpenedAt(open ? key : undefined);
  // A tap outside moves no focus on touch screens, and Escape closes the panel wherever the focus is. A layout effect
  // listens before the open panel is painted, so that a quick Escape is not missed.
  useLayoutEffect(() => {
    if (!isOpen) return;
    const close = ({ target }: PointerEvent) => {
      if (target instanceof Node && !item.current?.contains(target)) setOpenedAt(undefined);
    };
    const closeByKey = ({ key }: globalThis.KeyboardEvent) => {
      if (key !== "Escape") return;
      setOpenedAt(undefined);
      if (item.current?.contains(document.activeElement)) button.current?.focus();
    };
    const watch = new AbortController();
    addEventListener("pointerdown", close, watch);
    addEventListener("keydown", closeByKey, watch);
    return () => watch.abort();
  }, [isOpen]);
  // Clears the timer on unmount.
  useEffect(() => () => clearTimeout(timer.current), []);

  const hover = (open: boolean) => {
    clearTimeout(timer.current);
    if (hasChosen.current) return;
    timer.current = window.setTimeout(() => {
      setIsOpen(open);
      if (open) hoveredAt.current = performance.now();
    }, HOVER_DELAY);
  };
  // A page transition covers the header, so a resting pointer fires pointerenter again afterwards. Keep the panel
  // closed until the pointer has left the item.
  const choose = () => {
    clearTimeout(timer.current);
    setIsOpen(false);
    if (hasChosen.current) return;
    hasChosen.current = true;
    const watch = ({ clientX, clientY }: PointerEvent) => {
      const box = item.current?.getBoundingClientRect();
      const isOver =
        box && clientX >= box.left && clientX < box.right && clientY >= box.top && clientY < box.bottom;
      if (isOver) return;
      hasChosen.current = false;
      removeEventListener("pointermove", watch);
    };
    addEventListener("pointermove", watch);
  };
  const toggle = () => setIsOpen(!isOpen || performance.now() - hoveredAt.current < JUST_OPENED);
  const onKeyDown = (event: KeyboardEvent) => {
    const links = [...(item.current?.querySelectorAll<HTMLAnchorElement>("[id] a") ?? [])];
    const at = links.indexOf(document.activeElement as HTMLAnchorElement);
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key] ?? arrowStep(event);
    if (!isOpen || step === undefined) return;
    event.preventDefault();
    links[(at + step + links.length) % links.length]?.focus();
  };

  return (
    <li
      ref={item}
      className={styles.item}
      onPointerEnter={(event) => event.pointerType === "mouse" && hover(true)}
      onPointerLeave={(event) => event.pointerType === "mouse" && hover(false)}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setIsOpen(false);
      }}
      onKeyDown={onKeyDown}
      onClick={({ target }) => target instanceof Element && target.closest("a") && choose()}
    >
      <MenuLink to={path} className={`${header.navLink} row font-bold`}>
        {name}
      </MenuLink>
      <button
        ref={button}
        type="button"
        className={`${styles.button} row`}
        aria-expanded={isOpen}
        aria-controls={panelId}
        aria-label={fillIn(layout.submenu, { name })}
        onClick={toggle}
      >
        <Icon name="down" size="small" />
      </button>
      <div id={panelId} className={styles.panel} data-open={isOpen || undefined}>
        <ul>
          {site.services.map((service) => (
            <li key={service.id} data-accent={service.color}>
              <SiteLink to={service.link} className={`${styles.swatch} ring-inside`}>
                <LocalName name={service.accentName} size="text-h4" />
                <span className="display">{service.title}</span>
              </SiteLink>
            </li>
          ))}
        </ul>
      </div>
    </li>
  );
}
