import type { Part } from '../../engine/part.ts';
import type { Model } from '../../engine/render.ts';
import { tube } from '../../engine/round-part.ts';
import { keypad, plate } from '../../ink/controls.ts';
import { lcdDisplay } from '../../ink/display.ts';
import { middle } from '../../kit/block.ts';
import { bottle, wellPlate } from '../../kit/labware.ts';
import { feet } from '../../kit/stand.ts';
import type { Look } from '../../look.ts';

export function plateWasher(look: Look): Model {
  const { vary } = look;
  const w = vary.between('w', 330, 400);
  const d = vary.between('d', 380, 450);
  const base = vary.between('base', 110, 140);
  const tower = vary.between('tower', 90, 130);
  const parts: Part[] = [
    ...feet(w, d, 14),
    middle(14, 0, [w, base - 14, d], look.body, {
      radius: 14,
      front: (pen) =>
        lcdDisplay(
          pen,
          w * 0.08,
          pen.height * 0.2,
          w * 0.36,
          pen.height * 0.5,
          [{ name: 'wash', value: '3 × 300' }],
          '#b9cbd8',
        ) +
        keypad(pen, w * 0.52, pen.height * 0.18, w * 0.4, pen.height * 0.56, {
          rows: 2,
          columns: 4,
          labels: ['wash', 'prime', '+', 'start', 'soak', 'rinse', '-', 'stop'],
          accents: { start: '#8fbfa3', stop: '#cf8f84' },
        }),
    }),
    middle(base, d * 0.3, [w * 0.62, 16, d * 0.62], '#4a525d'),
    wellPlate([-w * 0.24, base + 16, d * 0.52], w * 0.48, w * 0.32, 15),
    middle(base, 0, [w * 0.96, tower, d * 0.34], look.body, {
      radius: 16,
      front: (pen) =>
        plate(pen, pen.width * 0.36, pen.height * 0.16, pen.width * 0.28, pen.height * 0.14, look.accent),
    }),
    middle(base + 62, d * 0.34, [w * 0.4, 34, d * 0.18], look.dark),
    middle(base + 52, d * 0.5, [w * 0.5, 26, 60], '#c8cdd1', { radius: 4 }),
    ...[-0.21, -0.15, -0.09, -0.03, 0.03, 0.09, 0.15, 0.21].map((x) =>
      tube(
        [
          [x * w, base + 52, d * 0.53],
          [x * w, base + 34, d * 0.53],
        ],
        4,
        '#dfe3e6',
        { straight: true },
      ),
    ),
  ];
  for (const [at, color] of ['#dbe6ea', '#e9eef0', '#b9c6cc'].entries()) {
    if (at === 2 && !vary.chance('waste', 0.6)) continue;
    const x = w / 2 + 80 + (at % 2) * 140;
    const z = at === 2 ? 90 : 240;
    parts.push(
      ...bottle([x, 0, z], 58, 230, [look.accent, '#39414c', '#a3473c'][at] ?? '#39414c', color),
      tube(
        [
          [x, 228, z],
          [x - 20, 300, z - 20],
          [w / 2 + 20, 260, 90],
          [w * 0.44, base + 60, 60],
        ],
        7,
        '#dfe8ea',
        { opacity: 0.9 },
      ),
    );
  }
  return {
    parts,
    controls: { at: [0, base * 0.62, d], width: w * 1.05, height: base * 1.7, aim: { yaw: -11, pitch: 20 } },
  };
}
