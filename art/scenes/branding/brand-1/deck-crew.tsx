import { mix } from "../../../kit/colour.ts";
import type { Draw, ProjectBrief } from "../../../kit/contract.ts";
import { skins } from "../../../kit/people.tsx";
import { Block, Drawing, Stage } from "../../../kit/stage.tsx";
import { svgFont } from "../../../kit/type.tsx";
import { word } from "../../../kit/words.ts";
import { Ship } from "./ferry.tsx";

const WAIST = 640;
const steps = [0, 1, 2] as const;

/** One of the crew to the hips, the middle at `x`; stripes on the yoke tell the role. */
function Crew(props: {
  readonly x: number;
  readonly palette: ProjectBrief["palette"];
  readonly stripes: number;
  readonly skin: string;
  readonly back?: boolean;
  readonly numeral?: string;
  readonly name?: string;
}) {
  const { x, palette, stripes, skin, back = false, numeral, name } = props;
  const { ground, paper, ink, main, second } = palette;
  const fold = mix(main, "#000000", 0.32);
  return (
    <g transform={`translate(${x} 0)`}>
      <path d="M-28 232H28V296H-28z" fill={mix(skin, "#000000", 0.16)} />
      <path d="M-62 132H62V196C62 244 32 262 0 262C-32 262-62 244-62 196z" fill={back ? "#1b1514" : skin} />
      {back && <path d="M-34 224H34V276H-34z" fill={skin} />}
      <path d="M-76 152V108C-76 64 76 64 76 108V152z" fill={paper} />
      <path d="M-76 136H76V160H-76z" fill={main} />
      {!back && <path d="M-72 160H72L56 180H-56z" fill={ink} />}
      {!back && <Ship x={-26} y={92} unit={0.296} color={ground} />}
      <path
        d={`M-60 276L-140 304L-184 ${WAIST - 60}L-132 ${WAIST - 44}L-108 440V${WAIST + 48}H108V440L132 ${WAIST - 44}L184 ${WAIST - 60}L140 304L60 276L0 300z`}
        fill={main}
      />
      <path d={`M-108 440V${WAIST + 48}M108 440V${WAIST + 48}`} stroke={fold} strokeWidth={6} />
      <path
        d={`M-184 ${WAIST - 60}L-132 ${WAIST - 44}L-140 ${WAIST}C-150 ${WAIST + 24}-192 ${WAIST + 16}-190 ${WAIST - 12}z`}
        fill={skin}
      />
      <path
        d={`M184 ${WAIST - 60}L132 ${WAIST - 44}L140 ${WAIST}C150 ${WAIST + 24} 192 ${WAIST + 16} 190 ${WAIST - 12}z`}
        fill={skin}
      />
      <path d="M-60 276L-140 304L-150 368H150L140 304L60 276L0 300z" fill={ground} />
      <clipPath id={`yoke-${x}`}>
        <path d="M-60 276L-140 304L-150 368H150L140 304L60 276L0 300z" />
      </clipPath>
      <g clipPath={`url(#yoke-${x})`}>
        {steps.slice(0, stripes).map((i) => (
          <path key={i} d={`M-152 ${352 - i * 20}h304v8h-304z`} fill={paper} />
        ))}
      </g>
      {!back && numeral === undefined && (
        <path
          d={`M-3 320h6V${WAIST + 48}h-6zM-14 400h10v10h-10zM-14 480h10v10h-10zM-14 560h10v10h-10zM32 412h56v8h-56z`}
          fill={paper}
        />
      )}
      {back && (
        <>
          <path d="M-108 584H108V604H-108z" fill={paper} />
          <path d="M20 560H108V652H20z" fill={ink} />
          <path d="M20 588H108V596H20z" fill={paper} />
        </>
      )}
      <path d={`M-104 ${WAIST + 48}H104L96 760H-96z`} fill={ink} />
      {!back && <path d="M-44 272L0 320L44 272L28 260L0 290L-28 260z" fill={paper} />}
      {numeral !== undefined && (
        <>
          <path d="M-104 284L-52 272L-40 348H40L52 272L104 284V612H-104z" fill={second} />
          <path d="M-104 412H104V428H-104zM-104 568H104V584H-104z" fill={paper} />
          <path d="M-104 428H104V568H-104z" fill={second} />
          <text x={0} y={562} textAnchor="middle" fill={main} {...svgFont(176, 900, 110)}>
            {numeral}
          </text>
        </>
      )}
      {name !== undefined && (
        <text x={0} y={472} textAnchor="middle" fill={paper} {...svgFont(46, 900, 96)}>
          {name}
        </text>
      )}
      <g transform={back ? "rotate(9 -148 440)" : "rotate(-9 148 440)"}>
        <rect x={back ? -174 : 118} y={412} width={56} height={48} fill={second} />
        <rect x={back ? -170 : 122} y={416} width={48} height={40} fill={main} />
        <Ship x={back ? -166 : 126} y={424} unit={0.227} color={paper} />
      </g>
    </g>
  );
}

/** Master and ticket seller from the front, the deckhand in a life vest between them; the name on a back. */
export const draw: Draw = (brief, picture) => {
  const { palette } = brief;
  const say = (index: number) => word(picture, index);
  const roles = [0, 1, 2];
  return (
    <Stage ground={mix(palette.accent, palette.paper, 0.3)}>
      <Block x={432} y={0} width={416} height={960} color={palette.accent} />
      <Drawing width={1280} height={960}>
        <Crew x={216} palette={palette} stripes={3} skin={skins[0]} />
        <Crew x={640} palette={palette} stripes={1} skin={skins[2]} numeral={say(3)} />
        <Crew x={1064} palette={palette} stripes={2} skin={skins[3]} back name={say(4)} />
        <path d="M0 760H1280V960H0z" fill={palette.main} />
        {roles.map((index) => (
          <g key={index}>
            <text
              x={216 + index * 424}
              y={880}
              textAnchor="middle"
              fill={palette.paper}
              {...svgFont(72, 900, 92)}
            >
              {say(index)}
            </text>
            {steps.slice(0, [3, 1, 2][index]).map((i) => (
              <rect
                key={i}
                x={136 + index * 424}
                y={784 + i * 12}
                width={160}
                height={6}
                fill={palette.ground}
              />
            ))}
          </g>
        ))}
      </Drawing>
    </Stage>
  );
};
