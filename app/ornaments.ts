import type { ComponentType, ReactNode } from "react";
import type { FitHeadline } from "./content/headlines/fit-lines.server";
import type { PictureData } from "./content/pictures/pictures.server";
import type { Pages } from "./content/schema/content.server";
import type { SiteFacts } from "./content/site/site-facts.server";
import type { Data as TechStack } from "./pages/home/sections/tech-stack/data.server";

/** A component whose code is loaded on demand. */
type Later<Props> = () => Promise<{ default: ComponentType<Props> }>;

/** Outline of the home page, for an ornament that spans the whole page. */
export type HomeOutline = {
  /** Sections from top to bottom, each with its accent. */
  sections: { name: string; accent?: string | undefined }[];
  /** Accents of the services, in display order. */
  accents: string[];
};
export type SectionWrapperProps = { home: HomeOutline; section: string; children: ReactNode };
export type SectionHeadingProps = { home: HomeOutline; headline: FitHeadline; children: ReactNode };

export type WordmarkProps = SiteFacts["wordmark"];

export type FooterVisitProps = WordmarkProps & { texts: NonNullable<SiteFacts["visit"]> };

/** Changes that an ornament makes to the tech stack's table. */
export type TableMarks = {
  /** Returns the heading of a service's column or a tool's row. `key` is the service's id or the tool's name. */
  head?: ((kind: "services" | "tools", key: string, name: string) => ReactNode) | undefined;
  isFaint?: (service: string, tool: string) => boolean;
};

export type TechStackPlayProps = {
  stack: TechStack;
  texts: NonNullable<TechStack["play"]>;
  table: (marks: TableMarks) => ReactNode;
};

/** `number` is the message's reference number for the visitor. */
export type ThanksProps = { number: string };

type Team = NonNullable<Pages["about"]["team"]>;
export type AboutTeamProps = {
  members: (Omit<Team["members"][number], "image" | "alt"> & { picture: PictureData | undefined })[];
  /** Invites the visitor to join the team. */
  seat?: Team["seat"];
};

/**
 * Ornaments: components that an agency can draw for named slots of the product, exported as `ornaments` by
 * `agency/ornaments/index.ts`. An empty slot has a plain default and adds no code.
 */
export type Ornaments = {
  /** Home: between two sections on a plain background. `index` is the second section's index. Default: nothing. */
  sectionDivider?: ComponentType<{ index: number }>;
  /** Home: wraps each section's content, loaded with the first section. Default: nothing. */
  sectionWrapper?: Later<SectionWrapperProps>;
  /** Home: the services' heading, with its sentence and link as children. Default: the ordinary heading. */
  servicesHeading?: ComponentType<SectionHeadingProps>;
  /** The agency's name across the footer. Default: bands in theme.css's `--wordmark-1` and so on. */
  wordmark?: ComponentType<WordmarkProps>;
  /**
   * Below the wordmark, loaded when the browser is idle: a drawing of the visitor's own visit. An image with
   * `role="img"` in it replaces the wordmark. Its texts are `visit` in site.yaml. Default: nothing.
   */
  footerVisit?: Later<FooterVisitProps>;
  /**
   * Around home's tech stack table, loaded with that section: an interactive choice of services and tools. Its texts
   * are `techStack.play` in pages/home.yaml. Default: the table alone.
   */
  techStackPlay?: Later<TechStackPlayProps>;
  /** The team below its heading. Default: a grid of portraits. */
  aboutTeam?: ComponentType<AboutTeamProps>;
  /** Contact: below the confirmation of a sent message, loaded after sending. Default: nothing. */
  thanks?: Later<ThanksProps>;
  /** A frame around the not-found page's picture, which fills it. Default: nothing. */
  missingFrame?: ComponentType<{ children: ReactNode }>;
  /** A pattern for a not-found page without a picture. Default: the accent's pattern. */
  missingPattern?: ComponentType;
  /** Pictures over the bars of a service's pipeline, by the names that its stations use. Default: none. */
  stationPictures?: Record<string, ComponentType>;
};
