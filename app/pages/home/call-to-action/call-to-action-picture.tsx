import { Picture } from "../../../ui/picture";
import type { HomePageData } from "../data.server";

export function CallToActionPicture({ picture }: Pick<HomePageData["callToAction"], "picture">) {
  return <Picture picture={picture} sizes="100vw" shape="fill" decorative />;
}
