import type { Part } from '../../engine/part.ts';
import type { Model } from '../../engine/render.ts';
import { cylinder, lathe, tube } from '../../engine/round-part.ts';
import type { Vec } from '../../engine/vector.ts';
import { keypad, knob, plate } from '../../ink/controls.ts';
import { screenDisplay } from '../../ink/display.ts';
import { block, middle } from '../../kit/block.ts';
import { beaker } from '../../kit/labware.ts';
import { feet } from '../../kit/stand.ts';
import type { Look } from '../../look.ts';

export function titrator(look: Look): Model {
  const { vary } = look;
  const w = vary.between('w', 170, 210);
  const d = vary.between('d', 250, 300);
  const h = vary.between('h', 270, 320);
  const stand: Vec = [w / 2 + 105, 0, d * 0.55];
  const burette = lathe({
    at: [0, h, d * 0.5],
    profile: [
      [26, 0],
      [26, 190],
    ],
    color: '#c98f4a',
    smooth: true,
    opacity: 0.6,
  });
  const second = vary.chance('second', 0.5);
  const parts: Part[] = [
    ...feet(w, d, 12),
    middle(12, 0, [w, h - 12, d], look.body, {
      radius: 12,
      front: (pen) =>
        screenDisplay(pen, w * 0.14, pen.height * 0.1, w * 0.72, pen.height * 0.34, {
          title: 'titration',
          readings: [{ name: 'ep1', value: '8.412', unit: 'ml' }],
          curves: [[(t) => 0.12 + 0.7 / (1 + Math.exp(-(t - 0.62) * 26)), '#e0a04a']],
          accent: look.accent,
        }) +
        keypad(pen, w * 0.16, pen.height * 0.55, w * 0.68, pen.height * 0.32, {
          rows: 3,
          columns: 3,
          labels: ['7', '8', '9', '4', '5', '6', 'fill', 'dose', 'go'],
          accents: { go: '#8fbfa3' },
        }),
    }),
    middle(h, d * 0.3, [w * 0.7, 18, d * 0.4], look.dark),
    burette,
    lathe({
      at: [0, h + 190, d * 0.5],
      profile: [
        [30, 0],
        [30, 26],
      ],
      color: look.dark,
    }),
    tube(
      [
        [0, h + 216, d * 0.5],
        [50, h + 290, d * 0.5],
        [stand[0], h + 190, stand[2]],
        [stand[0] - 8, 150, stand[2]],
      ],
      4,
      '#e4ecee',
    ),
    block([stand[0] - 70, 0, stand[2] - 95], [140, 46, 170], look.body, {
      radius: 16,
      upright: true,
      front: (pen) => knob(pen, pen.width / 2, pen.height / 2, 13),
    }),
    tube(
      [
        [stand[0] - 52, 46, stand[2] - 74],
        [stand[0] - 52, 370, stand[2] - 74],
      ],
      12,
      '#b9bfc5',
      { straight: true },
    ),
    block([stand[0] - 62, 245, stand[2] - 84], [110, 22, 100], look.dark, { radius: 6 }),
    ...beaker([stand[0], 46, stand[2]], 46, 105, '#d6c3de'),
    tube(
      [
        [stand[0] + 14, 310, stand[2]],
        [stand[0] + 14, 90, stand[2]],
      ],
      13,
      '#dfe8ea',
      { straight: true },
    ),
    tube(
      [
        [stand[0] + 14, 330, stand[2]],
        [stand[0] + 14, 280, stand[2]],
      ],
      18,
      look.accent,
      { straight: true },
    ),
  ];
  if (second) {
    const x = -w / 2 - 62;
    parts.push(
      block([x - 50, 0, d * 0.25], [100, 120, 150], look.body, {
        radius: 8,
        front: (pen) => plate(pen, 24, 20, 52, 10, look.accent),
      }),
      lathe({
        at: [x, 120, d * 0.5],
        profile: [
          [40, 0],
          [40, 120],
          [18, 150],
          [18, 165],
        ],
        color: '#9c6f45',
        smooth: true,
        opacity: 0.9,
      }),
      cylinder([x, 283, d * 0.5], 22, 26, '#39414c'),
      tube(
        [
          [x, 305, d * 0.5],
          [x + 40, 400, d * 0.5],
          [-10, h + 216, d * 0.5],
        ],
        4,
        '#e4ecee',
      ),
    );
  }
  return { parts, controls: { at: [0, h * 0.58, d], width: w * 1.25, height: h * 0.92 } };
}
