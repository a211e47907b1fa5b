import { Picture } from "../../ui/picture";
import type { SectionData } from "./home-data.server";

/** The picture behind the call to action. */
export function CallToActionPicture({ callToAction: { picture } }: Pick<SectionData, "callToAction">) {
  return <Picture picture={picture} sizes="100vw" shape="fill" decorative />;
}
