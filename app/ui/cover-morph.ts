import { useLocation, useNavigation, useViewTransitionState } from "react-router";
import { withoutPrefix } from "../lib/prefix";

const isProject = (path: string) => path.startsWith("/portfolio/");

/**
 * Whether a card's cover takes part in the page transition: it was clicked, or the visitor comes back from its project.
 * Between two projects only the clicked one does, because a transition's name must be unique.
 */
export function useCardMorph(link: string): boolean {
  const isMoving = useViewTransitionState(link);
  const { pathname } = useLocation();
  const { location: next } = useNavigation();
  return isMoving && ((next !== undefined && withoutPrefix(next.pathname) === link) || !isProject(pathname));
}

/** Whether a project's main image takes part: not while the visitor leaves it for another project. */
export function useMainImageMorph(link: string): boolean {
  const isMoving = useViewTransitionState(link);
  const { location: next } = useNavigation();
  return isMoving && (next === undefined || !isProject(withoutPrefix(next.pathname)));
}
