import { pictureAt } from "../pictures/pictures.server.ts";
import type { Content } from "../schema/content.server.ts";
import { fitHeadline } from "./fit-lines.server.ts";

/** Returns the data of a page's call to action. @param size maximum headline size in hundredths of the width */
export function callData(
  content: Content,
  { title, text, imageUrl }: { title: string; text: string; imageUrl?: string | undefined },
  size = 15,
) {
  const picture = imageUrl && { picture: pictureAt(content, imageUrl, "") };
  return { headline: fitHeadline(title, size), text, ...picture };
}
