import { mix } from '../../engine/color.ts';
import type { Part } from '../../engine/part.ts';
import { cylinder, tube } from '../../engine/round-part.ts';
import { solid } from '../../engine/solid.ts';
import { facing, type Point, type Vec } from '../../engine/vector.ts';
import { block } from '../../kit/block.ts';
import { roundKnob } from '../../kit/stand.ts';
import type { Look } from '../../look.ts';

const rings = ['#a3473c', '#c9a23a', '#4d8a6c', '#3d6e9e', '#e6e3dc', '#2c333d'] as const;

/** Objectives that fan out of a turret; `way` is -1 when they look down, 1 when they look up. */
export function objectives(center: Vec, count: number, way: 1 | -1): Part[] {
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

export function eyepieces(from: Vec, rise: number, out: number): Part[] {
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

export function camera(at: Vec, look: Look): Part[] {
  return [
    cylinder(at, 24, 34, '#8d949d'),
    cylinder([at[0], at[1] + 34, at[2]], 17, 20, '#4a525d'),
    block([at[0] - 32, at[1] + 54, at[2] - 32], [64, 46, 64], mix(look.accent, '#39414c', 0.35), {
      radius: 6,
    }),
  ];
}

export function focusKnobs(x: number, y: number, z: number): Part[] {
  return [
    roundKnob([x, y, z], 31, 22, '#3a424d', 'right'),
    roundKnob([x + 22, y, z], 18, 20, '#5b6570', 'right'),
    solid({ frame: facing.left([-x, y, z]), profile: circleOf(31), depth: 22, color: '#3a424d' }),
    solid({ frame: facing.left([-x - 22, y, z]), profile: circleOf(18), depth: 20, color: '#5b6570' }),
  ];
}

export const circleOf = (r: number): Point[] =>
  Array.from({ length: 32 }, (_, at) => [
    Math.cos((at / 16) * Math.PI) * r,
    Math.sin((at / 16) * Math.PI) * r,
  ]);
