import { mix } from "../../../kit/colour.ts";
import type { ProjectBrief } from "../../../kit/contract.ts";
import { svgFont } from "../../../kit/type.tsx";
import { Ship } from "./ferry.tsx";

interface Garment {
  readonly palette: ProjectBrief["palette"];
  /** Colour of the hard shadow on the ground. */
  readonly shadow: string;
  readonly back?: boolean;
}

const SHIRT =
  "M-60 0L-148 30L-204 196L-134 222L-114 150L-120 500H120L114 150L134 222L204 196L148 30L60 0C40 26-40 26-60 0z";

/** A crew shirt laid flat; 0, 0 is the middle of the collar. Stripes of the role lie on the yoke. */
export function Shirt(props: Garment & { readonly stripes: number }) {
  const { palette, shadow, stripes, back = false } = props;
  const { ground, paper, ink, main, second } = palette;
  const fold = mix(main, "#000000", 0.35);
  const side = back ? -1 : 1;
  return (
    <>
      <path d={SHIRT} fill={shadow} transform="translate(16 16)" />
      <path d={SHIRT} fill={main} />
      <clipPath id={`shirt-${stripes}`}>
        <path d={SHIRT} />
      </clipPath>
      <g clipPath={`url(#shirt-${stripes})`}>
        <path d="M-230 -20H230V96H-230z" fill={ground} />
        {[0, 1, 2].slice(0, stripes).map((i) => (
          <path key={i} d={`M-230 ${78 - i * 22}H230v10H-230z`} fill={paper} />
        ))}
        <path d="M-230 96H230V102H-230z" fill={fold} />
      </g>
      <path d="M-114 150L-108 96M114 150L108 96M-120 484H120" stroke={fold} strokeWidth={6} fill="none" />
      <path d="M-196 176L-128 202M196 176L128 202" stroke={second} strokeWidth={8} />
      {back ? (
        <>
          <path
            d="M-60 0C-40 34 40 34 60 0L48-16C30 2-30 2-48-16z"
            fill={main}
            stroke={fold}
            strokeWidth={5}
          />
          <path d="M-118 396H118V416H-118z" fill={paper} />
          <path d="M10 384H104V476H10z" fill={ink} />
          <path d="M10 412H104V420H10zM46 424h22v14h-22z" fill={second} />
        </>
      ) : (
        <>
          <path d="M-4 40H4V500H-4z" fill={fold} />
          {[130, 210, 290, 370, 450].map((y) => (
            <circle key={y} cy={y} r={8} fill={paper} />
          ))}
          <path
            d="M-96 150H-28V236L-62 252L-96 236z"
            fill={mix(main, paper, 0.1)}
            stroke={fold}
            strokeWidth={5}
          />
          <path d="M-96 166H-28" stroke={second} strokeWidth={6} />
          <path
            d="M-60 0L-48-18C-30 4 30 4 48-18L60 0L26 60L0 28L-26 60z"
            fill={main}
            stroke={fold}
            strokeWidth={5}
            strokeLinejoin="round"
          />
        </>
      )}
      <g transform={`translate(${side * 160} 128) rotate(${side * -18})`}>
        <path d="M-34-26H34V26H-34z" fill={second} />
        <path d="M-29-21H29V21H-29z" fill={main} />
        <Ship x={-22} y={-15} unit={0.25} color={paper} />
      </g>
    </>
  );
}

/** The life vest worn over a shirt that lies at the same place. */
export function LifeVest(props: { readonly palette: ProjectBrief["palette"]; readonly numeral: string }) {
  const { palette, numeral } = props;
  const { paper, ink, main, second } = palette;
  const dark = mix(second, ink, 0.28);
  return (
    <>
      <path
        d="M-104 14L-46-6C-44 60-34 96 0 96C34 96 44 60 46-6L104 14L126 120V452H-126V120z"
        fill={dark}
        transform="translate(8 8)"
      />
      <path
        d="M-104 14L-46-6C-44 60-34 96 0 96C34 96 44 60 46-6L104 14L126 120V452H-126V120z"
        fill={second}
      />
      <path d="M-94 48H-46V66H-94zM46 48H94V66H46z" fill={paper} />
      <path d="M-126 148H126V168H-126zM-126 404H126V424H-126z" fill={paper} />
      <path d="M-126 372H126V384H-126z" fill={ink} />
      <path d="M-30 360H30V396H-30z" fill={ink} />
      <path d="M-16 370H16V386H-16z" fill={paper} />
      <text x={0} y={346} textAnchor="middle" fill={main} {...svgFont(228, 900, 108)}>
        {numeral}
      </text>
    </>
  );
}

/** The white cap; 0, 0 is the middle of its crown. */
export function Cap({ palette, shadow, back = false }: Garment) {
  const { ground, paper, ink, main } = palette;
  const crown = "M-92 108V60C-100 0-60-14 0-14C60-14 100 0 92 60V108z";
  return (
    <>
      <path d={crown} fill={shadow} transform="translate(12 12)" />
      <path d={crown} fill={paper} />
      <path d="M-92 78H92V108H-92z" fill={main} />
      {back ? (
        <path d="M-34 108V92C-34 64 34 64 34 92V108z" fill={shadow} />
      ) : (
        <>
          <path d="M-92 104H92L108 122C60 138-60 138-108 122z" fill={ink} />
          <Ship x={-36} y={14} unit={0.41} color={ground} />
        </>
      )}
    </>
  );
}
