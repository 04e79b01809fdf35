import { cavity } from '../../engine/cavity.ts';
import type { Part } from '../../engine/part.ts';
import { rectangle } from '../../engine/profile.ts';
import type { Model } from '../../engine/render.ts';
import { cylinder } from '../../engine/round-part.ts';
import { solid } from '../../engine/solid.ts';
import { facing, leaning } from '../../engine/vector.ts';
import { keypad, plate, rocker } from '../../ink/controls.ts';
import { ledDisplay } from '../../ink/display.ts';
import { disc } from '../../ink/shape.ts';
import { block, middle } from '../../kit/block.ts';
import { board, inField } from '../../kit/board.ts';
import { feet } from '../../kit/stand.ts';
import type { Look } from '../../look.ts';

export function waterBath(look: Look): Model {
  const { vary } = look;
  const w = vary.between('w', 330, 560);
  const h = vary.between('h', 190, 230);
  const d = vary.between('d', 320, 380);
  const circulator = vary.chance('circulator', 0.4);
  const rim = 28;
  const [bw, bd] = [w - rim * 2, d - rim * 2];
  const water = cavity({
    frame: facing.top([-bw / 2, h + 1, d - rim]),
    profile: rectangle(bw, bd),
    depth: 130,
    color: '#c3c9ce',
    gloom: 0.2,
    contents: [
      middle(h - 130, rim, [bw, 92, bd], '#9fc3d2', { opacity: 0.75 }),
      block([-bw * 0.3, h - 40, rim + bd * 0.3], [bw * 0.34, 20, bd * 0.4], '#e0a04a', {
        top: (pen) =>
          Array.from({ length: 24 }, (_, at) =>
            disc(
              pen.width * (0.1 + (at % 6) * 0.16),
              pen.height * (0.16 + Math.floor(at / 6) * 0.23),
              pen.width * 0.05,
              { fill: '#8a5f2a' },
            ),
          ).join(''),
      }),
    ],
  });
  const parts: Part[] = [
    ...feet(w, d, 14),
    middle(14, 0, [w, h - 14, d], look.body, {
      front: (pen) =>
        inField(
          w * 0.5 - 140,
          pen.height * 0.42,
          280,
          pen.height * 0.46,
          board(
            look,
            (p) =>
              ledDisplay(
                p,
                24,
                p.height * 0.2,
                96,
                p.height * 0.6,
                [{ name: 'temp', value: vary.pick('t', ['37.0', '56.0', '42.0', '95.0']), unit: '°c' }],
                '#ff8f7a',
              ) +
              keypad(p, 140, p.height * 0.28, 90, p.height * 0.44, {
                rows: 1,
                columns: 3,
                labels: ['set', '+', '-'],
              }) +
              rocker(p, 244, p.height * 0.24, 22, p.height * 0.5, '#2f5f48'),
          ),
        )(pen) + plate(pen, w * 0.08, pen.height * 0.12, w * 0.16, pen.height * 0.1, look.accent),
    }),
    middle(h - 1, 0, [w, 2, d], '#c9cfd3'),
    water,
  ];
  if (circulator) {
    parts.push(
      block([-w * 0.16, h, 10], [w * 0.32, 150, 110], look.dark, {
        radius: 14,
        front: (pen) =>
          ledDisplay(
            pen,
            pen.width * 0.16,
            pen.height * 0.16,
            pen.width * 0.68,
            pen.height * 0.34,
            [{ name: 'bath', value: '37.00' }],
            '#8fe0c8',
          ) +
          keypad(pen, pen.width * 0.2, pen.height * 0.64, pen.width * 0.6, pen.height * 0.18, {
            rows: 1,
            columns: 3,
          }),
      }),
      cylinder([w * 0.1, h - 60, 90], 10, 60, '#c8cdd1'),
    );
  } else if (!look.open) {
    const ridge = 90;
    parts.push(
      solid({
        frame: facing.front([-w / 2 + 12, h + 1, 10]),
        profile: [
          [0, 0],
          [w - 24, 0],
          [w - 60, ridge],
          [36, ridge],
        ],
        depth: d - 20,
        color: '#c9d6dc',
        opacity: 0.72,
      }),
      middle(h + ridge, d / 2 - 14, [90, 20, 28], look.dark, { radius: 8 }),
    );
  } else {
    const frame = leaning([-w / 2 + 12, h + 4, 20], 18);
    parts.push(
      solid({ frame, profile: rectangle(w - 24, d * 0.8), depth: 10, color: '#c9d6dc', opacity: 0.72 }),
    );
  }
  return { parts, controls: { at: [0, 14 + (h - 14) * 0.38, d], width: 340, height: 200 } };
}
