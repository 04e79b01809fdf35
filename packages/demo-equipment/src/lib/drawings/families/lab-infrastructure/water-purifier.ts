import type { Part } from '../../engine/part.ts';
import type { Model } from '../../engine/render.ts';
import { tube } from '../../engine/round-part.ts';
import { plate, vents } from '../../ink/controls.ts';
import { lcdDisplay, screenDisplay } from '../../ink/display.ts';
import { disc, rect } from '../../ink/shape.ts';
import { block, middle } from '../../kit/block.ts';
import { flask } from '../../kit/labware.ts';
import { feet } from '../../kit/stand.ts';
import type { Look } from '../../look.ts';

export function waterPurifier(look: Look): Model {
  const { vary } = look;
  const w = vary.between('w', 290, 350);
  const h = vary.between('h', 480, 570);
  const d = vary.between('d', 380, 450);
  const dispenser = vary.chance('dispenser', 0.6);
  const x = w / 2 + 130;
  const parts: Part[] = [
    ...feet(w, d, 12),
    middle(12, 0, [w, h - 12, d], look.body, {
      radius: 36,
      front: (pen) =>
        screenDisplay(pen, w * 0.22, pen.height * 0.1, w * 0.56, pen.height * 0.28, {
          title: 'ultrapure',
          readings: [
            { name: 'quality', value: '18.2', unit: 'mohm' },
            { name: 'toc', value: '3', unit: 'ppb' },
          ],
          light: true,
          accent: look.accent,
        }) +
        rect(w * 0.08, pen.height * 0.46, w * 0.84, pen.height * 0.47, {
          stroke: '#5d6875',
          width: pen.pixel,
          opacity: 0.6,
          r: 18,
        }) +
        rect(w * 0.08, pen.height * 0.46, w * 0.84, pen.height * 0.06, {
          fill: look.accent,
          opacity: 0.85,
          r: 8,
        }) +
        plate(pen, w * 0.38, pen.height * 0.86, w * 0.24, pen.height * 0.03),
      right: (pen) => vents(pen, pen.width * 0.6, pen.height * 0.2, pen.width * 0.26, pen.height * 0.3, 9),
    }),
  ];
  if (dispenser) {
    parts.push(
      block([x - 65, 0, d * 0.35], [130, 18, 180], look.body, { radius: 40, upright: true }),
      tube(
        [
          [x, 18, d * 0.42],
          [x, 420, d * 0.42],
        ],
        30,
        '#c3c9ce',
        { straight: true },
      ),
      block([x - 34, 330, d * 0.36], [68, 110, 130], look.body, {
        radius: 20,
        front: (pen) =>
          lcdDisplay(pen, 12, 16, 44, 26, [{ name: 'l', value: '1.0' }], '#b9cbd8') +
          disc(34, 74, 14, { fill: look.accent }),
      }),
      tube(
        [
          [x, 335, d * 0.36 + 100],
          [x, 280, d * 0.36 + 100],
        ],
        10,
        '#dfe3e6',
        { straight: true },
      ),
      tube(
        [
          [w / 2, h * 0.3, 80],
          [w / 2 + 50, 60, 60],
          [x - 20, 60, d * 0.4],
          [x, 150, d * 0.4],
        ],
        12,
        '#dfe5e8',
      ),
      ...flask([x, 18, d * 0.36 + 100], 56, 170, '#cfe3ec'),
    );
  } else {
    parts.push(
      middle(h * 0.4, d, [w * 0.16, 40, 60], look.dark, { radius: 8 }),
      tube(
        [
          [0, h * 0.4, d + 48],
          [0, h * 0.3, d + 48],
        ],
        10,
        '#dfe3e6',
        { straight: true },
      ),
      ...flask([0, 0, d + 70], 62, 170, '#cfe3ec'),
    );
  }
  return { parts, controls: { at: [0, h * 0.7, d], width: w * 1.1, height: h * 0.55 } };
}
