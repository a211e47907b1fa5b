const skin = "#8a5a3c";
const dark = "#6a4229";

/**
 * A sign-writer seen from behind, on a plank that hangs on two ropes, his brush raised to the left.
 * @param x middle of the plank, whose upper edge lies 150 below `y`
 * @param shadow clip path of the wall that takes the shadow, as `url(#id)`
 */
export function SignWriter(props: { readonly x: number; readonly y: number; readonly shadow?: string }) {
  const { x, y, shadow } = props;
  const figure = (
    <>
      <path d="M-64 152C-70 60 -60 -8 -40 -34C-20 -52 34 -52 54 -34C74 -8 80 60 72 152Z" />
      <path d="M-96 146C-80 120 80 120 104 146L96 176H-90Z" />
      <path d="M-44 -30C-80 -40 -100 -70 -126 -116L-104 -132C-84 -96 -60 -84 -30 -74Z" />
      <circle cx={8} cy={-86} r={44} />
      <path d="M-60 170L-66 262H-30L-22 170ZM28 170L36 262H72L70 170Z" />
      <path d="M-140 150H150V172H-140Z" />
    </>
  );
  return (
    <>
      <g clipPath={shadow}>
        <g transform={`translate(${x + 34} ${y + 40})`} fill="#0a1238" opacity={0.62}>
          {figure}
        </g>
      </g>
      <g transform={`translate(${x} ${y})`}>
        <path d="M-118 160L-104 -372M128 160L116 -372" stroke="#e6d3a3" strokeWidth={7} />
        <path d="M-60 170L-66 250H-30L-22 170ZM28 170L36 250H72L70 170Z" fill={skin} />
        <path d="M-72 244H-26V268H-78ZM32 244H76L84 268H32Z" fill={dark} />
        <path d="M-96 146C-80 112 80 112 104 146L92 214H30L8 178L-14 214H-84Z" fill="#c42e14" />
        <path d="M-60 140L-72 214M-20 132V204M24 132L30 206M70 138L80 214" stroke="#f3a9a0" strokeWidth={5} />
        <path
          d="M-64 146C-70 60 -62 -8 -42 -34C-20 -50 34 -50 56 -34C76 -8 80 60 72 146C30 158 -24 158 -64 146Z"
          fill="#f4f5f1"
        />
        <path d="M30 -46C70 -40 84 40 72 146C58 151 44 153 30 155C44 90 46 10 30 -46Z" fill="#c9ccd6" />
        <path d="M56 -34C88 -10 92 60 84 110L62 108C64 64 60 20 44 -4Z" fill={dark} />
        <path d="M-52 -28C-84 -40 -104 -72 -130 -118L-106 -134C-86 -98 -62 -84 -28 -72Z" fill={skin} />
        <path d="M-52 -28C-66 -34 -78 -44 -88 -58L-62 -88C-52 -80 -42 -76 -28 -72L-20 -30Z" fill="#f4f5f1" />
        <circle cx={-120} cy={-130} r={20} fill={skin} />
        <path d="M-112 -116L-140 -188" stroke="#b98a4a" strokeWidth={11} />
        <path d="M-152 -182L-126 -192L-134 -236L-166 -224Z" fill="#f4f5f1" />
        <path d="M-10 -60H26V-30H-10Z" fill={dark} />
        <circle cx={8} cy={-88} r={42} fill="#17130f" />
        <path d="M-36 -86C-40 -150 58 -150 52 -86C30 -100 -14 -100 -36 -86Z" fill="#f3a9a0" />
        <path d="M46 -96L82 -70L70 -52L40 -82Z" fill="#e08f85" />
        <path d="M-140 150H150V172H-140Z" fill="#a8743a" />
        <path d="M-140 164H150V172H-140Z" fill="#7a5226" />
        <path d="M104 96H150V150H104Z" fill="#9aa3b8" />
        <path d="M104 96H150V112H104Z" fill="#f4f5f1" />
      </g>
    </>
  );
}
