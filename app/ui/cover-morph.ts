import { useLocation, useNavigation, useViewTransitionState } from "react-router";
import { withoutPrefix } from "../lib/prefix";
import { PATHS } from "../paths.ts";

const isProject = (path: string) => path.startsWith(`${PATHS.portfolio}/`);

/**
 * Returns whether a card's cover takes part in the page transition: the card was clicked, or the visitor returns from
 * its project. Between two projects only the clicked card does, because transition names must be unique.
 */
export function useCardMorph(link: string): boolean {
  const isMoving = useViewTransitionState(link);
  const { pathname } = useLocation();
  const { location: next } = useNavigation();
  return isMoving && ((next !== undefined && withoutPrefix(next.pathname) === link) || !isProject(pathname));
}

/** Returns whether a project's main image takes part: not if the visitor goes from there to another project. */
export function useMainImageMorph(link: string): boolean {
  const isMoving = useViewTransitionState(link);
  const { location: next } = useNavigation();
  return isMoving && (next === undefined || !isProject(withoutPrefix(next.pathname)));
}
