/** The pharmacy at the left of the branch: a cross, and shelves of bottles over a counter. */
export function Pharmacy(props: { readonly ink: string; readonly green: string; readonly paper: string }) {
  const { ink, green, paper } = props;
  const colours = [green, "#b5452c", "#ffffff", "#d9a441", "#5f8f83"];
  const rows = [436, 520, 604];
  return (
    <>
      <path d="M0 232H216V352H0z" fill={paper} />
      <path d="M92 252h32v24h24v32h-24v24H92v-24H68v-32h24z" fill="#1d7d58" />
      <path d="M0 376H232V752H0z" fill={ink} />
      <path d="M0 376H216V656H0z" fill="#f3ecd6" />
      {rows.map((y, row) => (
        <g key={y}>
          {[0, 1, 2, 3, 4, 5, 6].map((place) => {
            const high = 30 + ((place * 2 + row * 3) % 4) * 6;
            return (
              <rect
                key={place}
                x={8 + place * 30}
                y={y - high}
                width={20}
                height={high}
                fill={colours[(place * 2 + row) % 5]}
                stroke={ink}
                strokeWidth={2}
              />
            );
          })}
          <path d={`M0 ${y}H216V${y + 8}H0z`} fill="#8a6a3c" />
        </g>
      ))}
      <path d="M0 640H232V752H0z" fill="#5f8f83" />
      <path d="M0 640H232V656H0z" fill={ink} />
    </>
  );
}

/** The tailor at the right: bolts of cloth, a dress on a stand, a tape. */
export function Tailor(props: {
  readonly ink: string;
  readonly accent: string;
  readonly main: string;
  readonly second: string;
  readonly paper: string;
}) {
  const { ink, accent, main, second, paper } = props;
  return (
    <>
      <path d="M1064 200H1280V312H1064z" fill={accent} />
      <path d="M1130 232l58 48M1130 280l58-48" stroke={paper} strokeWidth={8} strokeLinecap="round" />
      <circle cx={1118} cy={228} r={14} fill="none" stroke={paper} strokeWidth={7} />
      <circle cx={1118} cy={284} r={14} fill="none" stroke={paper} strokeWidth={7} />
      <path d="M1048 352H1280V752H1048z" fill={ink} />
      <path d="M1064 368H1280V752H1064z" fill="#5d2a1d" />
      {[main, "#d98f9a", second, paper, "#3c5a9a", accent].map((color, i) => (
        <g key={color}>
          <rect x={1076 + i * 34} y={392} width={28} height={112} fill={color} />
          <circle cx={1090 + i * 34} cy={392} r={14} fill={ink} />
          <circle cx={1090 + i * 34} cy={392} r={8} fill={color} />
        </g>
      ))}
      <path d="M1064 504H1280V516H1064z" fill="#a5784a" />
      <path d="M1164 716h12v36h-12zM1132 744h76v8h-76z" fill="#a5784a" />
      <path d="M1142 560L1128 620L1150 640L1112 720H1228L1190 640L1212 620L1198 560L1170 576z" fill={main} />
      <path d="M1150 640H1190" stroke={ink} strokeWidth={5} />
    </>
  );
}
