import type { PictureData } from "../../content/read/pictures.server";
import { useMainImageMorph } from "../../ui/cover-morph";
import { Picture } from "../../ui/picture";
import "./main-image.css";

/** The whole cover, as large as fits into one screen; a clicked card's cover turns into it. */
export function MainImage({ link, picture }: { link: string; picture: PictureData }) {
  const morphs = useMainImageMorph(link);
  return (
    <div className="project-mount weave weave-coarse">
      <div className="project-cover" data-morph={morphs || undefined}>
        <Picture picture={picture} sizes="(width >= 768px) min(100vw, 134vh), 100vw" shape="fill" eager />
      </div>
    </div>
  );
}
