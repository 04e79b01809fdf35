import { mix } from '../../engine/color.ts';
import type { Part } from '../../engine/part.ts';
import { soften } from '../../engine/profile.ts';
import type { Model } from '../../engine/render.ts';
import { cylinder, lathe } from '../../engine/round-part.ts';
import { solid } from '../../engine/solid.ts';
import { facing, type Point } from '../../engine/vector.ts';
import { knob, rocker } from '../../ink/controls.ts';
import { middle } from '../../kit/block.ts';
import { roundKnob } from '../../kit/stand.ts';
import type { Look } from '../../look.ts';
import { camera, circleOf, eyepieces } from './microscope-parts.ts';

export function stereoMicroscope(look: Look): Model {
  const { vary } = look;
  const bright = mix(look.body, '#ffffff', 0.1);
  const base = vary.between('base', 220, 270);
  const head: Point[] = [
    [95, 250],
    [185, 250],
    [200, 330],
    [190, 368],
    [110, 372],
    [90, 330],
  ];
  const lit = vary.chance('light base', 0.5);
  const parts: Part[] = [
    middle(0, 0, [base, lit ? 60 : 28, 290], bright, {
      radius: 26,
      upright: true,
      top: (pen) =>
        `<circle cx="${pen.width / 2}" cy="${pen.height * 0.53}" r="52" fill="${lit ? '#f4efe0' : '#3a424d'}" stroke="#6a747f" stroke-width="${pen.pixel * 1.4}"/>`,
      ...(lit
        ? {
            front: (pen) =>
              knob(pen, pen.width * 0.82, pen.height * 0.5, 15) + rocker(pen, pen.width * 0.14, 18, 16, 24),
          }
        : {}),
    }),
    cylinder([0, lit ? 60 : 28, 50], 16, 320, '#b9bfc5'),
    middle(225, 22, [70, 80, 60], bright, { radius: 10 }),
    middle(244, 70, [56, 44, 40], look.dark),
    roundKnob([35, 262, 55], 25, 32, '#3a424d', 'right'),
    solid({ frame: facing.left([-35, 262, 55]), profile: circleOf(25), depth: 32, color: '#3a424d' }),
    lathe({
      at: [0, 178, 138],
      profile: [
        [30, 0],
        [34, 18],
        [34, 40],
        [44, 56],
        [46, 74],
      ],
      color: '#4a525d',
    }),
    solid({ frame: facing.left([52, 0, 0]), profile: soften(head, 18), depth: 104, color: bright }),
    roundKnob([52, 300, 140], 19, 20, '#3a424d', 'right'),
    solid({ frame: facing.left([-52, 300, 140]), profile: circleOf(19), depth: 20, color: '#3a424d' }),
    middle(366, 105, [110, 38, 90], bright, { radius: 14 }),
    ...eyepieces([0, 390, 184], 62, 66),
  ];
  if (vary.chance('ring light', 0.6))
    parts.push(
      lathe({
        at: [0, 168, 138],
        profile: [
          [48, 0],
          [48, 22],
        ],
        color: '#dfe2e5',
      }),
    );
  if (vary.chance('camera', 0.35)) parts.push(...camera([0, 404, 145], look));
  return { parts, controls: { at: [0, 300, 150], width: 290, height: 240, aim: { yaw: 28, pitch: 12 } } };
}
