import { mix } from '../../engine/color.ts';
import type { Part } from '../../engine/part.ts';
import { rectangle } from '../../engine/profile.ts';
import type { Model } from '../../engine/render.ts';
import { tube } from '../../engine/round-part.ts';
import { solid } from '../../engine/solid.ts';
import { leaning, type Vec } from '../../engine/vector.ts';
import { keypad } from '../../ink/controls.ts';
import { lcdDisplay, ledDisplay } from '../../ink/display.ts';
import { disc, rect } from '../../ink/shape.ts';
import { block, middle } from '../../kit/block.ts';
import { feet, roundKnob } from '../../kit/stand.ts';
import type { Look } from '../../look.ts';
import { handwheel } from './handwheel.ts';

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
