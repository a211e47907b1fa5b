import { pictureAt } from "./cards.server.ts";
import { type FitHeadline, fitHeadline } from "./fit-lines.server.ts";
import type { PictureData } from "./pictures.server.ts";

export type CallData = { headline: FitHeadline; text: string; picture?: PictureData };

/**
 * A page's closing call as its section shows it.
 * @param size most height of its headline, in hundredths of the measure
 */
export function callData(
  { title, text, imageUrl }: { title: string; text: string; imageUrl?: string | undefined },
  size = 15,
): CallData {
  return {
    headline: fitHeadline(title, size),
    text,
    ...(imageUrl && { picture: pictureAt(imageUrl, "") }),
  };
}
