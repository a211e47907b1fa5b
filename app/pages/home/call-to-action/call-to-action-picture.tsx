import { ornaments } from "agency/ornaments";
import type { HomeProps } from "../../../ornaments";
import { Picture } from "../../../ui/picture";
import type { HomeData } from "../home-data.server";

const End = ornaments.homeLineEnd;

export function CallToActionPicture({
  picture,
  home,
}: Pick<HomeData["callToAction"], "picture"> & HomeProps) {
  return (
    <>
      <Picture picture={picture} sizes="100vw" shape="fill" decorative />
      {End && <End home={home} />}
    </>
  );
}
