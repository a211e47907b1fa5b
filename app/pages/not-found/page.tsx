import { data } from "react-router";

/** The root's error boundary shows the page: a router in the browser may match any route at an unknown address. */
function throwNotFound(): never {
  throw data(null, { status: 404 });
}

/** For prerendering. */
export const middleware = [throwNotFound];
export const clientLoader = throwNotFound;

export default function NotFoundPage() {
  return null;
}
