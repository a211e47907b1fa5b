/**
 * What an agency may draw itself: components for named places of the product, which `agency/ornaments/index.ts` gives
 * as `ornaments`. The product draws each place plainly where nothing is given, and what is not given costs no byte.
 */
export type Ornaments = Record<never, never>;
