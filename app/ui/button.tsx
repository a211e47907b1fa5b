import type { ReactNode } from "react";
import type { IconName } from "../lib/icons";
import styles from "./button.module.css";
import { Icon } from "./icon";
import { opens, SEARCH_DIALOG } from "./open-dialog";
import { SiteLink } from "./site-link";

/** signal: the one thing to do. ink: on a light ground. paper: on an accent. */
export type ButtonLook = "signal" | "ink" | "paper";

type Face = {
  children: ReactNode;
  /** The rest of its name, for those who hear it apart from what stands around it: "about Web Design". */
  about?: string | undefined;
  look?: ButtonLook;
  icon?: IconName;
  /** compact: small, and its label alone in a narrow container. */
  size?: "normal" | "compact";
};

const classOf = ({ look = "signal", size = "normal" }: Pick<Face, "look" | "size">) =>
  `${styles.root} ${styles[look]} ${styles[size] ?? ""}`;

function Named({ children, about }: Pick<Face, "about" | "children">) {
  return (
    <>
      {children}
      {about && <span className="sr-only"> {about}</span>}
    </>
  );
}

function ButtonFace({ children, about, icon = "right" }: Face) {
  return (
    <>
      {/* With a key, a changed label is a new element: a translator may have replaced the text of the old one. */}
      <span className={styles.label} key={typeof children === "string" ? children : undefined}>
        <Named about={about}>{children}</Named>
      </span>
      <span className={styles.block}>
        <Icon name={icon} />
      </span>
    </>
  );
}

/** A link that looks like a button: label and a block that fills it on hover. */
export function ButtonLink({ to, ...face }: Face & { to: string }) {
  return (
    <SiteLink to={to} className={classOf(face)}>
      <ButtonFace {...face} />
    </SiteLink>
  );
}

type ButtonProps = Face & { type?: "button" | "submit"; pending?: boolean; onClick?: () => void };

/** A button that opens the search; `words` stand in its field then. */
export function SearchButton({ words, children }: { words: string; children: ReactNode }) {
  return (
    <button
      type="button"
      className={classOf({ look: "paper" })}
      data-search-for={words}
      {...opens(SEARCH_DIALOG)}
    >
      <ButtonFace icon="search">{children}</ButtonFace>
    </button>
  );
}

/** A button that acts. While `pending` it is disabled. */
export function Button({ type = "button", pending = false, onClick, ...face }: ButtonProps) {
  return (
    <button type={type} disabled={pending} onClick={onClick} className={classOf(face)}>
      <ButtonFace {...face} />
    </button>
  );
}

/** A text link with an arrow that moves one cell on hover. */
export function ArrowLink({ to, about, children }: Pick<Face, "about" | "children"> & { to: string }) {
  return (
    <SiteLink to={to} className={styles.arrowLink}>
      <Named about={about}>{children}</Named>
      <Icon name="right" size="small" />
    </SiteLink>
  );
}
