import { pictureAt, postCard, projectCards } from "../../content/cards.server.ts";
import { getContent } from "../../content/content.server.ts";
import { fitHeadline } from "../../content/fit-lines.server.ts";
import { cutText } from "./cut-text.ts";
import { measureResults } from "./measure-results.ts";

/** What the first screen and the headings of the home page show; part of the prerendered HTML. */
export function openingData() {
  const { home, about, services } = getContent();
  const { intro, quote, showcase, callToAction } = home;
  return {
    // As high as the first screen allows: narrow letters above, wide ones below.
    headline: fitHeadline(home.headline, undefined, 55),
    slides: home.slides.map((slide) => ({
      ...slide,
      color: services.find(({ link }) => link === slide.link)?.color ?? "iron",
      picture: pictureAt(slide.imageUrl, slide.title),
    })),
    proof: { intro, quote, stats: about.stats },
    heads: {
      services: { ...headOf(home.services), headline: fitHeadline(inTwoLines(home.services.title)) },
      featured: headOf({ ...home.featured, link: "/portfolio" }),
      blog: headOf({ ...home.blog, link: "/blog" }),
      techStack: headOf(home.techStack),
      showcase: headOf({ ...showcase, link: "/services/graphic-design" }),
      results: headOf(home.results),
      reviews: headOf(home.reviews),
      achievements: headOf(home.achievements),
      journey: headOf(home.journey),
    },
    callToAction: {
      headline: fitHeadline(callToAction.lines),
      text: callToAction.text,
      quote: callToAction.quote,
      portfolio: callToAction.portfolio,
    },
  };
}

/** What the lazy sections show. */
export function sectionData() {
  const { home, services, posts } = getContent();
  return {
    services: services.map(({ id, title, description, link, color, dyeName, points }) => ({
      id,
      title,
      description,
      link,
      color,
      dyeName,
      points,
    })),
    featured: projectCards(home.featured.projects).map(
      ({ id, title, categoryTitle, color, link, picture }) => ({
        id,
        title,
        categoryTitle,
        color,
        link,
        picture,
      }),
    ),
    posts: home.blog.posts.flatMap((slug) => posts.filter((post) => post.slug === slug)).map(postCard),
    techStack: {
      services: services.map(({ id, title, color }) => ({ id, title, color })),
      tools: home.techStack.tools,
    },
    showcase: home.showcase.pieces.map(({ title, imageUrl, link }) => ({
      title,
      link,
      picture: pictureAt(imageUrl, title),
    })),
    results: resultData(),
    reviews: reviewData(),
    achievements: achievementData(),
    journey: journeyData(),
    callToAction: { picture: pictureAt(home.callToAction.imageUrl, "") },
  };
}

export type SectionData = ReturnType<typeof sectionData>;
export type OpeningData = ReturnType<typeof openingData>;

type Head = { title: string; text?: string; linkText: string; link: string };

function headOf({ title, text, linkText, link }: Head): Head {
  return { title, linkText, link, ...(text ? { text } : {}) };
}

/** Breaks a title after its first comma, or in the middle. */
function inTwoLines(title: string): string[] {
  const [first, ...rest] = title.split(/(?<=,)\s+/);
  if (first && rest.length > 0) return [first.replace(/,$/, ""), rest.join(" ")];
  return [title];
}

function resultData() {
  const { home, projects } = getContent();
  const drawings = measureResults(home.results.list);
  return home.results.list.flatMap(({ figure, text, project: id, before, after }, index) => {
    const drawing = drawings[index];
    const project = projects.find((candidate) => candidate.id === id);
    if (!drawing || !project) return [];
    return [{ figure, text, title: project.title, link: project.link, before, after, ...drawing }];
  });
}

function reviewData() {
  const { home, projects, services } = getContent();
  return home.reviews.list.flatMap(({ project: id, avatar }) => {
    const project = projects.find((candidate) => candidate.id === id);
    if (!project) return [];
    const { quote, author, position } = project.caseStudy.testimonial;
    const color = services.find((service) => service.id === project.serviceCategory)?.color ?? "iron";
    const { title, link } = project;
    return [{ id, quote, author, position, title, link, color, picture: pictureAt(avatar, author) }];
  });
}

function achievementData() {
  const { home, services } = getContent();
  const most = Math.max(...home.achievements.list.map(({ number }) => Number(number)));
  return home.achievements.list.map(({ number, title, text, service }) => ({
    number,
    title,
    text,
    /** Length of the swatch in percent of the longest. */
    length: Math.round((Number(number) / most) * 100),
    color: services.find(({ id }) => id === service)?.color ?? "iron",
  }));
}

function journeyData() {
  return getContent().home.journey.entries.map(({ year, title, description, projects }) => ({
    year,
    title,
    description,
    short: cutText(description),
    projects: projects.map(({ imageUrl, ...project }) => ({
      ...project,
      short: cutText(project.description),
      picture: pictureAt(imageUrl, project.title),
    })),
  }));
}
