import type { Draw, Film, PictureBrief, ProjectBrief } from "../../../kit/contract.ts";
import { Line } from "../../../kit/line.tsx";
import { skins } from "../../../kit/people.tsx";
import { At, Block, Drawing, Stage } from "../../../kit/stage.tsx";
import { landing, share } from "../../../kit/time.ts";
import { Fit } from "../../../kit/type.tsx";
import { word, wordsFrom } from "../../../kit/words.ts";
import { Bidder, Palm, Thumb } from "./audience.tsx";

/** Who sits before us. */
const ROW = [
  { x: 60, y: 626, size: 92, skin: skins[0], shirt: "#7a2a1c", look: "short" },
  { x: 470, y: 622, size: 96, skin: skins[2], shirt: "#1d5a44", look: "bald" },
  { x: 660, y: 634, size: 92, skin: skins[1], shirt: "#a8632c", look: "bun" },
  { x: 1190, y: 622, size: 96, skin: skins[3], shirt: "#4a4f55", look: "scarf", cloth: "#7a2a1c" },
  { x: 850, y: 626, size: 94, skin: skins[0], shirt: "#d8d2c0", look: "cap", cloth: "#f4efe2" },
] as const;

/** The lot at a moment. */
interface Lot {
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

const OPEN: Lot = { price: 388.5, left: 18, leader: 1, news: 1, isSold: false, shown: 1, raised: 0 };

type RoomProps = { brief: ProjectBrief; picture: PictureBrief; lot: Lot };

const FACE = '"Archivo","Anek Bangla"';

function SaleRoom({ brief, picture, lot }: RoomProps) {
  const { paper, ink, main, second, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  const price = `${say(2).charAt(0)}${lot.price.toFixed(2)}`;
  const clock = `00:${String(lot.left).padStart(2, "0")}`;
  return (
    <Stage ground="#c9c2ad">
      <Block x={0} y={560} width={1280} height={400} color="#8f7f66" />
      <Block x={0} y={0} width={1280} height={56} color="#aea68f" />
      <At x={160} y={72} width={960} height={432} style={{ background: main, border: `16px solid ${ink}` }}>
        {lot.isSold && <Block x={0} y={0} width={640} height={400} color={accent} />}
        <Line x={32} y={28} size={44} weight={700} color={paper}>
          {say(0)}
        </Line>
        <Line x={0} y={28} width={628} align="right" size={44} weight={500} color={paper}>
          {say(1)}
        </Line>
        <At x={28} y={104}>
          <Fit width={600} size={216} family={FACE} color={lot.isSold ? paper : second}>
            {price}
          </Fit>
        </At>
        <Line x={32} y={322} size={56} weight={800} stretch={75} color={paper}>
          {clock}
        </Line>
        <Drawing x={184} y={336} width={440} height={32} crisp>
          {Array.from({ length: 18 }, (_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place
            <rect key={i} x={i * 24} width={20} height={28} fill={i < lot.left / 3 ? accent : "#0a4630"} />
          ))}
        </Drawing>
        {wordsFrom(picture, 3, 7).map((region, i) => (
          <At
            key={region}
            x={672}
            y={20 + i * 92}
            width={236}
            height={76}
            style={{ background: "#0a4630", color: i === lot.leader && lot.news > 0.4 ? ink : paper }}
          >
            {i === lot.leader && (
              <Block x={0} y={0} width={Math.round(236 * lot.news)} height={76} color={second} />
            )}
            <Line x={20} y={16} size={40} weight={700}>
              {region}
            </Line>
          </At>
        ))}
        {lot.shown < 1 && (
          <Block
            x={0}
            y={Math.round(400 * lot.shown)}
            width={928}
            height={400 - Math.round(400 * lot.shown)}
            color="#0a4630"
          />
        )}
      </At>
      <Block x={96} y={560} width={1088} height={20} color="#f4efe2" />
      <Block x={96} y={580} width={1088} height={56} color="#d8d0ba" />
      <Drawing width={1280} height={960}>
        {Array.from({ length: 15 }, (_, i) => {
          const x = 136 + i * 72;
          return (
            <g key={x}>
              <path d={`M${x - 22} 534h44l-8 26h-28z`} fill="#ffffff" />
              <path
                d={`M${x - 22} 534h44v6h-44z`}
                fill={["#b8561f", "#a03f14", "#c9772c"][i % 3] ?? "#b8561f"}
              />
            </g>
          );
        })}
        {ROW.map((bidder) => (
          <Bidder key={bidder.x} {...bidder} />
        ))}
        {lot.raised > 0 && (
          <g transform={`translate(704 ${Math.round(730 - lot.raised * 150)})`}>
            <path d="M-20 40L-24 220H24L20 40Z" fill="#8e8b86" />
            <path d="M-20 44Q-22-4 0-6Q22-4 20 44Z" fill={skins[1]} />
            <path d="M2-72L12-62L-6 20L-18 18Z" fill={second} />
            <path d="M2-72L6-88L12-62Z" fill={ink} />
          </g>
        )}
        <path d="M0 812H1280V960H0Z" fill="#6b5538" />
        <path d="M0 812H1280V828H0ZM0 884H1280V890H0Z" fill="#4d3c26" />
        <Bidder x={236} y={606} size={190} skin={skins[3]} shirt="#2b3f8f" look="short" />
        <g transform="translate(820 590)">
          <Palm skin={skins[1]} sleeve="#d8d2c0" />
        </g>
      </Drawing>
      <At x={820} y={590} width={264} height={470} style={{ background: ink, borderRadius: 28 }}>
        <At x={16} y={28} width={232} height={442} clip style={{ background: lot.isSold ? accent : paper }}>
          <Block x={0} y={0} width={232} height={64} color={lot.isSold ? accent : main} />
          <Line x={0} y={14} width={232} align="center" size={30} weight={700} color={paper}>
            {say(1)}
          </Line>
          <At x={16} y={92}>
            <Fit width={200} size={100} family={FACE} color={lot.isSold ? paper : ink}>
              {price}
            </Fit>
          </At>
          {!lot.isSold && (
            <At x={16} y={206} width={200} height={88} style={{ background: second }}>
              <Line x={0} y={16} width={200} align="center" size={48} weight={800} color={ink}>
                {say(8)}
              </Line>
            </At>
          )}
        </At>
      </At>
      <Drawing x={820} y={590} width={460} height={370}>
        <Thumb skin={skins[1]} />
      </Drawing>
    </Stage>
  );
}

/** The sale room from the back row: the wall screen, the tasting cups, and a phone that says the same. */
export const draw: Draw = (brief, picture) => <SaleRoom brief={brief} picture={picture} lot={OPEN} />;

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
function lotAt(moment: number): Lot {
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

export const film: Film = {
  seconds: 10,
  draw: (brief, picture, _studio, moment) => <SaleRoom brief={brief} picture={picture} lot={lotAt(moment)} />,
};
