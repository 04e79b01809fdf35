import { sign } from '../engine/box.ts';
import { cavity } from '../engine/cavity.ts';
import { mix } from '../engine/color.ts';
import type { Part } from '../engine/part.ts';
import { circle, rectangle } from '../engine/profile.ts';
import type { Model } from '../engine/render.ts';
import { tube } from '../engine/round-part.ts';
import { solid } from '../engine/solid.ts';
import { facing, leaning, onFrame, type Vec } from '../engine/vector.ts';
import { keypad, plate, vents } from '../ink/controls.ts';
import { lcdDisplay, ledDisplay } from '../ink/display.ts';
import { disc, rect } from '../ink/shape.ts';
import { block, middle } from '../kit/block.ts';
import { board, inField } from '../kit/board.ts';
import { casters, feet, roundKnob } from '../kit/stand.ts';
import { wedge } from '../kit/wedge.ts';
import type { Look } from '../look.ts';

/** The handwheel on the right, with its grip. */
function handwheel(at: Vec, r: number, color: string): Part[] {
  return [
    solid({ frame: facing.right(at), profile: circle(r * 0.2, 24), depth: 36, color: '#8d959d' }),
    solid({
      frame: facing.right([at[0] + 36, at[1], at[2]]),
      profile: circle(r),
      depth: 22,
      color,
      face: (pen) => {
        const c = pen.width / 2;
        return (
          disc(c, c, c * 0.78, { fill: mix(color, '#18202e', 0.3), stroke: '#10151d', width: pen.pixel }) +
          [0, 60, 120]
            .map(
              (a) =>
                `<g transform="rotate(${a} ${c} ${c})">${rect(c * 0.2, c * 0.9, c * 1.6, c * 0.2, { fill: color })}</g>`,
            )
            .join('') +
          disc(c, c, c * 0.24, { fill: '#b9bec4', stroke: '#18202e', width: pen.pixel })
        );
      },
    }),
    tube(
      [
        [at[0] + 58, at[1] + r * 0.7, at[2]],
        [at[0] + 118, at[1] + r * 0.7, at[2]],
      ],
      26,
      '#2c333d',
      { straight: true },
    ),
  ];
}

export function microtome(look: Look): Model {
  const { vary } = look;
  const w = vary.between('w', 290, 340);
  const h = vary.between('h', 260, 300);
  const d = 330;
  const tone = mix(look.body, '#ffffff', 0.12);
  const motor = vary.chance('motor', 0.45);
  const parts: Part[] = [
    middle(12, 0, [w * 1.1, 34, 560], look.dark, { radius: 14, upright: true }),
    ...feet(w, 520, 12),
    middle(46, 0, [w, h - 46, d], tone, {
      radius: 20,
      front: (pen) =>
        rect(pen.width * 0.3, pen.height * 0.08, pen.width * 0.4, pen.height * 0.84, {
          fill: '#39414c',
          r: 8,
        }) +
        disc(pen.width * 0.14, pen.height * 0.3, 22, { fill: '#2b323d' }) +
        lcdDisplay(pen, pen.width * 0.76, pen.height * 0.16, pen.width * 0.19, pen.height * 0.2, [
          { name: 'µm', value: vary.pick('cut', ['5.0', '3.0', '4.0']) },
        ]),
      top: (pen) =>
        rect(pen.width * 0.1, pen.height * 0.2, pen.width * 0.8, pen.height * 0.6, {
          stroke: '#5d6875',
          width: pen.pixel,
          r: 12,
        }),
    }),
    middle(150, d, [76, 76, 44], '#8d959d', { radius: 8 }),
    middle(164, d + 44, [56, 48, 22], '#c8cdd1', { radius: 4 }),
    middle(170, d + 66, [40, 36, 12], '#e9dcc0'),
    knobAt([-46, 188, d + 20], 12),
    knobAt([46, 188, d + 20], 12),
    middle(46, d + 76, [180, 46, 100], '#7f8790', { radius: 6 }),
    middle(92, d + 82, [150, 54, 60], '#a9b0b7', { radius: 6 }),
    solid({
      frame: leaning([-66, 140, d + 100], 28),
      profile: rectangle(132, 40),
      depth: 5,
      color: '#e3e7ea',
    }),
    tube(
      [
        [-96, 120, d + 110],
        [-128, 150, d + 110],
      ],
      12,
      look.accent,
      { straight: true },
    ),
    tube(
      [
        [96, 110, d + 110],
        [130, 140, d + 110],
      ],
      12,
      '#2c333d',
      { straight: true },
    ),
    ...handwheel([w / 2, 150, d * 0.5], 96, motor ? '#59636f' : look.dark),
    roundKnob([-w * 0.36, 200, d], 24, 20, '#3a424d'),
  ];
  if (motor)
    parts.push(
      block([w / 2 + 180, 0, 300], [150, 40, 200], look.body, {
        radius: 8,
        top: (pen) =>
          ledDisplay(pen, 20, 20, 110, 46, [{ name: 'speed', value: '60' }]) +
          keypad(pen, 20, 90, 110, 80, { rows: 2, columns: 3 }),
      }),
    );
  return {
    parts,
    controls: { at: [0, 160, d + 60], width: w * 1.15, height: 260, aim: { yaw: 22, pitch: 18 } },
  };
}

const knobAt = (at: Vec, r: number): Part => roundKnob(at, r, 16, '#2c333d');

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
