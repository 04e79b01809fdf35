import { mix } from '../../engine/color.ts';
import type { Part } from '../../engine/part.ts';
import type { Model } from '../../engine/render.ts';
import { lathe, tube } from '../../engine/round-part.ts';
import { plate, rocker } from '../../ink/controls.ts';
import { disc, rect } from '../../ink/shape.ts';
import { block, middle } from '../../kit/block.ts';
import { cable } from '../../kit/labware.ts';
import { feet } from '../../kit/stand.ts';
import type { Look } from '../../look.ts';

export function vacuumPump(look: Look): Model {
  const { vary } = look;
  const l = vary.between('l', 430, 520);
  const color = vary.pick('paint', [look.body, '#7d8794', mix(look.accent, '#c9ced4', 0.45)]);
  const motor = mix(look.dark, '#8d959d', 0.25);
  const r = 78;
  const y = 120;
  const along = (z: number, length: number, radius: number, paint: string): Part => ({
    ...tube(
      [
        [0, y, z],
        [0, y, z + length],
      ],
      radius * 2,
      paint,
      { straight: true, flat: true },
    ),
  });
  const oil: Part = middle(30, l * 0.52, [180, 175, l * 0.48], color, {
    radius: 18,
    front: (pen) =>
      disc(pen.width / 2, pen.height * 0.58, 30, { fill: '#39414c', stroke: '#10151d', width: pen.pixel }) +
      disc(pen.width / 2, pen.height * 0.58, 23, { fill: '#d9b95f' }) +
      rect(pen.width / 2 - 23, pen.height * 0.58 - 23, 46, 18, { fill: '#f4ecd0', opacity: 0.7, r: 8 }) +
      disc(pen.width * 0.2, pen.height * 0.86, 10, { fill: '#59636f' }) +
      disc(pen.width * 0.2, pen.height * 0.86, 5, { fill: '#2c333d' }) +
      plate(pen, pen.width * 0.2, pen.height * 0.14, pen.width * 0.6, 20, look.accent),
    right: (pen) =>
      [0.14, 0.26, 0.38, 0.5, 0.62, 0.74]
        .map((t) =>
          rect(pen.width * t, pen.height * 0.12, pen.width * 0.05, pen.height * 0.76, {
            fill: '#18202e',
            opacity: 0.22,
            r: 3,
          }),
        )
        .join(''),
    left: (pen) =>
      [0.14, 0.26, 0.38, 0.5, 0.62, 0.74]
        .map((t) =>
          rect(pen.width * t, pen.height * 0.12, pen.width * 0.05, pen.height * 0.76, {
            fill: '#18202e',
            opacity: 0.22,
            r: 3,
          }),
        )
        .join(''),
  });
  const fins: Part[] = Array.from({ length: 9 }, (_, at) =>
    middle(y - r, 40 + at * ((l * 0.44 - 50) / 9), [r * 2, r * 2, 14], motor, { radius: r * 0.9 }),
  );
  const parts: Part[] = [
    ...feet(200, l, 16),
    middle(16, 10, [200, 16, l - 20], '#4a525d'),
    along(20, 20, r * 0.9, motor),
    ...fins,
    middle(y - r + 4, 10, [r * 1.9, r * 1.9, 34], look.dark, { radius: r * 0.9 }),
    block([r * 0.3, y + r - 22, l * 0.12], [64, 50, 110], look.dark, {
      radius: 6,
      right: (pen) => rocker(pen, pen.width * 0.3, 10, 26, 30),
    }),
    oil,
    lathe({
      at: [-30, 205, l * 0.66],
      profile: [
        [24, 0],
        [24, 18],
        [34, 18],
        [34, 30],
      ],
      color: '#c8cdd1',
    }),
    tube(
      [
        [-20, 225, l * 0.42],
        [-20, 262, l * 0.5],
        [-20, 262, l * 0.85],
        [-20, 210, l * 0.9],
      ],
      18,
      look.dark,
    ),
    ...(vary.chance('filter', 0.6)
      ? [
          lathe({
            at: [44, 205, l * 0.82],
            profile: [
              [18, 0],
              [18, 24],
              [46, 30],
              [46, 150],
              [36, 168],
            ],
            color: mix(color, '#ffffff', 0.3),
          }),
        ]
      : [
          lathe({
            at: [44, 205, l * 0.82],
            profile: [
              [20, 0],
              [20, 30],
              [30, 30],
              [30, 40],
            ],
            color: '#c8cdd1',
          }),
        ]),
    cable([r * 0.9, y + r, 40], [200, 6, -20], 9),
  ];
  return { parts, controls: { at: [0, 120, l], width: 260, height: 230, aim: { yaw: 20, pitch: 12 } } };
}
