import { mix } from "../../../kit/colour.ts";
import type { Draw } from "../../../kit/contract.ts";
import { Drawing, Stage } from "../../../kit/stage.tsx";
import { word } from "../../../kit/words.ts";
import { cutPage, Lying, Mark, Type } from "./parts.tsx";

/** Three passbooks fanned on green; the one on top lies open at a page of weeks with the balance alone at its right. */
export const draw: Draw = (brief, picture) => {
  const { ground, paper, ink, main, second } = brief.palette;
  const say = (index: number) => word(picture, index);
  const shadow = mix(ground, "#000000", 0.38);
  const rule = mix(paper, ink, 0.22);
  const deep = mix(main, "#7a4a00", 0.22);
  return (
    <Stage ground={ground}>
      <Drawing width={1280} height={960}>
        <g transform="translate(208 132) rotate(-13)">
          <Lying outline={cutPage(392, 560, "top", 72)} color={main} shadow={shadow} by={16} />
          <path d="M0 0H28V560H0z" fill={deep} />
          <Mark x={176} y={132} r={84} disc={paper} shadow={second} />
        </g>
        <g transform="translate(694 40) rotate(11)">
          <Lying outline={cutPage(392, 560, "bottom", 72)} color={main} shadow={shadow} by={16} />
          <path d="M0 0H28V560H0z" fill={deep} />
          <Type x={64} y={148} size={116} color={ink}>
            {say(2)}
          </Type>
          <Type x={64} y={212} size={48} color={ink} weight={700}>
            {say(3)}
          </Type>
          <Mark x={108} y={292} r={44} disc={paper} shadow={second} />
        </g>
        <g transform="translate(168 408) rotate(-2)">
          <path d="M0 0H944V488L880 512H0z" fill={shadow} transform="translate(20 20)" />
          <path d="M0 0H944V140H0z" fill={main} />
          <path d="M0 0H944V14H0z" fill={deep} />
          <Mark x={64} y={62} r={26} disc={paper} shadow={second} />
          <Type x={148} y={94} size={76} color={ink}>
            {say(0)}
          </Type>
          <Type x={330} y={74} size={30} color={ink} weight={700}>
            {say(1)}
          </Type>
          <Type x={330} y={112} size={24} color={ink} weight={600}>
            {say(9)}
          </Type>
          <path d="M0 140H944V448L884 508H0z" fill={paper} />
          <path d="M0 140H944V152H0z" fill={mix(paper, ink, 0.16)} />
          <path
            d={[212, 284, 356, 428].map((y) => `M24 ${y}H320`).join("")}
            stroke={rule}
            strokeWidth={3}
            fill="none"
          />
          <path d="M344 152V508" stroke={second} strokeWidth={6} />
          {[4, 6].map((at, row) => (
            <g key={at}>
              <Type x={28} y={198 + row * 72} size={28} color={ink} weight={600}>
                {say(at)}
              </Type>
              <Type x={242} y={198 + row * 72} size={34} color={second} align="end">
                {say(at + 1)}
              </Type>
              <path
                d={`M262 ${192 + row * 72}q8-28 16-12t14 2t12-14t12 16`}
                stroke="#27449c"
                strokeWidth={4}
                fill="none"
                strokeLinecap="round"
              />
            </g>
          ))}
          <Type x={912} y={388} size={138} color={ink} weight={900} align="end" tracking={-0.03}>
            {say(8)}
          </Type>
          <path d="M400 418H838" stroke={main} strokeWidth={14} />
        </g>
      </Drawing>
    </Stage>
  );
};
