import { site } from "virtual:site";
import { Component, type FormEvent, type ReactNode } from "react";
import { pageOf } from "../../lib/page-type";
import { hasVisitBegun } from "../../lib/visit";
import { FilledText } from "../../ui/filled-text";
import { boot as words } from "../../words/en/boot";
import styles from "./static-fallback.module.css";

/** The element whose children are kept: the whole page, or the page without header and footer. */
type Id = "root" | "main";

type Props = { id: Id; pathname: string; children: ReactNode };
type State = { failure?: Failure | undefined; isUnsent?: boolean };
type Failure = {
  error: unknown;
  kept: Record<Id, ChildNode[]>;
  /** The element with the focus, which moving the kept elements takes away. */
  focused: Element | null;
  pathname?: string;
};

/**
 * Keeps a page readable when one of its components throws: its elements and the typed text stay as plain HTML.
 * The router handles errors during navigation.
 */
export class StaticFallback extends Component<Props, State> {
  override state: State = {};
  /** Path of the displayed page. */
  #shown: string | undefined;

  /** Runs while the failed page's elements are still in the document. */
  static getDerivedStateFromError(error: unknown): State {
    const childrenOf = (id: Id) => [...(document.getElementById(id)?.childNodes ?? [])];
    const kept = { root: childrenOf("root"), main: childrenOf("main") };
    return { failure: { error, kept, focused: document.activeElement } };
  }

  /** Stores the path of the failure and clears the failure on another page. */
  static getDerivedStateFromProps({ pathname }: Props, { failure }: State): State | null {
    if (!failure) return null;
    if (failure.pathname === undefined) return { failure: { ...failure, pathname } };
    return pageOf(failure.pathname) === pageOf(pathname) ? null : { failure: undefined, isUnsent: false };
  }

  override componentDidMount(): void {
    this.#shown = this.props.pathname;
  }

  override componentDidUpdate(): void {
    this.#shown = this.props.pathname;
  }

  #onSubmit = (event: FormEvent) => {
    // Forms without an address need a script to be sent.
    if (!(event.target instanceof Element) || !event.target.matches("[method=dialog]")) return;
    event.preventDefault();
    this.setState({ isUnsent: true });
  };

  override render(): ReactNode {
    const { id, children } = this.props;
    const { failure, isUnsent } = this.state;
    if (!failure) return children;
    const { error, kept, focused, pathname = "" } = failure;
    const isOnDisplay =
      this.#shown === undefined ? !hasVisitBegun() : pageOf(this.#shown) === pageOf(pathname);
    if (!isOnDisplay) throw error;
    const { email } = site.contact;
    return (
      <>
        <div
          className={styles.kept}
          onSubmit={this.#onSubmit}
          ref={(box) => {
            if (box?.childNodes.length !== 0) return;
            box.append(...kept[id]);
            if (focused instanceof HTMLElement && box.contains(focused))
              focused.focus({ preventScroll: true });
          }}
        />
        {isUnsent && (
          <p className="files-missing" role="alert">
            <FilledText text={words.unsent} values={{ email: <a href={`mailto:${email}`}>{email}</a> }} />
          </p>
        )}
      </>
    );
  }
}
