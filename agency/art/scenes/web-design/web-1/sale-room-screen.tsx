import type { Draw, Film, PictureBrief, ProjectBrief } from "../../../kit/contract.ts";
import { Line } from "../../../kit/line.tsx";
import { skins } from "../../../kit/people.tsx";
import { At, Block, Drawing, Stage } from "../../../kit/stage.tsx";
import { Fit } from "../../../kit/type.tsx";
import { word, wordsFrom } from "../../../kit/words.ts";
import { Bidder, Pencil } from "./audience.tsx";
import { Fingers, Palm, Thumb } from "./phone-hand.tsx";
import { type Lot, lotAt, OPEN } from "./sale.ts";

/** Who sits before us. */
const ROW = [
  { x: 60, y: 626, size: 92, skin: skins[0], shirt: "#7a2a1c", look: "short" },
  { x: 470, y: 622, size: 96, skin: skins[2], shirt: "#1d5a44", look: "bald" },
  { x: 660, y: 634, size: 92, skin: skins[1], shirt: "#a8632c", look: "bun" },
  { x: 1190, y: 622, size: 96, skin: skins[3], shirt: "#4a4f55", look: "scarf", cloth: "#7a2a1c" },
  { x: 850, y: 626, size: 94, skin: skins[0], shirt: "#d8d2c0", look: "cap", cloth: "#f4efe2" },
] as const;

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
            <Pencil skin={skins[1]} shirt="#a8632c" wood={second} />
          </g>
        )}
        <path d="M0 812H1280V960H0Z" fill="#6b5538" />
        <path d="M0 812H1280V828H0ZM0 884H1280V890H0Z" fill="#4d3c26" />
        <Bidder x={236} y={606} size={190} skin={skins[3]} shirt="#2b3f8f" look="short" />
        <g transform="translate(820 590)">
          <Palm />
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
      <Drawing width={1280} height={960}>
        <g transform="translate(820 590)">
          <Fingers />
          <Thumb />
        </g>
      </Drawing>
    </Stage>
  );
}

/** The sale room from the back row: the wall screen, the tasting cups, and a phone that says the same. */
export const draw: Draw = (brief, picture) => <SaleRoom brief={brief} picture={picture} lot={OPEN} />;

export const film: Film = {
  seconds: 10,
  draw: (brief, picture, _studio, moment) => <SaleRoom brief={brief} picture={picture} lot={lotAt(moment)} />,
};
