import { data } from "react-router";

/** Throws a 404, which the root's error boundary shows: the router may match any route at an unknown address. */
function throwNotFound(): never {
  throw data(null, { status: 404 });
}

/** Runs during prerendering. */
export const middleware = [throwNotFound];
export const clientLoader = throwNotFound;

export default function NotFoundPage() {
  return null;
}
