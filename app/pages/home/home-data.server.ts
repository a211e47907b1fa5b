import { pictureAt, postCard, projectCards } from "../../content/read/cards.server.ts";
import { getContent } from "../../content/read/content.server.ts";
import { fitHeadline, fitHero } from "../../content/read/fit-lines.server.ts";
import type { HomeSection } from "../../content/schema/home-page.server.ts";
import { firstSentence } from "../../lib/first-sentence.ts";
import { cutText } from "./cut-text.ts";
import { measureResults } from "./measure-results.ts";
import { headlineThreads, pageRuns, pageThreads, sectionsInTurn } from "./thread-data.server.ts";

/** What the first screen and the headings of the home page show; part of the prerendered HTML. */
export function openingData() {
  const { pages, services } = getContent();
  const { home, about } = pages;
  const { intro, quote, showcase, callToAction } = home;
  const servicesHeadline = fitHeadline(inTwoLines(home.services.title || " "));
  return {
    // As high as the first screen allows: narrow letters above, wide ones below.
    headline: fitHeadline(home.headline, undefined, 55),
    // Beside the picture it shares the first screen's height with the caption.
    wideLines: home.headlineWide && fitHeadline(home.headlineWide, undefined, 64),
    slides: home.slides.map((slide) => ({
      ...slide,
      color: services.find(({ link }) => link === slide.link)?.color ?? "neutral",
      picture: pictureAt(slide.imageUrl, slide.alt),
    })),
    sections: sectionsInTurn(),
    threads: headlineThreads(servicesHeadline.lines.at(-1)?.text ?? ""),
    proof: { intro, quote, stats: about.stats?.list ?? [] },
    heads: {
      services: { ...headOf(home.services), headline: servicesHeadline },
      featured: headOf({ ...home.featured, link: "/portfolio" }),
      blog: headOf({ ...home.blog, link: "/blog" }),
      techStack: headOf(home.techStack),
      // One line across the page.
      showcase: { ...headOf(showcase), headline: fitHero([showcase.title || " "]) },
      results: headOf(home.results),
      reviews: headOf(home.reviews),
      achievements: { ...headOf(home.achievements), figure: awardCount() || undefined },
      journey: headOf(home.journey),
    },
    plain: plainData(),
    callToAction: {
      dye: callToAction.dye,
      headline: fitHeadline(callToAction.lines),
      text: callToAction.text,
      quote: callToAction.quote,
      portfolio: callToAction.portfolio,
      pull: callToAction.pull,
      threads: pageThreads(),
    },
  };
}

type Plain = { title: string; text?: string; link?: string };

/** What the lazy sections say in a line each, for visitors without scripts. */
function plainData(): Record<HomeSection, Plain[]> {
  const { services, featured, posts, showcase, results, reviews, achievements, journey, techStack } =
    sectionData();
  return {
    services: services.map(({ title, description, link }) => ({ title, text: description, link })),
    featured: featured.map(({ title, link, categoryTitle }) => ({ title, text: categoryTitle, link })),
    blog: posts.map(({ title, slug, date }) => ({ title, text: date, link: `/blog/${slug}` })),
    techStack: techStack.services.map(({ id, title }) => ({
      title,
      text: techStack.tools.flatMap((tool) => (tool.services.includes(id) ? [tool.name] : [])).join(", "),
    })),
    showcase: showcase.map(({ title, link }) => ({ title, link })),
    results: results.map(({ figure, text, link }) => ({ title: figure, text, link })),
    reviews: reviews.map(({ author, position, link }) => ({ title: author, text: position, link })),
    achievements: achievements.map(({ number, title, text }) => ({ title: `${number} × ${title}`, text })),
    journey: journey.map(({ year, title }) => ({ title: `${year}: ${title}` })),
  };
}

/** What the lazy sections show. */
export function sectionData() {
  const { pages, projects, services, posts } = getContent();
  const { home } = pages;
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
        focus: projects.find((project) => project.id === id)?.focus,
      }),
    ),
    posts: home.blog.posts.flatMap((slug) => posts.filter((post) => post.slug === slug)).map(postCard),
    techStack: {
      services: services.map(({ id, title, color }) => ({ id, title, color })),
      tools: home.techStack.tools,
      loom: home.techStack.loom,
    },
    showcase: home.showcase.pieces.map(({ title, imageUrl, alt, link }) => ({
      title,
      link,
      picture: pictureAt(imageUrl, alt),
    })),
    results: resultData(),
    reviews: reviewData(),
    achievements: achievementData(),
    journey: journeyData(),
    callToAction: { picture: pictureAt(home.callToAction.imageUrl, home.callToAction.alt) },
    threads: pageRuns(),
  };
}

export type SectionData = ReturnType<typeof sectionData>;
export type OpeningData = ReturnType<typeof openingData>;

type Head = { title: string; text?: string; linkText: string; link: string };

function headOf({ title, text, linkText, link }: Head): Head {
  return { title, linkText, link, ...(text ? { text } : {}) };
}

/** All awards; 0 where none of the numbers is one, such as "Gold". */
function awardCount(): number {
  return getContent().pages.home.achievements.list.reduce(
    (sum, { number }) => sum + (Number(number) || 0),
    0,
  );
}

/** Breaks a title after its first comma. */
function inTwoLines(title: string): string[] {
  return title.split(/(?<=^[^,]*,)\s+/);
}

function resultData() {
  const { pages, projects } = getContent();
  const { home } = pages;
  const drawings = measureResults(home.results.list);
  return home.results.list.flatMap(({ figure, text, project: id, before, after }, index) => {
    const drawing = drawings[index];
    const project = projects.find((candidate) => candidate.id === id);
    if (!drawing || !project) return [];
    return [{ figure, text, title: project.title, link: project.link, before, after, ...drawing }];
  });
}

function reviewData() {
  const { pages, projects, services } = getContent();
  const { home } = pages;
  return home.reviews.list.flatMap(({ project: id }) => {
    const project = projects.find((candidate) => candidate.id === id);
    const testimonial = project?.caseStudy.testimonial;
    if (!project || !testimonial) return [];
    const { quote, author, position, portrait } = testimonial;
    const color = services.find((service) => service.id === project.serviceCategory)?.color ?? "neutral";
    const { title, link } = project;
    return [
      {
        id,
        quote: firstSentence(quote),
        author,
        position,
        title,
        link,
        color,
        picture: portrait && pictureAt(portrait.src, portrait.alt),
      },
    ];
  });
}

function achievementData() {
  const { pages, services } = getContent();
  const { home } = pages;
  const most = Math.max(...home.achievements.list.map(({ number }) => Number(number)));
  return home.achievements.list.map(({ number, title, text, service }) => ({
    number,
    title,
    text,
    /** Length of the swatch in percent of the longest. */
    length: Math.round((Number(number) / most) * 100),
    color: services.find(({ id }) => id === service)?.color ?? "neutral",
  }));
}

function journeyData() {
  return getContent().pages.home.journey.entries.map(({ year, title, description, dye, projects }) => ({
    year,
    dye,
    title,
    description,
    short: cutText(description),
    projects: projects.map(({ imageUrl, alt, ...project }) => ({
      ...project,
      short: cutText(project.description),
      picture: pictureAt(imageUrl, alt),
    })),
  }));
}
