import { mix } from '../../engine/color.ts';
import type { Part } from '../../engine/part.ts';
import type { Model } from '../../engine/render.ts';
import { lathe, tube } from '../../engine/round-part.ts';
import { plate, vents } from '../../ink/controls.ts';
import { peaks } from '../../ink/curve.ts';
import { screenDisplay } from '../../ink/display.ts';
import { rect } from '../../ink/shape.ts';
import { block, middle } from '../../kit/block.ts';
import { bottle } from '../../kit/labware.ts';
import { feet } from '../../kit/stand.ts';
import type { Look } from '../../look.ts';

const cells = peaks([
  [0.2, 0.35, 0.05],
  [0.48, 0.8, 0.08],
  [0.78, 0.3, 0.1],
]);

export function hematologyAnalyzer(look: Look): Model {
  const { vary } = look;
  const w = vary.between('w', 330, 440);
  const h = vary.between('h', 430, 520);
  const d = vary.between('d', 400, 480);
  const tone = mix(look.body, '#ffffff', 0.2);
  const px = w * 0.24;
  const parts: Part[] = [
    ...feet(w, d, 14),
    middle(14, 0, [w, h - 14, d], tone, {
      radius: 30,
      front: (pen) =>
        screenDisplay(pen, w * 0.12, pen.height * 0.08, w * 0.76, pen.height * 0.42, {
          title: 'cbc diff',
          readings: [
            { name: 'wbc', value: '6.42' },
            { name: 'hgb', value: '142' },
            { name: 'plt', value: '251' },
          ],
          curves: [[cells, '#d98a8a']],
          accent: look.accent,
          buttons: ['run', 'list', 'qc'],
        }) +
        rect(w * 0.06, pen.height * 0.57, w * 0.44, pen.height * 0.37, {
          stroke: '#5d6875',
          width: pen.pixel,
          opacity: 0.6,
          r: 14,
        }) +
        plate(pen, w * 0.1, pen.height * 0.61, w * 0.16, pen.height * 0.03, look.accent) +
        rect(w * 0.58, pen.height * 0.57, w * 0.34, pen.height * 0.4, { fill: '#39414c', r: 14 }),
      right: (pen) => vents(pen, pen.width * 0.2, pen.height * 0.3, pen.width * 0.5, pen.height * 0.3, 8),
    }),
    tube(
      [
        [px, h * 0.36, d + 30],
        [px, h * 0.2, d + 30],
      ],
      5,
      '#dfe3e6',
      { straight: true },
    ),
    block([px - 20, h * 0.34, d], [40, 30, 44], '#c8cdd1', { radius: 6 }),
    lathe({
      at: [px, h * 0.1, d + 30],
      profile: [
        [8, 0],
        [12, 12],
        [12, 84],
      ],
      color: '#b04a45',
      opacity: 0.85,
    }),
    middle(h * 0.06, d, [w * 0.1, 12, 60], '#8d959d'),
    block([px - 30, h * 0.06, d], [60, 20, 60], '#8d959d', { radius: 6 }),
    block([w * 0.16, h * 0.17, d + 4], [w * 0.2, 26, 16], look.accent, { radius: 8 }),
  ];
  if (vary.chance('reagents', 0.6))
    parts.push(
      ...bottle([-w / 2 - 80, 0, d * 0.7], 62, 190, '#3d6e9e', '#e9eef0'),
      ...bottle([-w / 2 - 90, 0, d * 0.3], 62, 220, '#a3473c', '#e3e6e0'),
    );
  return { parts, controls: { at: [0, h * 0.66, d], width: w * 1.05, height: h * 0.6 } };
}
