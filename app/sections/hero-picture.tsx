import type { PictureData } from "../content/read/pictures.server";
import { Picture } from "../ui/picture";
import "./hero-picture.css";

type Props = {
  picture: PictureData;
  /** Which end of the picture stays in view where its place is narrower than it is; without it, the right one. middle: on phones the middle half alone. */
  focus: "start" | "center" | "end" | "middle" | undefined;
  /** The `sizes` attribute from 1024 px on; below that it is more than the page. */
  wide: string;
  /** True where the words beside it say the same: screen readers skip it. */
  decorative?: boolean;
};

/** The picture of a page's first screen: the `aside` of a PageHero, into whose field it dissolves. */
export function HeroPicture({ picture, focus, wide, decorative = false }: Props) {
  return (
    <div className="page-hero-picture" data-focus={focus}>
      <Picture
        picture={picture}
        sizes={`(width >= 1024px) ${wide}, (width >= 600px) 140vw, ${focus === "middle" ? "210vw" : "110vw"}`}
        shape="fill"
        eager
        decorative={decorative}
      />
    </div>
  );
}
