import { data } from "react-router";

/** Throws a 404, so that the root's error boundary shows the not-found page, as for other unknown paths. */
function throwNotFound(): never {
  throw data(null, { status: 404 });
}

/** Runs when the page is prerendered. */
export const middleware = [throwNotFound];
export const clientLoader = throwNotFound;

export default function NotFoundPage() {
  return null;
}
