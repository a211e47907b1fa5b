import { getContent } from "../content/read/content.server";
import { iconSvg } from "../content/read/mark.server";

/** `/icon.svg`: the agency's mark as the icon of the browser's tab. */
export function loader(): Response {
  const { mark, theme } = getContent();
  return new Response(iconSvg(mark, theme.icon), { headers: { "Content-Type": "image/svg+xml" } });
}
