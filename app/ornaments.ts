import type { ComponentType, ReactNode } from "react";
import type { FitHeadline } from "./content/read/fit-lines.server";
import type { PictureData } from "./content/read/pictures.server";
import type { SiteFacts } from "./content/read/site-facts.server";
import type { Pages } from "./content/schema/content.server";
import type { Data as TechStack } from "./pages/home/sections/techStack/data.server";

/** A component whose code is fetched when it is needed. */
type Later<Props> = () => Promise<{ default: ComponentType<Props> }>;

/** The home page as an ornament sees it that goes through the whole of it. */
export type HomeOutline = {
  /** From top to bottom, each with the accent that it stands in. */
  sections: { name: string; accent?: string | undefined }[];
  /** Those of the services, in their order. */
  accents: string[];
};
export type HomeLineProps = { home: HomeOutline; section: string; children: ReactNode };
export type ServicesHeadingProps = { home: HomeOutline; headline: FitHeadline; children: ReactNode };

export type WordmarkProps = SiteFacts["wordmark"];

export type FooterVisitProps = WordmarkProps & { words: NonNullable<SiteFacts["visit"]> };

/** What an ornament changes in the table of the tech stack. */
export type TableMarks = {
  /** The head of a service's column or a tool's row; key is the service's id or the tool's name. */
  head?: ((kind: "services" | "tools", key: string, name: string) => ReactNode) | undefined;
  isFaint?: (service: string, tool: string) => boolean;
};

export type TechStackPlayProps = {
  stack: TechStack;
  words: NonNullable<TechStack["play"]>;
  table: (marks: TableMarks) => ReactNode;
};

/** `number` is that of the message, as the visitor may name it. */
export type ThanksProps = { number: string };

type Team = NonNullable<Pages["about"]["team"]>;
export type AboutTeamProps = {
  members: (Omit<Team["members"][number], "image" | "alt"> & { picture: PictureData | undefined })[];
  /** Invites the visitor. */
  seat?: Team["seat"];
};

/**
 * What an agency may draw itself: components for named places of the product, which `agency/ornaments/index.ts` gives
 * as `ornaments`. The product draws each place plainly where nothing is given, and what is not given costs no byte.
 */
export type Ornaments = {
  /** Home: between two sections on plain ground; `index` is that of the second. Default: nothing. */
  sectionDivider?: ComponentType<{ index: number }>;
  /** Home: goes around the content of each section, and is fetched with the first. Default: nothing. */
  homeLine?: Later<HomeLineProps>;
  /** Home: the heading of the services, whose sentence and link are its children. Default: the ordinary heading. */
  servicesHeading?: ComponentType<ServicesHeadingProps>;
  /** The name across the footer. By default it stands in bands of theme.css's `--wordmark-1` and so on. */
  wordmark?: ComponentType<WordmarkProps>;
  /**
   * Below the wordmark, fetched when the browser is idle: what the visitor's own visit draws. An image with
   * `role="img"` in it takes the wordmark's place. Its words are `visit` in site.yaml. By default nothing.
   */
  footerVisit?: Later<FooterVisitProps>;
  /**
   * Around the table of home's tech stack, fetched with that section: what can be played with the choice of services
   * and tools. Its words are `techStack.play` in pages/home.yaml. By default the table alone.
   */
  techStackPlay?: Later<TechStackPlayProps>;
  /** The team below its heading; a grid of portraits by default. */
  aboutTeam?: ComponentType<AboutTeamProps>;
  /** Contact: below the note that the message was sent, fetched then; nothing by default. */
  thanks?: Later<ThanksProps>;
  /** Around the picture of the not-found page, which fills it; nothing by default. */
  missingFrame?: ComponentType<{ children: ReactNode }>;
  /** Beside a page that does not exist and has no picture; the accent's pattern by default. */
  missingPattern?: ComponentType;
  /** Pictures over the bars of a service's line, by the names that its stations give; none by default. */
  stationPictures?: Record<string, ComponentType>;
};
