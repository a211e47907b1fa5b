import type { Draw } from "../../../kit/contract.ts";
import { word } from "../../../kit/words.ts";
import { mulberry32 } from "../../../weave/random.ts";
import { Canvas, Say } from "../letters.tsx";
import { face } from "./bottle.tsx";

/** A painter from behind on a ladder, brush at the right; feet at the origin. */
function Painter() {
  return (
    <g>
      <path d="M-46 190V-270M46 190V-270" stroke="#8a5630" strokeWidth={12} />
      {Array.from({ length: 9 }, (_, i) => -240 + i * 50).map((y) => (
        <path key={y} d={`M-46 ${y}H46`} stroke="#a3683a" strokeWidth={10} />
      ))}
      <path d="M-30 10C-36-40-30-70-26-100H26C30-70 36-40 30 10H6V-40H-6V10Z" fill="#3c5a78" />
      <path d="M-34-96C-40-150-30-180 0-182C30-180 40-150 34-96Z" fill="#d8432a" />
      <path d="M26-168L84-208L94-192L36-138Z" fill="#d8432a" />
      <path d="M82-212L116-236L124-222L92-194Z" fill="#8a5a3c" />
      <path d="M112-238L150-262" stroke="#c98a00" strokeWidth={9} />
      <path d="M146-272L170-286L178-262L156-250Z" fill="#f4b400" />
      <path d="M-34-160L-56-96L-40-92L-22-140Z" fill="#d8432a" />
      <rect x={-74} y={-92} width={42} height={44} fill="#8d979d" />
      <rect x={-74} y={-92} width={42} height={11} fill="#f4b400" />
      <circle cy={-206} r={25} fill="#8a5a3c" />
      <path d="M-26-206C-26-242 26-242 26-206C14-214-14-214-26-206Z" fill="#141618" />
    </g>
  );
}

/** A cart with sacks behind a bullock, standing on the origin. */
function Cart() {
  return (
    <g>
      <path d="M-40-150C-50-210-10-224 40-214C90-232 130-206 126-150Z" fill="#d9c49a" />
      <path
        d="M-20-160C-14-206 30-206 38-160M44-160C50-204 100-204 104-160"
        fill="none"
        stroke="#a58d5c"
        strokeWidth={5}
      />
      <path d="M-70-150H160V-132H-70ZM150-146L360-112L358-98L148-132Z" fill="#5a3418" />
      <circle cx={44} cy={-70} r={68} fill="none" stroke="#5a3418" strokeWidth={14} />
      <path d="M44-138V-2M-24-70H112M-4-118L92-22M92-118L-4-22" stroke="#5a3418" strokeWidth={8} />
      <path
        d="M232-40V0H252V-46C290-38 330-40 356-48V0H376V-60C392-74 396-96 394-116L424-128C440-130 446-148 436-160L400-176C388-178 380-172 374-160C352-176 330-160 318-150C280-148 240-150 222-132C206-114 212-70 232-40Z"
        fill="#efe6d4"
      />
      <path d="M222-128C204-110 204-70 210-44" fill="none" stroke="#cbbfa4" strokeWidth={7} />
      <path
        d="M396-176C390-200 400-214 416-216M412-172C412-196 424-206 438-204"
        fill="none"
        stroke="#5a4a38"
        strokeWidth={8}
      />
      <circle cx={418} cy={-154} r={4} fill="#141618" />
    </g>
  );
}

/** A black hoarding over a flowering mustard field; a painter changes the last digit; a bullock cart passes on the road. */
export const draw: Draw = (brief, picture) => {
  const { ground, paper, ink } = brief.palette;
  const say = (index: number) => word(picture, index);
  const [batch = "", number = ""] = say(0).split(" ");
  const random = mulberry32(31);
  const flowers = Array.from({ length: 320 }, () => ({
    x: random() * 1280,
    y: 700 + random() * random() * 116,
  }));
  return (
    <Canvas ground="#cfe2e6">
      <circle cx={1150} cy={120} r={66} fill={paper} />
      <path d="M0 640C160 600 300 616 460 606S900 590 1280 622V720H0Z" fill="#6f8f5a" />
      <path d="M300 560V760M980 560V760M640 560V740" stroke="#5a5d60" strokeWidth={26} />
      <rect x={152} y={72} width={976} height={528} fill="#3a3f42" />
      <rect x={136} y={56} width={976} height={528} fill={ink} />
      <Say x={180} y={180} size={96} weight={850} face={face} stretch={88} color={ground}>
        {batch}
      </Say>
      <Say
        x={540}
        y={460}
        size={420}
        weight={900}
        face={face}
        stretch={84}
        color={ground}
        tracking={-0.02}
        loose
      >
        {number.slice(0, 1)}
      </Say>
      <clipPath id="wet">
        <path d="M780 100H960L905 300L925 380L890 520H780Z" />
      </clipPath>
      <Say x={806} y={460} size={420} weight={900} face={face} stretch={84} color="#4a3d12" loose>
        {number.slice(1)}
      </Say>
      <g clipPath="url(#wet)">
        <Say x={806} y={460} size={420} weight={900} face={face} stretch={84} color={ground} loose>
          {number.slice(1)}
        </Say>
      </g>
      <g opacity={0}>
        <Say x={0} y={40} color={ink} loose>
          {say(0)}
        </Say>
      </g>
      <Say x={180} y={290} size={50} weight={600} color={paper} max={16} leading={1.2}>
        {say(1)}
      </Say>
      <Say x={180} y={548} size={58} weight={850} face={face} stretch={92} color={ground}>
        {say(2)}
      </Say>
      <Say x={500} y={548} size={44} weight={600} color={paper}>
        {say(3)}
      </Say>
      <path d="M0 700C200 664 420 690 640 676S1060 664 1280 692V830H0Z" fill="#c9a30a" />
      {flowers.map(({ x, y }) => (
        <rect key={`${x}`} x={x} y={y - 8} width={11} height={11} fill={y % 2 > 1 ? "#ffdf4a" : "#f4b400"} />
      ))}
      {Array.from(
        { length: 90 },
        (_, i) => `M${i * 14.4} 830l${((i * 7) % 9) - 4}-${46 + ((i * 13) % 34)}`,
      ).map((d) => (
        <path key={d} d={d} stroke="#5d7d2f" strokeWidth={4} />
      ))}
      <rect y={826} width={1280} height={134} fill="#b9a588" />
      <path d="M0 858H1280M0 936H1280" stroke="#a08c6c" strokeWidth={6} />
      <g transform="translate(1052 560) scale(-1 1)">
        <Painter />
      </g>
      <g transform="translate(170 934) scale(.94)">
        <Cart />
      </g>
    </Canvas>
  );
};
