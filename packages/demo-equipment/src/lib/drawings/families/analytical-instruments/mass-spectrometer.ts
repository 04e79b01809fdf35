import { mix } from '../../engine/color.ts';
import type { Part } from '../../engine/part.ts';
import type { Model } from '../../engine/render.ts';
import { cylinder, tube } from '../../engine/round-part.ts';
import { lamp, plate, vents } from '../../ink/controls.ts';
import { peaks } from '../../ink/curve.ts';
import { screenDisplay } from '../../ink/display.ts';
import { rect } from '../../ink/shape.ts';
import { block, middle } from '../../kit/block.ts';
import { feet, roundKnob } from '../../kit/stand.ts';
import type { Look } from '../../look.ts';

export function massSpectrometer(look: Look): Model {
  const { vary } = look;
  const w = vary.between('w', 560, 760);
  const h = vary.between('h', 520, 680);
  const d = vary.between('d', 700, 860);
  const upper = mix(look.body, look.panel, vary.pick('upper', [0.9, 0.15]));
  const sy = h * 0.55;
  const r = Math.min(w, h) * 0.19;
  const spectrum = peaks([
    [0.1, 0.25, 0.004],
    [0.22, 0.6, 0.004],
    [0.3, 0.2, 0.004],
    [0.41, 0.9, 0.004],
    [0.55, 0.4, 0.004],
    [0.62, 0.12, 0.004],
    [0.78, 0.3, 0.004],
  ]);
  const screen = vary.chance('screen', 0.5);
  const parts: Part[] = [
    ...feet(w, d, 26),
    middle(26, 0, [w, h * 0.3, d], look.body, {
      front: (pen) =>
        vents(pen, w * 0.56, pen.height * 0.25, w * 0.36, pen.height * 0.5, 7) +
        plate(pen, w * 0.07, pen.height * 0.3, w * 0.22, pen.height * 0.16, look.accent),
      right: (pen) => vents(pen, pen.width * 0.12, pen.height * 0.2, pen.width * 0.7, pen.height * 0.6, 8),
    }),
    middle(26 + h * 0.3, 0, [w, h * 0.7 - 26, d - 40], mix(upper, '#ffffff', 0.06), {
      radius: 44,
      front: (pen) =>
        (screen
          ? screenDisplay(pen, w * 0.58, pen.height * 0.22, w * 0.32, pen.height * 0.42, {
              title: 'ms scan',
              curves: [[spectrum, '#8fd0e0']],
              accent: look.accent,
            })
          : rect(w * 0.62, pen.height * 0.2, w * 0.28, pen.height * 0.05, { fill: '#6fbf8b', r: 5 }) +
            rect(w * 0.62, pen.height * 0.3, w * 0.28, pen.height * 0.012, {
              fill: '#18202e',
              opacity: 0.4,
            }) +
            [0, 1, 2]
              .map((at) =>
                lamp(
                  pen,
                  w * (0.66 + at * 0.08),
                  pen.height * 0.62,
                  7,
                  ['#6fbf8b', '#6fbf8b', '#d9a441'][at] ?? '#6fbf8b',
                ),
              )
              .join('')) +
        rect(w * 0.05, pen.height * 0.06, w * 0.46, pen.height * 0.86, {
          stroke: '#3c4656',
          width: pen.pixel,
          opacity: 0.5,
          r: 30,
        }),
      right: (pen) =>
        rect(pen.width * 0.08, pen.height * 0.12, pen.width * 0.84, pen.height * 0.72, {
          stroke: '#3c4656',
          width: pen.pixel,
          opacity: 0.45,
          r: 20,
        }),
    }),
    roundKnob([-w * 0.22, sy + h * 0.06, d - 40], r, 90, '#c8cdd1'),
    roundKnob([-w * 0.22, sy + h * 0.06, d + 50], r * 0.82, 40, '#4a535f'),
    roundKnob([-w * 0.22, sy + h * 0.06, d + 90], r * 0.3, 30, '#b9bec4'),
    tube(
      [
        [-w * 0.22, sy + h * 0.06, d + 118],
        [-w * 0.22, sy - 40, d + 150],
        [-w * 0.42, sy - 160, d + 60],
        [-w * 0.47, 150, d],
      ],
      5,
      '#e0c58e',
    ),
    tube(
      [
        [-w * 0.22 + r * 0.7, sy + r * 0.4, d + 60],
        [w * 0.04, sy + r * 0.2, d + 60],
        [w * 0.06, sy - 90, d + 6],
      ],
      8,
      '#39414c',
    ),
    cylinder([-w * 0.22, sy + h * 0.06 + r, d + 10], r * 0.2, 70, '#8d959d'),
  ];
  if (vary.chance('syringe', 0.5))
    parts.push(
      block([-w * 0.46, 26 + h * 0.3, d - 38], [w * 0.3, 26, 44], '#7f8790'),
      tube(
        [
          [-w * 0.44, 26 + h * 0.3 + 44, d - 14],
          [-w * 0.24, 26 + h * 0.3 + 44, d - 14],
        ],
        14,
        '#dfe8ea',
        { straight: true },
      ),
    );
  return {
    parts,
    controls: {
      at: [-w * 0.02, sy + h * 0.05, d],
      width: w * 0.95,
      height: h * 0.62,
      aim: { yaw: 16, pitch: 9 },
    },
  };
}
