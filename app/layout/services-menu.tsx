import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { useLocation } from "react-router";
import type { ServiceLink } from "../content/site-facts.server";
import { Icon } from "../ui/icon";
import { SiteLink } from "../ui/site-link";

/** Hover opens the panel after this many ms, so that crossing the header does not. */
const HOVER_DELAY = 80;

/** A click so soon after the hover, in ms, still belongs to it. */
const JUST_OPENED = 600;

type Props = { name: string; path: string; services: ServiceLink[]; isCurrent: boolean };

/** The Services item: a link, a disclosure button, and the panel of seven cloths. Hover is an extra. */
export function ServicesMenu({ name, path, services, isCurrent }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const panelId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const item = useRef<HTMLLIElement>(null);
  const timer = useRef(0);
  const hoveredAt = useRef(Number.NEGATIVE_INFINITY);
  const { key } = useLocation();
  const [openedAt, setOpenedAt] = useState(key);
  if (openedAt !== key) {
    setOpenedAt(key);
    setIsOpen(false);
  }
  // A tap outside moves no focus on touch screens, so the document is asked.
  useEffect(() => {
    if (!isOpen) return;
    const close = ({ target }: PointerEvent) => {
      if (target instanceof Node && !item.current?.contains(target)) setIsOpen(false);
    };
    addEventListener("pointerdown", close);
    return () => removeEventListener("pointerdown", close);
  }, [isOpen]);
  // Clears the browser's timer when the item goes away.
  useEffect(() => () => clearTimeout(timer.current), []);

  const hover = (open: boolean) => {
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => {
      setIsOpen(open);
      if (open) hoveredAt.current = performance.now();
    }, HOVER_DELAY);
  };
  // The pointer that has just opened the panel on its way to the button does not mean to close it.
  const toggle = () => setIsOpen(!isOpen || performance.now() - hoveredAt.current < JUST_OPENED);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape" && isOpen) {
      setIsOpen(false);
      button.current?.focus();
      return;
    }
    const links = [...(item.current?.querySelectorAll<HTMLAnchorElement>(".services-panel a") ?? [])];
    const at = links.indexOf(document.activeElement as HTMLAnchorElement);
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (!isOpen || step === undefined) return;
    event.preventDefault();
    links[(at + step + links.length) % links.length]?.focus();
  };

  return (
    <li
      ref={item}
      className="services-item"
      onPointerEnter={(event) => event.pointerType === "mouse" && hover(true)}
      onPointerLeave={(event) => event.pointerType === "mouse" && hover(false)}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setIsOpen(false);
      }}
      onKeyDown={onKeyDown}
    >
      <SiteLink to={path} className="nav-link" current={isCurrent}>
        {name}
      </SiteLink>
      <button
        ref={button}
        type="button"
        className="services-button"
        aria-expanded={isOpen}
        aria-controls={panelId}
        aria-label={`${name} menu`}
        onClick={toggle}
      >
        <Icon name="down" cell={2} />
      </button>
      <div id={panelId} className="services-panel" data-open={isOpen || undefined}>
        <ul>
          {services.map((service) => (
            <li key={service.id} data-dye={service.color}>
              <SiteLink to={service.link} className="services-cloth">
                <span className="bangla text-h4" lang="bn">
                  {service.dyeName.bangla}
                </span>
                <span className="font-bold">{service.title}</span>
                <span className="weave weave-middle mt-auto h-6" aria-hidden="true" />
              </SiteLink>
            </li>
          ))}
        </ul>
      </div>
    </li>
  );
}
