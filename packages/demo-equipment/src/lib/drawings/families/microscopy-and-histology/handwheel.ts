import { mix } from '../../engine/color.ts';
import type { Part } from '../../engine/part.ts';
import { circle } from '../../engine/profile.ts';
import { tube } from '../../engine/round-part.ts';
import { solid } from '../../engine/solid.ts';
import { facing, type Vec } from '../../engine/vector.ts';
import { disc, rect } from '../../ink/shape.ts';

/** The handwheel on the right, with its grip. */
export function handwheel(at: Vec, r: number, color: string): Part[] {
  return [
    solid({ frame: facing.right(at), profile: circle(r * 0.2, 24), depth: 36, color: '#8d959d' }),
    solid({
      frame: facing.right([at[0] + 36, at[1], at[2]]),
      profile: circle(r),
      depth: 22,
      color,
      face: (pen) => {
        const c = pen.width / 2;
        return (
          disc(c, c, c * 0.78, { fill: mix(color, '#18202e', 0.3), stroke: '#10151d', width: pen.pixel }) +
          [0, 60, 120]
            .map(
              (a) =>
                `<g transform="rotate(${a} ${c} ${c})">${rect(c * 0.2, c * 0.9, c * 1.6, c * 0.2, { fill: color })}</g>`,
            )
            .join('') +
          disc(c, c, c * 0.24, { fill: '#b9bec4', stroke: '#18202e', width: pen.pixel })
        );
      },
    }),
    tube(
      [
        [at[0] + 58, at[1] + r * 0.7, at[2]],
        [at[0] + 118, at[1] + r * 0.7, at[2]],
      ],
      26,
      '#2c333d',
      { straight: true },
    ),
  ];
}
