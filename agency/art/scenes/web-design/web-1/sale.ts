import { landing, share } from "../../../kit/time.ts";

/** The lot at a moment. */
export interface Lot {
  readonly price: number;
  /** Seconds until it closes. */
  readonly left: number;
  /** Of the four regions, who leads. */
  readonly leader: number;
  /** How far the news of a bid has been woven in, 0 to 1: across the region that bids, and the screen's foot. */
  readonly news: number;
  readonly isSold: boolean;
  /** How much of the screen shows the lot; the rest waits for the next. */
  readonly shown: number;
  /** How far somebody in the room raises a pencil. */
  readonly raised: number;
}

/** At rest, as on the still. */
export const OPEN: Lot = { price: 388.5, left: 18, leader: 1, news: 1, isSold: false, shown: 1, raised: 0 };

/** The bids on the lot: seconds left, and who bids; each is one step higher than the last. */
const bids = [
  { left: 42, leader: 3 },
  { left: 38, leader: 1 },
  { left: 33, leader: 2 },
  { left: 29, leader: 0 },
  { left: 24, leader: 3 },
  { left: 19, leader: 1 },
  { left: 13, leader: 2 },
  { left: 9, leader: 0 },
  { left: 4, leader: 1 },
] as const;
const STEP = 2.5;
/** Of the bids above, the one that stands on the still. */
const STANDING = 5;
/** Seconds of the sale that pass in one of the film. */
const PACE = 6;

/** The lot when so many seconds are left, not whole ones. */
function lotWith(left: number): Lot {
  const last = bids.findLastIndex((bid) => left <= bid.left);
  const bid = bids[Math.max(0, last)] ?? bids[0];
  const since = (bid.left - left) / PACE;
  const hand = bids.find((other) => other.leader === 0 && left < other.left + 3 && left > other.left - 4);
  return {
    price: OPEN.price + (Math.max(0, last) - STANDING) * STEP,
    left: Math.max(0, Math.ceil(left)),
    leader: bid.leader,
    news: landing(share(since, 0, 0.25)),
    isSold: false,
    shown: 1,
    raised: hand
      ? landing(share(hand.left + 3 - left, 0, 2)) * (1 - landing(share(hand.left - left, 1.5, 4)))
      : 0,
  };
}

/** From the still to the hammer, a breath, then the same lot from its opening back to the still. */
export function lotAt(moment: number): Lot {
  const begun = 0.6;
  const sold = begun + 18 / PACE;
  const wiped = sold + 1.4;
  const opened = wiped + 0.5;
  if (moment < begun) return OPEN;
  if (moment < sold) return lotWith(18 - (moment - begun) * PACE);
  if (moment < wiped) return { ...lotWith(0), isSold: true, raised: 0 };
  if (moment < opened) {
    const isGone = moment < wiped + 0.25;
    const shown = isGone
      ? 1 - landing(share(moment, wiped, wiped + 0.2))
      : landing(share(moment, wiped + 0.3, opened));
    return { ...(isGone ? lotWith(0) : lotWith(42)), isSold: isGone, news: 1, shown };
  }
  return lotWith(Math.max(18, 42 - (moment - opened) * PACE));
}
