import { mix } from '../../engine/color.ts';
import type { Part } from '../../engine/part.ts';
import { soften } from '../../engine/profile.ts';
import type { Model } from '../../engine/render.ts';
import { cylinder, lathe, tube } from '../../engine/round-part.ts';
import { solid } from '../../engine/solid.ts';
import { facing, type Point } from '../../engine/vector.ts';
import { rect } from '../../ink/shape.ts';
import { block, middle } from '../../kit/block.ts';
import type { Look } from '../../look.ts';
import { camera, eyepieces, focusKnobs, objectives } from './microscope-parts.ts';

export function uprightMicroscope(look: Look): Model {
  const { vary } = look;
  const count = vary.count('objectives', 4, 6);
  const base = vary.between('base', 175, 215);
  const bright = mix(look.body, '#ffffff', 0.1);
  const limb = vary.pick('limb', [bright, bright, mix(look.panel, look.body, 0.25), '#4d5560']);
  const binocular = vary.chance('binocular', 0.35);
  const arm: Point[] = [
    [0, 44],
    [70, 44],
    [62, 130],
    [70, 250],
    [110, 300],
    [205, 305],
    [205, 352],
    [40, 352],
    [6, 320],
  ];
  const parts: Part[] = [
    middle(0, 0, [base, 46, 255], bright, {
      radius: 34,
      upright: true,
      front: (pen) =>
        rect(pen.width * 0.3, pen.height * 0.62, pen.width * 0.4, pen.height * 0.12, {
          fill: look.accent,
          opacity: 0.8,
        }),
    }),
    solid({ frame: facing.left([38, 0, 0]), profile: soften(arm, 16), depth: 76, color: limb }),
    cylinder([0, 46, 165], 36, 16, look.dark),
    cylinder([0, 62, 165], 26, 5, '#f7ecc8'),
    cylinder([0, 112, 165], 22, 22, '#5b6570'),
    cylinder([0, 134, 165], 32, 36, '#3f4752'),
    ...focusKnobs(38, 102, 58),
    middle(176, 85, [vary.between('stage', 190, 230), 15, 150], '#343b46', {
      top: (pen) =>
        rect(pen.width * 0.28, pen.height * 0.4, pen.width * 0.44, pen.height * 0.22, {
          fill: '#dbe6ea',
          stroke: '#8b97a0',
          width: pen.pixel,
        }) +
        rect(pen.width * 0.2, pen.height * 0.3, pen.width * 0.56, pen.height * 0.05, { fill: '#8b929b' }),
    }),
    tube(
      [
        [88, 176, 120],
        [88, 128, 120],
      ],
      13,
      '#6b7480',
      { straight: true },
    ),
    ...objectives([0, 288, 165], count, -1),
    lathe({
      at: [0, 276, 165],
      profile: [
        [46, 0],
        [46, 14],
        [40, 30],
      ],
      color: '#4a525d',
    }),
    middle(352, 95, [88, 24, 110], look.dark, { radius: 8 }),
    middle(376, 110, [96, 40, 105], bright, { radius: 12 }),
    ...eyepieces([0, 396, 205], 46, 78),
  ];
  if (vary.chance('lamp house', 0.5))
    parts.push(block([-42, 270, -110], [84, 84, 108], look.dark, { radius: 10 }));
  if (!binocular && vary.chance('camera', 0.7)) parts.push(...camera([0, 416, 150], look));
  parts.push(block([base / 2 - 26, 12, 236], [18, 18, 20], '#2c333d'));
  return { parts, controls: { at: [0, 215, 165], width: 300, height: 250, aim: { yaw: 24, pitch: 12 } } };
}
