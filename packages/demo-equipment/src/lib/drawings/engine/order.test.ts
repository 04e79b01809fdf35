import { expect, test } from 'vitest';
import { createCamera } from './camera.ts';
import { paintOrder } from './order.ts';
import type { Part } from './part.ts';
import type { Vec } from './vector.ts';

function part(name: string, min: Vec, max: Vec): Part {
  return { extent: [min, max], draw: () => name };
}

function order(parts: readonly Part[], yaw: number): string {
  const camera = createCamera({ yaw, pitch: 20 }, 1, [0, 0]);
  const sheet = { camera, id: () => 'x' };
  return paintOrder(parts, camera)
    .map((each) => each.draw(sheet))
    .join(' ');
}

const left = part('left', [0, 0, 0], [10, 10, 10]);
const right = part('right', [12, 0, 0], [22, 10, 10]);
const front = part('front', [0, 0, 12], [10, 10, 22]);
const above = part('above', [0, 12, 0], [10, 22, 10]);

test('the side that is looked at lies on top', () => {
  expect(order([right, left], 30)).toBe('left right');
  expect(order([left, right], -30)).toBe('right left');
});

test('what stands in front or above lies on top, in whatever order it is named', () => {
  expect(order([front, left], 30)).toBe('left front');
  expect(order([above, left], 30)).toBe('left above');
});

test('what shares space keeps the order of its names', () => {
  const panel = part('panel', [2, 2, 9.9], [8, 8, 10]);
  expect(order([left, panel], 30)).toBe('left panel');
});

test('parts that hide each other in a ring are all painted', () => {
  const a = part('a', [0, 0, 0], [30, 10, 10]);
  const b = part('b', [20, 0, 5], [30, 30, 40]);
  const c = part('c', [0, 5, 5], [25, 15, 40]);
  expect(order([a, b, c], 30).split(' ').sort().join('')).toBe('abc');
});
