import { sign } from '../../engine/box.ts';
import { mix } from '../../engine/color.ts';
import type { Part } from '../../engine/part.ts';
import type { Model } from '../../engine/render.ts';
import { cylinder, tube } from '../../engine/round-part.ts';
import { plate } from '../../ink/controls.ts';
import { block, middle } from '../../kit/block.ts';
import { feet } from '../../kit/stand.ts';
import { wedge } from '../../kit/wedge.ts';
import type { Look } from '../../look.ts';
import { close, controls } from './balance-panel.ts';

/** To a tenth of a milligram: the pan stands in a glass case. */
export function analyticalBalance(look: Look): Model {
  const { vary } = look;
  const w = vary.between('w', 210, 245);
  const d = vary.between('d', 340, 400);
  const base = vary.between('base', 72, 92);
  const nose = base * 0.35;
  const back = vary.between('back', 95, 125);
  const shape = wedge({ w, h: base, d, nose, back, foot: 12, color: look.body, radius: 8 });
  const glassD = d - back - 55;
  const glassH = vary.between('case', 200, 260);
  const z0 = 45;
  const g = w * 0.94;
  const post = 9;
  const frameColor = mix(look.body, '#39414c', 0.5);
  const glass = (x: number, y: number, z: number, size: readonly [number, number, number]): Part =>
    block([x, y, z], size, '#b4ccd6', { opacity: 0.22 });
  const top = base + glassH;
  const corner = (x: number, z: number): Part => block([x, base, z], [post, glassH, post], frameColor);
  const shift = look.open ? -glassD * 0.62 : 0;
  const parts: Part[] = [
    ...feet(w, d, 12),
    shape.body,
    sign(
      shape.slope,
      w,
      shape.slopeHeight,
      controls(look, vary.pick('value', ['20.0004', '0.0000', '1.2847']), w),
    ),
    middle(base, 0, [w * 0.96, glassH * 0.98, z0], look.body, {
      radius: 8,
      right: (pen) => plate(pen, pen.width * 0.2, pen.height * 0.8, pen.width * 0.5, pen.height * 0.08),
    }),
    corner(-g / 2, z0),
    corner(g / 2 - post, z0),
    cylinder([0, base, z0 + glassD * 0.52], 13, 26, '#a9b0b7'),
    cylinder([0, base + 26, z0 + glassD * 0.52], w * 0.21, 6, '#d6dadd'),
    ...(vary.chance('weight', 0.6)
      ? [
          cylinder([6, base + 32, z0 + glassD * 0.52], 13, 28, '#c9b37a'),
          cylinder([6, base + 60, z0 + glassD * 0.52], 6, 8, '#c9b37a'),
          cylinder([6, base + 68, z0 + glassD * 0.52], 10, 6, '#c9b37a'),
        ]
      : []),
    glass(-g / 2, base, z0 + 2 + shift * 0, [2, glassH, glassD]),
    glass(-g / 2, base, z0 + glassD, [g, glassH, 2]),
    corner(-g / 2, z0 + glassD - post),
    corner(g / 2 - post, z0 + glassD - post),
    glass(g / 2 - 2, base, z0 + 2 + shift, [2, glassH, glassD]),
    block([g / 2, base + glassH * 0.5, z0 + glassD * 0.4 + shift], [14, 26, 26], frameColor, { radius: 6 }),
    glass(-g / 2, top, z0, [g, 2, glassD]),
    tube(
      [
        [-g / 2, top, z0],
        [-g / 2, top, z0 + glassD],
        [g / 2, top, z0 + glassD],
        [g / 2, top, z0],
      ],
      6,
      frameColor,
      { straight: true },
    ),
    middle(top + 2, z0 + glassD * 0.4, [w * 0.2, 8, 20], frameColor, { radius: 3 }),
  ];
  return { parts, controls: close(shape, w) };
}
