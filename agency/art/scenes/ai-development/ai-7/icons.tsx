import type { ReactNode } from "react";

/** Nine pictures of the pupils' sign-in, each in a box of 100 by 100, drawn inside a `Drawing`. */
export function signs(
  ink: string,
  main: string,
  second: string,
  accent: string,
): readonly { readonly name: string; readonly art: ReactNode }[] {
  return [
    {
      name: "boat",
      art: (
        <>
          <path d="M8 62Q50 90 92 62L84 84Q50 98 16 84z" fill={ink} />
          <path d="M48 10v54h6V10zM54 14L88 58H54z" fill={accent} />
        </>
      ),
    },
    {
      name: "mango",
      art: (
        <>
          <path d="M28 30Q56 8 78 38T62 88Q30 98 20 66T28 30z" fill={main} />
          <path d="M44 24q4-16 28-14q-6 16-28 14z" fill={second} stroke={ink} strokeWidth={3} />
        </>
      ),
    },
    {
      name: "kite",
      art: (
        <>
          <path d="M50 6L84 44L50 76L16 44z" fill={accent} />
          <path d="M50 6V76L84 44z" fill={main} />
          <path d="M50 76q14 6 2 12t6 10" fill="none" stroke={ink} strokeWidth={5} />
        </>
      ),
    },
    {
      name: "drum",
      art: (
        <>
          <path d="M18 30h64v44q-32 20-64 0z" fill={accent} />
          <ellipse cx={50} cy={30} rx={32} ry={13} fill={main} />
          <path d="M18 34l12 44 12-38 10 44 12-44 10 38 8-44" fill="none" stroke={ink} strokeWidth={4} />
        </>
      ),
    },
    {
      name: "fish",
      art: (
        <>
          <path d="M8 50Q40 14 72 46L94 26V74L72 54Q40 86 8 50z" fill={second} stroke={ink} strokeWidth={3} />
          <circle cx={28} cy={46} r={5} fill={ink} />
          <path d="M44 34q8 16 0 32" fill="none" stroke={ink} strokeWidth={4} />
        </>
      ),
    },
    {
      name: "umbrella",
      art: (
        <>
          <path d="M6 52A44 44 0 0 1 94 52q-11-10-22 0q-11-10-22 0q-11-10-22 0q-11-10-22 0z" fill={accent} />
          <path d="M50 50v32q0 12 12 12t10-12" fill="none" stroke={ink} strokeWidth={6} />
        </>
      ),
    },
    {
      name: "rickshaw",
      art: (
        <>
          <path d="M40 66V34q2-22 34-20l12 52z" fill={accent} />
          <path d="M46 44h26v18H46z" fill={main} />
          <path d="M46 66H20L14 34H4" fill="none" stroke={ink} strokeWidth={5} />
          <circle cx={18} cy={76} r={14} fill="none" stroke={ink} strokeWidth={5} />
          <circle cx={74} cy={76} r={16} fill="none" stroke={ink} strokeWidth={5} />
        </>
      ),
    },
    {
      name: "tiger",
      art: (
        <>
          <path d="M16 16l18 8h32l18-8v40q-6 32-34 32T16 56z" fill={main} />
          <path
            d="M44 24h4v18h-4zM54 24h4v18h-4zM16 48h16v5H16zM68 48h16v5H68zM18 62h14v5H18zM68 62h14v5H68z"
            fill={ink}
          />
          <circle cx={38} cy={52} r={5} fill={ink} />
          <circle cx={62} cy={52} r={5} fill={ink} />
          <path d="M42 66h16l-8 10z" fill={accent} />
        </>
      ),
    },
    {
      name: "lamp",
      art: (
        <>
          <path d="M10 56h70q14-2 14 10H74Q60 88 46 88T18 70z" fill={ink} />
          <path d="M34 88h28v8H34z" fill={ink} />
          <path d="M84 52q-16-16 0-44q16 28 0 44z" fill={accent} />
          <path d="M84 50q-7-8 0-22q7 14 0 22z" fill={main} />
        </>
      ),
    },
  ];
}
