import { mix } from "../../../kit/colour.ts";
import type { Draw } from "../../../kit/contract.ts";
import { Sheet } from "../../../kit/paper.tsx";
import { At, Drawing, Stage } from "../../../kit/stage.tsx";
import { word } from "../../../kit/words.ts";
import { Knitting } from "./fabric.tsx";
import { plain, Summits, stitch, yarns } from "./knit.tsx";

/** The strand at a sheet's left edge; as many stitches in orange as pages so far. */
function Strand(props: {
  readonly height: number;
  readonly page: number;
  readonly color: string;
  readonly mark: string;
}) {
  const { height, page, color, mark } = props;
  const count = Math.floor((height - 32) / 34);
  return (
    <g>
      {Array.from({ length: count }, (_, i) => stitch(18, 16 + i * 34, 44, 46)).map((path, i) => (
        <path key={path} d={path} fill={i < page ? mark : color} />
      ))}
    </g>
  );
}

/** Letter, order form with its lots coloured in by hand, invoice and a knitted postcard on slate. */
export const draw: Draw = (brief, picture) => {
  const { paper, ink, main, second, accent, ground } = brief.palette;
  const say = (index: number) => word(picture, index);
  const grey = mix(paper, ink, 0.2);
  const lines = (x: number, y: number, widths: readonly number[]) =>
    widths.map((wide, i) => `M${x} ${y + i * 34}h${wide}`).join("");
  const lots = ["110100110", "001011010", "", "", ""];
  return (
    <Stage ground={yarns.skifer}>
      <Drawing width={1280} height={960}>
        <path d="M0 0H1280V960H0Z" fill={mix(yarns.skifer, ink, 0.1)} />
        <path d="M0 300L460 0H560L0 372ZM620 960L1280 500V560L700 960Z" fill={mix(yarns.skifer, ink, 0.22)} />
      </Drawing>
      <Sheet x={52} y={56} width={520} height={720} color={paper} turn={-4}>
        <Drawing width={520} height={720}>
          <Strand height={720} page={1} color={grey} mark={accent} />
          <Summits x={104} base={112} width={190} color={main} />
          <text x={104} y={160} fill={ink} {...plain(32, 640)}>
            {say(0)}
          </text>
          <text x={104} y={196} fill={ink} {...plain(22, 500)}>
            {say(4)}
          </text>
          <path d={lines(104, 290, [330, 362, 348, 210])} stroke={grey} strokeWidth={9} />
          <path d={lines(104, 460, [352, 336, 360, 120])} stroke={grey} strokeWidth={9} />
          <path
            d="M108 640C130 600 150 664 172 622C190 596 196 660 230 620C250 600 262 640 300 616"
            fill="none"
            stroke={main}
            strokeWidth={5}
          />
          <text x={496} y={692} textAnchor="end" fill={ink} {...plain(24, 560)}>
            {say(5)}
          </text>
        </Drawing>
      </Sheet>
      <Sheet x={840} y={40} width={396} height={520} color={ground} turn={5}>
        <Drawing width={396} height={520}>
          <Strand height={520} page={2} color={mix(ground, ink, 0.18)} mark={accent} />
          <Summits x={96} base={84} width={130} color={main} />
          <path d={lines(96, 140, [240, 180])} stroke={grey} strokeWidth={9} />
          <path d="M96 240H364M96 290H364M96 340H364M96 390H364" stroke={ink} strokeWidth={2} />
          <path
            d="M96 265h120M96 315h150M96 365h96M300 265h64M300 315h64M300 365h64"
            stroke={grey}
            strokeWidth={9}
          />
          <path d="M284 410h80v44h-80z" fill={accent} />
        </Drawing>
      </Sheet>
      <Sheet x={500} y={208} width={560} height={640} color={paper} turn={-1.5} shadow={16}>
        <Drawing width={560} height={640}>
          <Strand height={640} page={1} color={grey} mark={accent} />
          <path d="M88 0H560V96H88Z" fill={main} />
          <text x={116} y={64} fill={paper} {...plain(44, 680)}>
            {say(1)}
          </text>
          {lots.map((code, i) => {
            const y = 124 + i * 100;
            return (
              <g key={`${y}`}>
                <path d={`M116 ${y + 88}H532`} stroke={ink} strokeWidth={2} />
                {i === 0 ? (
                  <text x={116} y={y + 26} fill={ink} {...plain(27, 680)}>
                    {say(2)}
                  </text>
                ) : (
                  <path d={`M116 ${y + 16}h${[0, 190, 150, 210, 120][i]}`} stroke={grey} strokeWidth={10} />
                )}
                <text x={116} y={y + 70} fill={ink} {...plain(24, 500)}>
                  {say(3)}
                </text>
                {Array.from({ length: 9 }, (_, k) => stitch(176 + k * 39, y + 40, 36, 40)).map((path, k) => (
                  <path
                    key={path}
                    d={path}
                    fill={code[k] === "1" ? accent : "none"}
                    stroke={ink}
                    strokeWidth={2.5}
                  />
                ))}
              </g>
            );
          })}
        </Drawing>
      </Sheet>
      <At
        x={88}
        y={636}
        width={400}
        height={280}
        turn={6}
        clip
        style={{ boxShadow: "12px 12px 0 rgba(8,10,16,.36)" }}
      >
        <Drawing width={400} height={280}>
          <rect width={400} height={280} fill={mix(second, ink, 0.4)} />
          <Knitting
            width={400}
            height={280}
            colors={[second, paper, accent]}
            stitchWidth={16}
            rowHeight={8}
            shore={30}
            marked={2}
          />
        </Drawing>
      </At>
      <Drawing width={1280} height={960}>
        <g transform="rotate(24 1140 720)">
          <path d="M1124 560h32v260l-16 44l-16-44z" fill={accent} />
          <path d="M1124 820h32l-16 44z" fill="#e8cfa4" />
          <path d="M1124 560h32v-30h-32z" fill={ink} />
        </g>
      </Drawing>
    </Stage>
  );
};
