import { Bars } from "../kit/chart.tsx";
import { Cloth } from "../kit/cloth.tsx";
import { readable } from "../kit/colour.ts";
import type { Draw, PictureBrief, ProjectBrief, Studio } from "../kit/contract.ts";
import { Sheet } from "../kit/paper.tsx";
import { At, Block, Drawing, Stage } from "../kit/stage.tsx";
import { Display, Fit, Text } from "../kit/type.tsx";

interface Plate {
  readonly brief: ProjectBrief;
  readonly picture: PictureBrief;
  readonly client: Studio["client"];
  readonly ground: string;
  readonly color: string;
}

/**
 * The typographic plate: what a brief says, set in the client's colours and weave. It stands for a picture
 * whose scene has not been drawn yet, so that a project can be published with its words and figures.
 */
export const draw: Draw = (brief, picture, { client }) => {
  const { main, paper, second, ink, ground, accent } = brief.palette;
  const place = Math.max(
    0,
    brief.pictures.findIndex((other) => other.file === picture.file),
  );
  const grounds = [main, paper, second, ink, ground, accent];
  const field = grounds[place % grounds.length] ?? main;
  const color = readable(field, paper, ink, "#ffffff", "#141618");
  const plate: Plate = { brief, picture, client, ground: field, color };
  if (picture.data.length > 3) return <Chart {...plate} />;
  const layouts = [Headline, Ledger, Tiles, Split, Docket];
  const Layout = layouts[place % layouts.length] ?? Headline;
  return <Layout {...plate} />;
};

/** Rows of words under rules, in one or two columns. */
function Rows(props: {
  words: readonly string[];
  x: number;
  y: number;
  width: number;
  color: string;
  columns?: number;
}) {
  const { words, x, y, width, color, columns = 2 } = props;
  const perColumn = Math.ceil(words.length / columns);
  return words.map((text, index) => (
    <At
      key={text}
      x={x + Math.floor(index / perColumn) * ((width + 48) / columns)}
      y={y + (index % perColumn) * 72}
      width={(width - 48 * (columns - 1)) / columns}
      height={72}
      style={{ borderTop: `4px solid ${color}`, overflow: "hidden" }}
    >
      <Text
        size={text.length > 34 ? 22 : 28}
        weight={600}
        color={color}
        style={{ paddingTop: 16, whiteSpace: "nowrap" }}
      >
        {text}
      </Text>
    </At>
  ));
}

function Headline({ brief, picture, client, ground, color }: Plate) {
  const [first = "", ...rest] = picture.words;
  return (
    <Stage ground={ground}>
      <Cloth
        x={0}
        y={0}
        width={1280}
        height={224}
        draft={client.draft}
        warp={brief.palette.main}
        weft={brief.palette.second}
        cell={16}
      />
      <At x={80} y={296}>
        <Fit width={1120} size={264} color={color}>
          {first}
        </Fit>
      </At>
      <Rows words={rest.slice(0, 10)} x={80} y={560} width={1120} color={color} />
    </Stage>
  );
}

function Ledger({ picture, client, ground, color }: Plate) {
  const words = picture.words.slice(0, 9);
  const height = 800 / words.length;
  return (
    <Stage ground={ground}>
      {words.map((text, index) => (
        <At
          key={text}
          x={80}
          y={80 + index * height}
          width={1120}
          height={height}
          style={{ borderTop: `4px solid ${color}` }}
        >
          <Display
            size={Math.min(height * 0.62, text.length > 26 ? 48 : 72)}
            stretch={index % 2 ? 62 : 92}
            color={color}
            style={{ paddingTop: height * 0.16, whiteSpace: "nowrap" }}
          >
            {text}
          </Display>
        </At>
      ))}
      <At x={1072} y={104}>
        {client.mark({ size: 128, color, ground })}
      </At>
    </Stage>
  );
}

function Tiles({ brief, picture }: Plate) {
  const { main, paper, second, ink, accent } = brief.palette;
  const colors = [main, second, paper, ink, accent];
  const words = picture.words.slice(0, 9);
  const columns = words.length > 6 ? 3 : 2;
  const rows = Math.ceil(words.length / columns);
  const [width, height] = [1280 / columns, 960 / rows];
  return (
    <Stage ground={ink}>
      {words.map((text, index) => {
        const tile = colors[(index + Math.floor(index / columns)) % colors.length] ?? main;
        return (
          <At
            key={text}
            x={(index % columns) * width}
            y={Math.floor(index / columns) * height}
            width={width}
            height={height}
            style={{ background: tile }}
          >
            <At x={32} y={32} width={width - 64}>
              <Display
                size={text.length > 18 ? 40 : 64}
                stretch={70}
                color={readable(tile, paper, ink, "#ffffff")}
                leading={1.02}
              >
                {text}
              </Display>
            </At>
          </At>
        );
      })}
    </Stage>
  );
}

function Split({ brief, picture, client, ground, color }: Plate) {
  const [first = "", ...rest] = picture.words;
  return (
    <Stage ground={ground}>
      <Cloth
        x={0}
        y={0}
        width={512}
        height={960}
        draft={client.draft}
        warp={brief.palette.ink}
        weft={brief.palette.main}
        cell={16}
      />
      <At
        x={128}
        y={352}
        width={256}
        height={256}
        style={{ background: brief.palette.paper, display: "grid", placeItems: "center" }}
      >
        {client.mark({ size: 160, color: brief.palette.main, ground: brief.palette.paper })}
      </At>
      <At x={576} y={112} width={640}>
        <Display size={first.length > 22 ? 72 : 112} stretch={66} color={color} leading={0.96}>
          {first}
        </Display>
      </At>
      <Rows words={rest.slice(0, 7)} x={576} y={400} width={624} color={color} columns={1} />
    </Stage>
  );
}

function Docket({ brief, picture, client }: Plate) {
  const { main, paper, second, ink } = brief.palette;
  const [first = "", ...rest] = picture.words;
  return (
    <Stage ground={main}>
      <Cloth x={0} y={0} width={1280} height={960} draft={client.draft} warp={main} weft={second} cell={16} />
      <Sheet x={224} y={88} width={832} height={784} color={paper} turn={-2} shadow={24}>
        <Block x={0} y={0} width={832} height={24} color={main} />
        <At x={64} y={88}>
          <Fit width={704} size={160} color={ink}>
            {first}
          </Fit>
        </At>
        <Rows words={rest.slice(0, 7)} x={64} y={256} width={704} color={ink} columns={1} />
      </Sheet>
    </Stage>
  );
}

function Chart({ brief, picture, ground, color }: Plate) {
  const { main, second, accent } = brief.palette;
  const bar = [main, second, accent].find((candidate) => candidate !== ground) ?? color;
  const [first = "", ...rest] = picture.words;
  const last = picture.data.length - 1;
  return (
    <Stage ground={ground}>
      <At x={80} y={80}>
        <Fit width={1120} size={144} color={color}>
          {first}
        </Fit>
      </At>
      <Drawing x={80} y={232} width={1120} height={384} crisp>
        <Bars
          width={1120}
          height={384}
          values={picture.data}
          range={[0, Math.max(...picture.data)]}
          color={color}
          gap={0.16}
          paint={(index) => (index === last ? bar : color)}
        />
      </Drawing>
      <Rows words={rest.slice(0, 8)} x={80} y={648} width={1120} color={color} />
    </Stage>
  );
}
