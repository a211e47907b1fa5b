import { pictureAt } from "../pictures/pictures.server.ts";
import type { Content } from "../schema/content.server.ts";
import { fitHeadline } from "./fit-lines.server.ts";

/** A page's closing call as its section shows it. @param size most height of its headline, in hundredths of the measure */
export function callData(
  content: Content,
  { title, text, imageUrl }: { title: string; text: string; imageUrl?: string | undefined },
  size = 15,
) {
  const picture = imageUrl && { picture: pictureAt(content, imageUrl, "") };
  return { headline: fitHeadline(title, size), text, ...picture };
}
