interface Ware {
  /** Middle of the foot. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly color: string;
  readonly line: string;
}

/** A cup in profile with its river band. */
export function Cup({ x, y, width: w, color, line }: Ware) {
  return (
    <g transform={`translate(${x} ${y}) scale(${w / 100})`}>
      <path d="M40-62C74-66 74-22 34-24" fill="none" stroke={line} strokeWidth={9} />
      <path
        d="M-46-80H46C46-40 38-14 22 0H-22C-38-14-46-40-46-80z"
        fill={color}
        stroke={line}
        strokeWidth={5}
      />
      <path d="M-44-58C-20-72 18-38 43-52L38-34C14-24-16-54-41-40z" fill={line} />
    </g>
  );
}

/** A plate or platter in profile: wide and shallow. */
export function Dish({ x, y, width: w, color, line }: Ware) {
  return (
    <g transform={`translate(${x} ${y}) scale(${w / 100})`}>
      <path
        d="M-50-16H50L28-3H18V0H-18V-3H-28z"
        fill={color}
        stroke={line}
        strokeWidth={2.4}
        strokeLinejoin="round"
      />
      <path d="M-44-12H44L39-9H-39z" fill={line} />
    </g>
  );
}

/** A bowl in profile. */
export function Bowl({ x, y, width: w, color, line }: Ware) {
  return (
    <g transform={`translate(${x} ${y}) scale(${w / 100})`}>
      <path
        d="M-50-44H50C48-18 32-6 18-4V0H-18V-4C-32-6-48-18-50-44z"
        fill={color}
        stroke={line}
        strokeWidth={4}
      />
      <path d="M-48-34C-20-44 20-20 48-34L44-22C20-12-16-32-43-22z" fill={line} />
    </g>
  );
}

/** A jug in profile. */
export function Jug({ x, y, width: w, color, line }: Ware) {
  return (
    <g transform={`translate(${x} ${y}) scale(${w / 100})`}>
      <path d="M28-90C76-96 70-26 32-32" fill="none" stroke={line} strokeWidth={9} />
      <path
        d="M-44-112L-30-98H28C26-80 42-60 42-34C42-14 32 0 22 0H-26C-36 0-44-14-44-34C-44-60-28-78-32-90z"
        fill={color}
        stroke={line}
        strokeWidth={5}
      />
      <path d="M-42-46C-16-62 12-26 41-44L41-26C14-8-16-44-43-28z" fill={line} />
    </g>
  );
}
