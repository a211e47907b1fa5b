import type { PictureData } from "../../content/pictures.server";
import { useMainImageMorph } from "../../ui/cover-morph";
import { Picture } from "../../ui/picture";

/** The cover across the whole page; a clicked card's cover turns into it. */
export function MainImage({ link, picture }: { link: string; picture: PictureData }) {
  const morphs = useMainImageMorph(link);
  return (
    <div className="project-cover" data-morph={morphs || undefined}>
      <Picture picture={picture} sizes="(width >= 768px) 100vw, 134vw" shape="fill" eager />
    </div>
  );
}
