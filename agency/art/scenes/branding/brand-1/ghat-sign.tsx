import { mix } from "../../../kit/colour.ts";
import type { Draw } from "../../../kit/contract.ts";
import { Glyph } from "../../../kit/glyph.tsx";
import { Corrugated } from "../../../kit/place.tsx";
import { At, Block, Drawing, Stage } from "../../../kit/stage.tsx";
import { Display, Fit } from "../../../kit/type.tsx";
import { word } from "../../../kit/words.ts";

type Bundle = "head" | "hand" | "umbrella" | "child";

/** A passenger in silhouette walking to the right; the feet stand at `y`, 260 px under the crown. */
function Passenger(props: {
  readonly x: number;
  readonly y: number;
  readonly color: string;
  readonly carries: Bundle;
  readonly sari?: boolean;
  readonly size?: number;
}) {
  const { x, y, color, carries, sari = false, size = 1 } = props;
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`} fill={color}>
      <circle cx={4} cy={-236} r={24} />
      {sari ? (
        <path d="M-18-256C-36-232-34-190-42-160L-58-10H-48L-44 0H-20L-22-10H20L26 0H48L42-12L56-14L36-150L34-196L18-214Z" />
      ) : (
        <>
          <path d="M-26-208L20-212L34-196L36-120L34-92H-30L-34-180Z" />
          <path d="M-30-100H34L58-6L72 0H36L10-80L-30-4L-40 0L-66-4L-50-16Z" />
        </>
      )}
      {carries === "head" && (
        <>
          <path d="M-58-262C-70-300-40-322 4-322C48-322 76-298 64-262Z" />
          <path d="M-12-322L-26-342L4-330L30-344L22-320Z" />
          <path d="M18-200L64-232L56-270L74-272L84-226L34-176Z" />
        </>
      )}
      {carries === "hand" && (
        <>
          <path d="M22-200L52-150L68-96L54-92L34-136Z" />
          <path d="M34-96H104V-28H34zM52-112H86V-96H78V-104H60V-96H52z" />
        </>
      )}
      {carries === "umbrella" && (
        <>
          <path d="M18-200L58-214L62-292H68V-204L28-172Z" />
          <path d="M-40-288C-20-348 30-366 66-362C110-360 148-334 164-284L130-292L98-282L66-292L30-282L-4-292Z" />
        </>
      )}
      {carries === "child" && (
        <>
          <path d="M20-200L62-140L84-118L76-108L48-124Z" />
          <circle cx={98} cy={-138} r={18} />
          <path d="M80-118L112-120L120-60L132 0H112L100-44L86 0H68L78-66Z" />
        </>
      )}
    </g>
  );
}

/** The sign of ghat 4 over its gangway, passengers with bundles walking under it. */
export const draw: Draw = (brief, picture) => {
  const { ground, paper, ink, main, second, accent } = brief.palette;
  const say = (index: number) => word(picture, index);
  return (
    <Stage ground={mix(accent, paper, 0.45)}>
      <Block x={0} y={0} width={1280} height={144} color={second} />
      <Corrugated width={1280} height={96} color={ground} rib={40} />
      <Block x={0} y={144} width={1280} height={384} color={main} />
      <Block x={0} y={144} width={1280} height={8} color={paper} />
      <Block x={0} y={520} width={1280} height={8} color={paper} />
      <Block x={0} y={528} width={1280} height={80} color={ground} />
      <Block x={0} y={608} width={1280} height={16} color="#8c1c0a" />
      <At x={72} y={192}>
        <Fit width={208} size={404} color={second} weight={900}>
          {say(0)}
        </Fit>
      </At>
      <At x={336} y={208}>
        <Fit width={592} size={176} color={paper}>
          {say(1)}
        </Fit>
      </At>
      <At x={336} y={376} width={620}>
        <Display
          size={84}
          stretch={92}
          weight={700}
          color={paper}
          leading={1.1}
          style={{ whiteSpace: "nowrap" }}
        >
          {say(2)}
        </Display>
      </At>
      <Glyph name="right" size={224} color={second} x={992} y={184} />
      <At x={992} y={432} width={224}>
        <Display size={72} stretch={98} color={second} leading={1} style={{ textAlign: "center" }}>
          {say(3)}
        </Display>
      </At>
      <Drawing width={1280} height={960}>
        <path d="M48 624V960M1208 624V960" stroke={main} strokeWidth={32} />
        <path d="M0 928H1280V960H0z" fill={main} />
        <path d="M0 904H1280V928H0z" fill={ground} />
        <Passenger x={200} y={904} color={ink} carries="head" />
        <Passenger x={352} y={904} color={ink} carries="child" sari size={0.96} />
        <Passenger x={580} y={904} color={ink} carries="hand" size={1.03} />
        <Passenger x={744} y={904} color={ink} carries="umbrella" sari size={0.8} />
        <Passenger x={924} y={904} color={ink} carries="hand" sari size={0.94} />
        <Passenger x={1108} y={904} color={ink} carries="head" size={0.86} />
        <path d="M956 208V544M944 208h24M944 326h24" stroke={paper} strokeWidth={4} />
      </Drawing>
      <At x={780} y={540} width={352} height={56} style={{ background: paper, textAlign: "center" }}>
        <Display size={42} stretch={88} color={ink} leading={1.35}>
          {say(4)}
        </Display>
      </At>
    </Stage>
  );
};
