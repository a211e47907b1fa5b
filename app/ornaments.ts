import type { ReactElement } from "react";

/**
 * What an agency may draw itself: components for named places of the product, which `agency/ornaments/index.ts` gives
 * as `ornaments`. The product draws each place plainly where nothing is given, and what is not given costs no byte.
 */
export type Ornaments = {
  /** Between two sections of home that both stand on plain ground; by default nothing. `index`: the second one's. */
  sectionDivider?: (props: { index: number }) => ReactElement;
};
