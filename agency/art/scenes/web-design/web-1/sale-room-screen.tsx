import type { Draw, Film, PictureBrief, ProjectBrief } from "../../../kit/contract.ts";
import { Line } from "../../../kit/line.tsx";
import { Hand, HeadFromBehind, skins } from "../../../kit/people.tsx";
import { At, Block, Drawing, Stage } from "../../../kit/stage.tsx";
import { landing, share } from "../../../kit/time.ts";
import { Fit } from "../../../kit/type.tsx";
import { word, wordsFrom } from "../../../kit/words.ts";

const shirts = ["#2b3f8f", "#7a2a1c", "#d8d2c0", "#1d5a44", "#4a4f55", "#a8632c"];
const hairs = ["#15110f", "#1c1715", "#3a3632", "#8e8b86"];

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
        {Array.from({ length: 7 }, (_, i) => (
          <HeadFromBehind
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
            key={i}
            x={70 + i * 190}
            y={602 + (i % 3) * 10}
            size={84}
            hair={hairs[i % 4] ?? ink}
            shirt={shirts[(i * 2 + 1) % 6] ?? ink}
            skin={skins[i % 4] ?? skins[0]}
            covered={i === 4}
          />
        ))}
        {lot.raised > 0 && (
          <g transform={`translate(704 ${Math.round(730 - lot.raised * 150)})`}>
            <path d="M-20 40L-24 220H24L20 40Z" fill="#8e8b86" />
            <path d="M-20 44Q-22-4 0-6Q22-4 20 44Z" fill={skins[1] ?? skins[0]} />
            <path d="M2-72L12-62L-6 20L-18 18Z" fill={second} />
            <path d="M2-72L6-88L12-62Z" fill={ink} />
          </g>
        )}
        <rect x={0} y={790} width={1280} height={14} fill="#5d4a33" />
        {Array.from({ length: 5 }, (_, i) => (
          <HeadFromBehind
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
            key={i}
            x={130 + i * 258}
            y={690 + (i % 2) * 14}
            size={128}
            hair={hairs[(i + 1) % 4] ?? ink}
            shirt={shirts[i % 6] ?? ink}
            skin={skins[(i + 2) % 4] ?? skins[0]}
            covered={i === 1}
          />
        ))}
      </Drawing>
      {[168, 940].map((x) => (
        <At key={x} x={x} y={704} width={172} height={256}>
          <Drawing width={172} height={256}>
            <Hand part="fingers" x={12} y={150} width={148} sleeve="#15110f" reach={200} />
          </Drawing>
          <At x={12} y={0} width={148} height={250} style={{ background: ink }}>
            <At x={8} y={12} width={132} height={226} style={{ background: lot.isSold ? accent : paper }}>
              <Block x={0} y={0} width={132} height={40} color={lot.isSold ? accent : main} />
              <At x={8} y={58}>
                <Fit width={116} size={62} family={FACE} color={lot.isSold ? paper : ink}>
                  {price}
                </Fit>
              </At>
              {!lot.isSold && (
                <At x={10} y={132} width={112} height={60} style={{ background: second }}>
                  <Line x={0} y={9} width={112} align="center" size={38} weight={800} color={ink}>
                    {say(8)}
                  </Line>
                </At>
              )}
            </At>
          </At>
          <Drawing width={172} height={256}>
            <Hand part="thumb" x={12} y={150} width={148} sleeve="#15110f" />
          </Drawing>
        </At>
      ))}
    </Stage>
  );
}

/** The sale room from the back row: the wall screen, the tasting cups, and two phones that say the same. */
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
