import { sign } from '../../engine/box.ts';
import type { Part } from '../../engine/part.ts';
import type { Model } from '../../engine/render.ts';
import { cylinder } from '../../engine/round-part.ts';
import { rect } from '../../ink/shape.ts';
import { middle } from '../../kit/block.ts';
import { feet } from '../../kit/stand.ts';
import { wedge } from '../../kit/wedge.ts';
import type { Look } from '../../look.ts';
import { close, controls } from './balance-panel.ts';

/** To a hundredth of a gram: a free pan, sometimes with a low wind ring. */
export function precisionBalance(look: Look): Model {
  const { vary } = look;
  const w = vary.between('w', 190, 240);
  const d = vary.between('d', 270, 340);
  const h = vary.between('h', 70, 92);
  const back = vary.between('back', 95, 120);
  const shape = wedge({ w, h, d, nose: h * 0.34, back, foot: 12, color: look.body, radius: 10 });
  const panD = d - back - 14;
  const z = 8;
  const round = vary.chance('round pan', 0.35);
  const r = Math.min(panD, w) * 0.42;
  const pan: Part[] = round
    ? [
        cylinder([0, h, z + panD / 2], r * 0.5, 10, '#8d959d'),
        cylinder([0, h + 10, z + panD / 2], r, 7, '#d6dadd'),
      ]
    : [
        middle(h, z + panD * 0.3, [w * 0.3, 10, panD * 0.4], '#8d959d'),
        middle(h + 10, z, [w * 0.88, 8, panD], '#d6dadd', {
          radius: 14,
          upright: true,
          top: (pen) =>
            rect(pen.width * 0.06, pen.height * 0.06, pen.width * 0.88, pen.height * 0.88, {
              stroke: '#9aa2aa',
              width: pen.pixel,
              r: 8,
            }),
        }),
      ];
  const load: Part[] = vary.chance('load', 0.5)
    ? [
        cylinder([0, h + 18, z + panD / 2], 36, 4, '#e9edee'),
        cylinder([0, h + 22, z + panD / 2], 34, vary.between('load h', 20, 60), '#dbe4e8'),
      ]
    : [];
  return {
    parts: [
      ...feet(w, d, 12),
      shape.body,
      sign(
        shape.slope,
        w,
        shape.slopeHeight,
        controls(look, vary.pick('value', ['150.02', '0.00', '412.68', '2000.1']), w),
      ),
      ...pan,
      ...load,
    ],
    controls: close(shape, w),
  };
}
