import { getContent } from "./content.server.ts";
import { type PictureData, picture } from "./pictures.server.ts";
import type { Post, Project } from "./read-content.server.ts";

/** A project as a list shows it. */
export type ProjectCard = {
  id: string;
  title: string;
  description: string;
  link: string;
  category: string;
  categoryTitle: string;
  color: string;
  client: string;
  year: number;
  picture: PictureData;
};

/** A post as a list shows it. */
export type PostCard = {
  slug: string;
  title: string;
  category: string;
  color: string;
  excerpt: string;
  date: string;
  readTime: string;
  picture: PictureData;
};

/** Everything about the picture at an address; `alt` serves pictures of other hosts only. */
export function pictureAt(address: string, alt: string): PictureData {
  const { pictures, site } = getContent();
  return picture(pictures, site.switches.stockPhotoHost, address, { alt });
}

/** The card of a project. */
export function projectCard(project: Project): ProjectCard {
  const { id, title, description, link, serviceCategory, client, year } = project;
  const service = getContent().services.find((candidate) => candidate.id === serviceCategory);
  return {
    id,
    title,
    description,
    link,
    category: serviceCategory,
    categoryTitle: service?.title ?? serviceCategory,
    color: service?.color ?? "iron",
    client,
    year,
    picture: pictureAt(project.imageUrl, title),
  };
}

/** The cards of the projects with these ids, in this order. */
export function projectCards(ids: readonly string[]): ProjectCard[] {
  const { projects } = getContent();
  return ids.flatMap((id) => projects.filter((project) => project.id === id)).map(projectCard);
}

/** The card of a post; its dye is that of the service of the same name. */
export function postCard(post: Post): PostCard {
  const { slug, title, category, excerpt, date, readTime, featuredImage } = post;
  const service = getContent().services.find(
    (candidate) => candidate.title.toLowerCase() === category.toLowerCase(),
  );
  return {
    slug,
    title,
    category,
    color: service?.color ?? "iron",
    excerpt,
    date,
    readTime,
    picture: pictureAt(featuredImage, title),
  };
}
