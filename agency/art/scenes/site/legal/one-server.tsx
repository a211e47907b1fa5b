import type { Draw } from "../../../kit/contract.ts";
import { Cut, gouge } from "../../../kit/portrait.tsx";
import { Drawing, Stage } from "../../../kit/stage.tsx";

const [wall, wallShade] = ["#c9d3f7", "#8fa4f0"];
const [leaf, deep, light, night] = ["#0b5e41", "#084a33", "#4fb286", "#05291c"];
const [steel, steelShade, paper, iron, ink] = ["#dfe4e0", "#8499a6", "#f4f5f1", "#3a4a55", "#141618"];
const [brass, brassShade, glint, madder, madderShade] = [
  "#f4b400",
  "#a86f00",
  "#ffe49c",
  "#c42e14",
  "#8c1c0a",
];

/** The way of a cord from its plug in the wall to the back of the rack, and from there up into the server. */
const POWER = "M122 394V560C122 700 190 742 300 742H372C432 742 452 700 452 590";
const NETWORK = "M1158 394V560C1158 700 1090 742 980 742H908C848 742 828 700 828 590";

/** A rack with room for many: one locked server stands in it; current and network come to it from the wall. */
export const draw: Draw = () => (
  <Stage ground={wall} width={1280} height={800}>
    <Drawing width={1280} height={800}>
      <path d="M1030 84H1070V820H1030Z" fill={wallShade} />
      <g fill="none" stroke={wallShade} strokeWidth="22" transform="translate(26 22)">
        <path d={POWER} />
        <path d={NETWORK} />
      </g>
      <Power />
      <Network />
      <path d="M270 60H1010V820H270Z" fill={night} />
      <path d="M320 88H960L900 124H380V820H320Z" fill={ink} />
      <path d="M960 88V820H900V124Z" fill={deep} />
      <Cord d={POWER} fill={madder} shade={madderShade} />
      <Cord d={NETWORK} fill={brass} shade={brassShade} />
      <Rack />
      <Server />
      <Padlock />
    </Drawing>
  </Stage>
);

function Cord({ d, fill, shade }: { readonly d: string; readonly fill: string; readonly shade: string }) {
  return (
    <g fill="none" strokeWidth="22">
      <path d={d} stroke={shade} />
      <path d={d} stroke={fill} strokeWidth="14" transform="translate(-3 -3)" />
    </g>
  );
}

/** The rack, which is the house's: two uprights with their holes, and a crown. */
function Rack() {
  return (
    <>
      {[250, 960].map((x) => (
        <g key={x} transform={`translate(${x} 0)`}>
          <Cut d="M0 60H70V820H0Z" fill={steel}>
            <path d="M56 50H70V820H56Z" fill={steelShade} />
          </Cut>
          {Array.from({ length: 12 }, (_, i) => 118 + i * 58).map((y) => (
            <path key={y} d={`M18 ${y}H40V${y + 22}H18Z`} fill={iron} />
          ))}
        </g>
      ))}
      <Cut d="M236 40H1044V88H236Z" fill={steel}>
        <path d="M236 72H1044V90H236ZM1026 40H1044V90H1026Z" fill={steelShade} />
        <path d={gouge([[250, 50], [480, 46], [860, 49], 4])} fill="#ffffff" />
      </Cut>
    </>
  );
}

/** The server, which is ours: drives with their lamps, and a barred door before a letter. */
function Server() {
  return (
    <>
      <path d="M320 590H960V626H346Z" fill={ink} />
      <Cut d="M228 250H1052V596H228Z" fill={leaf}>
        <path d="M228 566H1052V600H228ZM1022 220H1052V600H1022Z" fill={deep} />
        <path d="M228 250H1052V262H228ZM228 250H240V566H228Z" fill={light} />
        {[0, 1, 2].map((bay) => (
          <g key={bay} transform={`translate(276 ${292 + bay * 88})`}>
            <path d="M0 0H196V70H0Z" fill={deep} />
            <path d="M0 0H196V10H10V70H0Z" fill={night} />
            <path d="M30 28H94V50H30Z" fill={night} />
            <circle cx="126" cy="40" r="14" fill={light} />
            <circle cx="166" cy="40" r="14" fill={glint} />
          </g>
        ))}
        <Door />
        <path d={`${LOCK}${SHACKLE}`} transform="translate(592 326)" fill={night} />
      </Cut>
    </>
  );
}

function Door() {
  return (
    <Cut d="M676 292H984V534H676Z" fill={night}>
      <path d="M676 352H990V540H676Z" fill={paper} />
      <path d="M676 352H992L834 456Z" fill={steel} />
      <path
        d={gouge([[676, 352], [756, 404], [836, 458], 5], [[992, 352], [912, 404], [832, 458], 5])}
        fill={steelShade}
      />
      <path d="M813 452A21 21 0 1 1 855 452A21 21 0 1 1 813 452Z" fill={madder} />
      <path d="M676 292H990V314H676ZM676 292H690V540H676Z" fill={ink} />
      {[0, 1, 2, 3].map((bar) => (
        <g key={bar} transform={`translate(${712 + bar * 73} 0)`}>
          <path d="M16 352H28V540H16Z" fill={steelShade} />
          <path d="M0 290H18V540H0Z" fill={leaf} />
          <path d="M0 290H6V540H0Z" fill={light} />
        </g>
      ))}
    </Cut>
  );
}

/** Current: a plate with a switch that is on, and a plug. */
function Power() {
  return (
    <g transform="translate(45 170)">
      <Plate />
      <path d="M50 24H104V66H50Z" fill={steelShade} />
      <path d="M50 24H77V66H50Z" fill={madder} />
      <path d="M46 100H142V166L128 186H70Z" fill={steelShade} />
      <Cut
        d="M28 92C28 86 32 82 38 82H116C122 82 126 86 126 92V142C126 172 96 176 92 226H62C58 176 28 172 28 142Z"
        fill={iron}
      >
        <path d="M96 70H130V180L92 240H70C80 200 96 180 96 130Z" fill={ink} />
        <path d="M50 200H110V206H50ZM50 214H110V220H50Z" fill={ink} />
      </Cut>
      <path d={gouge([[40, 94], [36, 124], [46, 152], 5])} fill={steelShade} />
    </g>
  );
}

/** Network: a plate with two holes, a plug in one of them. */
function Network() {
  return (
    <g transform="translate(1081 170)">
      <Plate />
      <path d="M49 20H105V62H49ZM49 92H105V150H49Z" fill={ink} />
      <path d="M66 150H122V186H66Z" fill={steelShade} />
      <Cut d="M55 104H99V170L92 188V226H62V188L55 170Z" fill={steel}>
        <path d="M84 90H110V240H84ZM50 188H110V196H50Z" fill={steelShade} />
      </Cut>
      <path d="M69 104H81V160H69Z" fill={brass} />
    </g>
  );
}

function Plate() {
  return (
    <>
      <path d="M26 22H180V222H26Z" fill={wallShade} />
      <Cut d="M0 0H154V200H0Z" fill={paper}>
        <path d="M0 186H154V200H0ZM142 0H154V200H142Z" fill={steelShade} />
      </Cut>
    </>
  );
}

const LOCK =
  "M-84 104C-84 96-78 90-70 90H70C78 90 84 96 84 104V214C84 230 72 240 58 240H-58C-72 240-84 230-84 214Z";
const SHACKLE = "M-54 92V36A54 54 0 0 1 54 36V92H28V38A28 28 0 0 0-28 38V92Z";

/** A hasp from the door to the body, and the padlock on it. */
function Padlock() {
  return (
    <g transform="translate(570 302)">
      <Cut d="M-34-8C-34-20-26-28-14-28H134V24H-14C-26 24-34 16-34 4Z" fill={steelShade}>
        <path d="M-40 10H140V30H-40Z" fill={iron} />
      </Cut>
      <circle cx="114" cy="-2" r="8" fill={steel} />
      <Cut d={SHACKLE} fill={steel}>
        <path
          d="M42 100V36C42 14 28-2 6-12L60-30V100ZM-28 100V36C-28 18-16 8 4 8V20L-18 100Z"
          fill={steelShade}
        />
      </Cut>
      <path d="M-12-24H12V14H-12Z" fill={iron} />
      <Cut d={LOCK} fill={brass}>
        <path d="M46 80H90V250H34C42 200 46 150 46 80ZM-86 220H90V250H-86Z" fill={brassShade} />
      </Cut>
      <path d={gouge([[-68, 104], [-70, 150], [-64, 202], 5])} fill={glint} />
      <path d="M-8 150A20 20 0 1 1 8 150L16 200H-16Z" fill={ink} />
    </g>
  );
}
