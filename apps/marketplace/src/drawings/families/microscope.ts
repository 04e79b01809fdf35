import { mix } from '../engine/color.ts';
import type { Part } from '../engine/part.ts';
import { soften } from '../engine/profile.ts';
import type { Model } from '../engine/render.ts';
import { cylinder, lathe, tube } from '../engine/round-part.ts';
import { solid } from '../engine/solid.ts';
import { facing, type Point, type Vec } from '../engine/vector.ts';
import { knob, rocker } from '../ink/controls.ts';
import { rect } from '../ink/shape.ts';
import { block, middle } from '../kit/block.ts';
import { roundKnob } from '../kit/stand.ts';
import type { Look } from '../look.ts';

const rings = ['#a3473c', '#c9a23a', '#4d8a6c', '#3d6e9e', '#e6e3dc', '#2c333d'] as const;

/** Objectives that fan out of a turret; `way` is -1 when they look down, 1 when they look up. */
function objectives(center: Vec, count: number, way: 1 | -1): Part[] {
  return Array.from({ length: count }, (_, at): Part[] => {
    const a = (-0.5 + at / (count - 1)) * 2.4;
    const length = 36 + (at % 3) * 9;
    const lean = 0.55;
    const reach = (by: number): Vec => [
      center[0] + Math.sin(a) * (12 + by * lean),
      center[1] + way * (10 + by),
      center[2] + (Math.cos(a) - 1) * (6 + by * 0.3),
    ];
    return [
      tube([reach(0), reach(length)], 25, '#c6cbd0', { straight: true, flat: true }),
      tube([reach(length * 0.62), reach(length * 0.75)], 25, rings[at % rings.length] ?? '#3d6e9e', {
        straight: true,
        flat: true,
      }),
      tube([reach(length), reach(length + 9)], 14, '#9aa2aa', { straight: true, flat: true }),
    ];
  }).flat();
}

function eyepieces(from: Vec, rise: number, out: number): Part[] {
  return [-1, 1].flatMap((side) => {
    const at = (share: number): Vec => [
      from[0] + side * (28 + share * 4),
      from[1] + rise * share,
      from[2] + out * share,
    ];
    return [
      tube([at(0), at(0.72)], 30, '#4a525d', { straight: true, flat: true }),
      tube([at(0.68), at(1)], 37, '#262c35', { straight: true, flat: true }),
    ];
  });
}

function camera(at: Vec, look: Look): Part[] {
  return [
    cylinder(at, 24, 34, '#8d949d'),
    cylinder([at[0], at[1] + 34, at[2]], 17, 20, '#4a525d'),
    block([at[0] - 32, at[1] + 54, at[2] - 32], [64, 46, 64], mix(look.accent, '#39414c', 0.35), {
      radius: 6,
    }),
  ];
}

function focusKnobs(x: number, y: number, z: number): Part[] {
  return [
    roundKnob([x, y, z], 31, 22, '#3a424d', 'right'),
    roundKnob([x + 22, y, z], 18, 20, '#5b6570', 'right'),
    solid({ frame: facing.left([-x, y, z]), profile: circleOf(31), depth: 22, color: '#3a424d' }),
    solid({ frame: facing.left([-x - 22, y, z]), profile: circleOf(18), depth: 20, color: '#5b6570' }),
  ];
}

const circleOf = (r: number): Point[] =>
  Array.from({ length: 32 }, (_, at) => [
    Math.cos((at / 16) * Math.PI) * r,
    Math.sin((at / 16) * Math.PI) * r,
  ]);

export function uprightMicroscope(look: Look): Model {
  const { vary } = look;
  const count = vary.count('objectives', 4, 6);
  const base = vary.between('base', 175, 215);
  const bright = mix(look.body, '#ffffff', 0.1);
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
    solid({ frame: facing.left([38, 0, 0]), profile: soften(arm, 16), depth: 76, color: bright }),
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
  if (vary.chance('camera', 0.55)) parts.push(...camera([0, 416, 150], look));
  parts.push(block([base / 2 - 26, 12, 236], [18, 18, 20], '#2c333d'));
  return { parts, controls: { at: [0, 215, 165], width: 300, height: 250, aim: { yaw: 24, pitch: 12 } } };
}

export function invertedMicroscope(look: Look): Model {
  const { vary } = look;
  const bright = mix(look.body, '#ffffff', 0.1);
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
    solid({ frame: facing.left([42, 0, 0]), profile: soften(pillar, 16), depth: 84, color: bright }),
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
