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
import { eyepieces, focusKnobs, objectives } from './microscope-parts.ts';

export function invertedMicroscope(look: Look): Model {
  const { vary } = look;
  const bright = mix(look.body, '#ffffff', 0.1);
  const limb = vary.pick('limb', [bright, mix(look.panel, look.body, 0.25), '#4d5560']);
  const side: Point[] = [
    [0, 10],
    [400, 10],
    [400, 95],
    [330, 190],
    [250, 205],
    [120, 205],
    [80, 250],
    [0, 250],
  ];
  const pillar: Point[] = [
    [0, 250],
    [80, 250],
    [66, 330],
    [70, 505],
    [235, 520],
    [235, 565],
    [20, 565],
    [0, 540],
  ];
  const parts: Part[] = [
    middle(0, 8, [200, 12, 380], '#2e343d'),
    solid({ frame: facing.left([100, 0, 0]), profile: soften(side, 22), depth: 200, color: bright }),
    solid({ frame: facing.left([42, 0, 0]), profile: soften(pillar, 16), depth: 84, color: limb }),
    lathe({
      at: [0, 205, 205],
      profile: [
        [48, 0],
        [44, 16],
        [38, 22],
      ],
      color: '#4a525d',
    }),
    ...objectives([0, 216, 215], 4, 1).slice(0, 12),
    middle(282, 95, [vary.between('stage', 300, 350), 15, 235], '#343b46', {
      top: (pen) =>
        rect(pen.width * 0.3, pen.height * 0.3, pen.width * 0.4, pen.height * 0.38, {
          fill: '#dfe7ea',
          stroke: '#8b97a0',
          width: pen.pixel * 1.2,
          r: 6,
        }) +
        [0.36, 0.46, 0.56]
          .map((x) =>
            rect(pen.width * x, pen.height * 0.36, pen.width * 0.08, pen.height * 0.26, {
              fill: '#e6b9a8',
              stroke: '#b98a78',
              width: pen.pixel * 0.6,
              r: 8,
            }),
          )
          .join(''),
    }),
    tube(
      [
        [150, 280, 150],
        [150, 190, 150],
      ],
      18,
      '#5b6570',
      { straight: true },
    ),
    cylinder([0, 395, 205], 26, 60, '#4a525d'),
    cylinder([0, 455, 205], 38, 66, look.dark),
    cylinder([0, 565, 120], 46, vary.between('lamp', 40, 90), look.dark),
    ...focusKnobs(100, 95, 210),
    middle(180, 318, [104, 44, 66], bright, { radius: 12 }),
    ...eyepieces([0, 205, 384], 74, 84),
  ];
  if (vary.chance('camera port', 0.6))
    parts.push(
      block([102, 60, 270], [50, 58, 58], '#8d949d'),
      block([152, 56, 264], [58, 66, 70], mix(look.accent, '#39414c', 0.3)),
    );
  return { parts, controls: { at: [0, 290, 220], width: 370, height: 290, aim: { yaw: 22, pitch: 16 } } };
}
