import { Picture } from "../../../ui/picture";
import type { HomeData } from "../home-data.server";

export function CallToActionPicture({ picture }: Pick<HomeData["callToAction"], "picture">) {
  return <Picture picture={picture} sizes="100vw" shape="fill" decorative />;
}
