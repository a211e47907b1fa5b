import type { ComponentType, ReactNode } from "react";
import type { FitHeadline } from "./content/read/fit-lines.server";

/** The home page as an ornament sees it that goes through the whole of it. */
export type HomeOutline = {
  /** From top to bottom, each with the accent that it stands in. */
  sections: { name: string; accent?: string | undefined }[];
  /** Those of the services, in their order. */
  accents: string[];
};
export type HomeProps = { home: HomeOutline };
export type HomeLineProps = HomeProps & { section: string; children: ReactNode };
export type ResultMarkProps = HomeProps & { index: number; count: number; children: ReactNode };
export type ServicesHeadingProps = HomeProps & { headline: FitHeadline; children: ReactNode };
export type ClosingLinkProps = HomeProps & { to: string; children: string };

/**
 * What an agency may draw itself: components for named places of the product, which `agency/ornaments/index.ts` gives
 * as `ornaments`. The product draws each place plainly where nothing is given, and what is not given costs no byte.
 */
export type Ornaments = {
  /** Home: between two sections on plain ground; `index` is that of the second. Default: nothing. */
  sectionDivider?: ComponentType<{ index: number }>;
  /** Home: goes around the content of each section, and is fetched with the first. Default: nothing. */
  loadHomeLine?: () => Promise<{ default: ComponentType<HomeLineProps> }>;
  /** Home: where that ends, on the picture of the closing call. Default: nothing. */
  homeLineEnd?: ComponentType<HomeProps>;
  /** Home: goes around the figure of a result, in the row's grid. Default: nothing. */
  resultMark?: ComponentType<ResultMarkProps>;
  /** Home: the heading of the services, whose sentence and link are its children. Default: the ordinary heading. */
  servicesHeading?: ComponentType<ServicesHeadingProps>;
  /** Home: the closing call's second link. Default: an underlined link. */
  closingLink?: ComponentType<ClosingLinkProps>;
};
