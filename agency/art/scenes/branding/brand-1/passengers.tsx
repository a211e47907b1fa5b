import { mix } from "../../../kit/colour.ts";
import { skins } from "../../../kit/people.tsx";

type Clothes = { readonly skin: number; readonly top: string; readonly low: string };
type Carried = "basket" | "bundle" | "suitcase" | "umbrella" | "bag" | "hand";

const hair = "#17130f";
const madder = "#c42e14";
const navy = "#14215c";
const turmeric = "#f4b400";
const white = "#f4f5f1";
const tone = (index: number) => skins[index % 4] ?? skins[0];
const shade = (color: string) => mix(color, "#000000", 0.16);

/** Sleeve to the elbow, then the bare arm and the hand. */
function Arm(props: { readonly at: readonly number[]; readonly sleeve: string; readonly skin: string }) {
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0, x3 = 0, y3 = 0] = props.at;
  return (
    <g fill="none" strokeLinecap="round" strokeLinejoin="round">
      <path d={`M${x1} ${y1}L${x2} ${y2}L${x3} ${y3}`} stroke={props.skin} strokeWidth={17} />
      <path
        d={`M${x1} ${y1}L${x2} ${y2}`}
        stroke={props.sleeve}
        strokeWidth={25}
        strokeLinecap="butt"
        strokeDasharray={`${Math.hypot(x2 - x1, y2 - y1) * 0.8} 999`}
      />
      <circle cx={x1} cy={y1} r={12.5} fill={props.sleeve} />
      <circle cx={x3} cy={y3} r={11} fill={props.skin} />
    </g>
  );
}

/** What is carried, before the arm that holds it. */
function Load({ carried }: { readonly carried: Carried }) {
  if (carried === "basket")
    return (
      <>
        <path d="M-30-306H54V-290H-30Z" fill={shade(turmeric)} />
        <path
          d="M-44-292a22 22 0 0 1 44 0zM-8-298a24 24 0 0 1 48 0zM26-292a20 20 0 0 1 40 0z"
          fill={turmeric}
        />
        <path d="M-58-296H74L54-258H-38Z" fill="#a8743a" />
        <path d="M-58-296H74L69-286H-53ZM-46-274H63L58-265H-42Z" fill="#7a5226" />
      </>
    );
  if (carried === "bundle")
    return (
      <>
        <path d="M-10-316L-24-336L6-326L34-338L24-312Z" fill={shade(white)} />
        <path d="M-58-258C-70-300-40-320 6-320C52-320 80-298 66-258Z" fill={white} />
        <path
          d="M-54-276C-20-268 40-268 68-276M-44-294C-20-288 36-288 58-294"
          fill="none"
          stroke={navy}
          strokeWidth={6}
        />
        <path d="M20-319C56-314 78-294 66-258H34C48-280 44-302 20-319Z" fill={shade(white)} />
      </>
    );
  if (carried === "suitcase")
    return (
      <>
        <path d="M52-90V-108H88V-90" fill="none" stroke={hair} strokeWidth={8} />
        <path d="M20-92H120V-22H20Z" fill={madder} />
        <path d="M34-92H46V-22H34ZM94-92H106V-22H94Z" fill={white} />
      </>
    );
  if (carried === "umbrella")
    return (
      <>
        <path d="M62-140V-300" stroke="#7a5226" strokeWidth={7} />
        <path
          d="M-46-286C-34-344 20-362 62-362C104-362 158-344 170-286L134-296L98-286L62-296L26-286L-10-296Z"
          fill={navy}
        />
        <path d="M26-286C30-330 44-354 62-362C80-354 94-330 98-286L62-296Z" fill={white} />
      </>
    );
  if (carried === "bag")
    return (
      <>
        <path d="M44-84C44-116 76-116 76-84" fill="none" stroke={navy} strokeWidth={7} />
        <path d="M26-86H94L86-22H34Z" fill={white} />
        <path d="M29-62H91L89-46H31Z" fill={navy} />
      </>
    );
  return null;
}

const holds: Readonly<Record<Carried, readonly number[]>> = {
  basket: [14, -188, 62, -214, 56, -262],
  bundle: [14, -188, 62, -214, 58, -262],
  suitcase: [10, -190, 38, -150, 70, -108],
  umbrella: [10, -184, 30, -142, 62, -166],
  bag: [8, -186, 30, -148, 60, -106],
  hand: [8, -184, 40, -150, 78, -122],
};

function Head(props: { readonly skin: string; readonly cap?: string }) {
  return (
    <g transform="translate(6 -232)">
      <path d="M-13 8H9V36H-13Z" fill={shade(props.skin)} />
      <circle r={26} fill={props.skin} />
      <path transform="rotate(-34)" d="M-28 4C-30-36 30-36 28 4C16-12-14-14-28 4Z" fill={props.cap ?? hair} />
    </g>
  );
}

/** A man in shirt and lungi, or in trousers; the feet stand at 0, the crown is 260 above. */
export function Man(
  props: Clothes & { readonly carried: Carried; readonly lungi?: boolean; readonly cap?: string },
) {
  const skin = tone(props.skin);
  const { top, low, carried, lungi = false, cap } = props;
  return (
    <>
      <Arm at={[-6, -186, -34, -150, -42, -108]} sleeve={shade(top)} skin={shade(skin)} />
      <path
        d={lungi ? "M-14-60L-44-10M18-60L42-10" : "M-38-24L-46-8M42-24L46-8"}
        stroke={skin}
        strokeWidth={19}
      />
      <path d="M-54-16L-34-8L-40 2L-66-2ZM32-14H52L70-4V2H32Z" fill={hair} />
      {lungi ? (
        <>
          <path d="M-34-112H36L60-36L14-32L-2-40L-14-30L-50-36Z" fill={low} />
          <path d="M-20-106L-32-34M4-106V-40M26-106L42-36" stroke={shade(low)} strokeWidth={6} />
        </>
      ) : (
        <>
          <path d="M-32-110H4L-26-14L-56-22Z" fill={shade(low)} />
          <path d="M-14-110H36L58-18L30-14Z" fill={low} />
        </>
      )}
      <path d="M-34-98C-40-170-36-204-6-210C26-208 42-170 38-98C14-92-14-92-34-98Z" fill={top} />
      <path d="M38-98C42-170 26-208-6-210C22-190 26-150 18-94C26-95 32-96 38-98Z" fill={shade(top)} />
      <Head skin={skin} {...(cap ? { cap } : {})} />
      <Load carried={carried} />
      <Arm at={holds[carried]} sleeve={top} skin={skin} />
    </>
  );
}

/** A woman in a sari drawn over her hair. */
export function Woman(props: Clothes & { readonly carried: Carried }) {
  const skin = tone(props.skin);
  const { top, low, carried } = props;
  return (
    <>
      <path d="M-30-12L-50-2V2H-18ZM26-12L54-4V2H22Z" fill={skin} />
      <path d="M-26-206H28C38-150 42-70 56-10C20-4-24-4-56-10C-46-70-40-140-26-206Z" fill={top} />
      <path d="M28-206C38-150 42-70 56-10C46-8 36-7 26-6C30-80 22-150 6-206Z" fill={shade(top)} />
      <path d="M-53-26C-20-18 24-18 53-26L56-10C20-4-24-4-56-10Z" fill={low} />
      <Head skin={skin} />
      <path
        d="M12-262C-22-266-30-240-28-212C-44-180-54-130-52-84C-30-80-14-84-2-92C-2-130 6-170 26-202C10-204-6-214-8-232C-8-246 0-254 12-262Z"
        fill={top}
      />
      <path d="M26-202C6-170-2-130-2-92C-6-89-11-87-16-85C-16-130-8-172 12-204Z" fill={low} />
      <Load carried={carried} />
      <Arm at={holds[carried]} sleeve={low} skin={skin} />
    </>
  );
}

/** A child who is led by the hand. */
export function Child(props: Clothes) {
  const skin = tone(props.skin);
  return (
    <>
      <path d="M-10-40L-22-6M12-40L24-6" stroke={skin} strokeWidth={14} />
      <path d="M-30-8H-14V2H-34ZM16-8H30L40 2H16Z" fill={hair} />
      <path d="M-24-64H26L32-30H8L0-44L-8-30H-30Z" fill={props.low} />
      <path d="M-26-58C-30-104-22-120 0-122C22-120 30-104 28-58Z" fill={props.top} />
      <path d="M28-58C30-104 22-120 0-122C16-108 18-84 14-58Z" fill={shade(props.top)} />
      <g transform="translate(2 40) scale(.78)">
        <Head skin={skin} />
      </g>
      <Arm at={[-6, -104, -20, -112, -34, -120]} sleeve={props.top} skin={skin} />
    </>
  );
}
