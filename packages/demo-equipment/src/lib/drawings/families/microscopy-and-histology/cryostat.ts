import { sign } from '../../engine/box.ts';
import { cavity } from '../../engine/cavity.ts';
import { mix } from '../../engine/color.ts';
import type { Part } from '../../engine/part.ts';
import { rectangle } from '../../engine/profile.ts';
import type { Model } from '../../engine/render.ts';
import { tube } from '../../engine/round-part.ts';
import { solid } from '../../engine/solid.ts';
import { leaning, onFrame } from '../../engine/vector.ts';
import { keypad, plate, vents } from '../../ink/controls.ts';
import { ledDisplay } from '../../ink/display.ts';
import { block, middle } from '../../kit/block.ts';
import { board, inField } from '../../kit/board.ts';
import { casters } from '../../kit/stand.ts';
import { wedge } from '../../kit/wedge.ts';
import type { Look } from '../../look.ts';
import { handwheel } from './handwheel.ts';

export function cryostat(look: Look): Model {
  const { vary } = look;
  const w = vary.between('w', 680, 800);
  const d = vary.between('d', 720, 800);
  const h = vary.between('h', 1080, 1180);
  const foot = 80;
  const back = 330;
  const nose = h - 260;
  const tone = mix(look.body, '#ffffff', 0.1);
  const shape = wedge({ w, h, d, nose, back, foot, color: tone, radius: 16 });
  const side = w * 0.14;
  const winW = w - side * 2;
  const winH = shape.slopeHeight * 0.9;
  const frame = { ...shape.slope, o: onFrame(shape.slope, side, shape.slopeHeight * 0.04) };
  const inside: Part[] = [
    middle(nose - 180, d - 560, [winW, 20, 500], '#d9dee1'),
    middle(nose - 160, d - 500, [190, 180, 120], '#b9bfc5', { radius: 10 }),
    middle(nose - 60, d - 380, [80, 70, 40], '#8d959d', { radius: 20 }),
    middle(nose - 50, d - 340, [46, 46, 20], '#e6b9b0'),
    middle(nose - 160, d - 310, [220, 70, 110], '#8d959d', { radius: 6 }),
    middle(nose - 90, d - 300, [150, 34, 60], '#c8cdd1'),
    ...[-0.38, -0.3, 0.3, 0.38].map((x) =>
      block([x * winW - 16, nose - 160, d - 300], [32, 34, 32], look.accent),
    ),
  ];
  const parts: Part[] = [
    ...casters(w, d, foot),
    shape.body,
    sign(
      shape.front,
      w,
      nose - foot,
      (pen) =>
        inField(
          w * 0.5 - 210,
          34,
          420,
          100,
          board(
            look,
            (p) =>
              ledDisplay(
                p,
                20,
                20,
                150,
                60,
                [
                  { name: 'chamber', value: vary.pick('t', ['-20', '-25', '-30']), unit: '°c' },
                  { name: 'µ', value: '10' },
                ],
                '#9cc9ff',
              ) +
              keypad(p, 200, 20, 200, 60, {
                rows: 2,
                columns: 5,
                labels: ['temp', '+', 'trim', 'lock', 'lux', 'set', '-', 'cut', 'def', 'uv'],
              }),
          ),
        )(pen) +
        vents(pen, w * 0.15, pen.height * 0.66, w * 0.7, pen.height * 0.24, 9) +
        plate(pen, w * 0.06, pen.height * 0.26, w * 0.16, 26, look.accent),
    ),
    cavity({
      frame,
      profile: rectangle(winW, winH),
      depth: 330,
      color: '#dfe4e7',
      gloom: 0.25,
      contents: inside,
    }),
    ...(look.open
      ? [
          solid({
            frame: leaning(onFrame(shape.slope, side, shape.slopeHeight), -6),
            profile: rectangle(winW, winH * 0.6),
            depth: 8,
            color: '#a9c2cd',
            opacity: 0.5,
          }),
        ]
      : [
          solid({ frame, profile: rectangle(winW, winH), depth: 4, color: '#9fbac6', opacity: 0.32 }),
          tube([onFrame(frame, winW * 0.36, 26, 14), onFrame(frame, winW * 0.64, 26, 14)], 20, look.dark, {
            straight: true,
          }),
        ]),
    ...handwheel([w / 2, nose - 190, d * 0.62], 120, look.dark),
  ];
  return { parts, controls: { at: [0, nose - 90, d], width: 620, height: 420, aim: { yaw: 12, pitch: 20 } } };
}
