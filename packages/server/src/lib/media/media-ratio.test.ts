import { expect, test } from 'vitest';
import { cropBox, cropTo, focusWithin, mediaRatios } from './media-ratio.ts';

const size = { width: 1920, height: 1440 };

test('without a focal point the middle is kept', () => {
  expect(cropTo(size, '1:1')).toEqual({ left: 240, top: 0, width: 1440, height: 1440 });
  expect(cropTo(size, '16:9')).toEqual({ left: 0, top: 180, width: 1920, height: 1080 });
  expect(cropTo(size, '4:3')).toEqual({ left: 0, top: 0, ...size });
});

test('the focal point comes to the middle, as far as the picture goes', () => {
  expect(cropTo(size, '1:1', { x: 0.4, y: 0.5 })).toMatchObject({ left: 48, width: 1440 });
  expect(cropTo(size, '1:1', { x: 0.05, y: 0.5 }).left).toBe(0);
  expect(cropTo(size, '1:1', { x: 1, y: 1 }).left).toBe(480);
  expect(cropTo(size, '9:16', { x: 0.9, y: 0 })).toEqual({ left: 1110, top: 0, width: 810, height: 1440 });
});

test('every ratio of every picture lies within it and holds the focal point', () => {
  const at = [0, 0.001, 0.25, 0.5, 0.77, 1];
  for (const [width, height] of [
    [1, 1],
    [1, 3000],
    [3000, 1],
    [1920, 17],
    [333, 777],
    [1920, 1440],
  ] as const)
    for (const ratio of mediaRatios)
      for (const x of at)
        for (const y of at) {
          const box = cropTo({ width, height }, ratio, { x, y });
          expect(box.left >= 0 && box.top >= 0 && box.width >= 1 && box.height >= 1).toBe(true);
          expect(box.left + box.width).toBeLessThanOrEqual(width);
          expect(box.top + box.height).toBeLessThanOrEqual(height);
          expect(Math.abs(box.left + box.width / 2 - x * width)).toBeLessThanOrEqual(width / 2);
          expect(x * width).toBeGreaterThanOrEqual(box.left - 1);
          expect(x * width).toBeLessThanOrEqual(box.left + box.width + 1);
          expect(y * height).toBeGreaterThanOrEqual(box.top - 1);
          expect(y * height).toBeLessThanOrEqual(box.top + box.height + 1);
        }
});

test('a crop leaves one point at least, and none beyond the sides of the picture', () => {
  const size = { width: 200, height: 100 };
  const half = { x: 0.5, y: 0, width: 0.5, height: 1 };
  expect(cropBox(size, half)).toEqual({ left: 100, top: 0, width: 100, height: 100 });
  expect(cropBox(size, { x: 1, y: 1, width: 1, height: 0.0001 })).toEqual({
    ...{ left: 199, top: 99, width: 1, height: 1 },
  });
});

test('a focal point that was cut off is at the edge of what is left', () => {
  const half = { x: 0.5, y: 0, width: 0.5, height: 1 };
  expect(focusWithin({ x: 0.75, y: 0.25 }, half)).toEqual({ x: 0.5, y: 0.25 });
  expect(focusWithin({ x: 0.1, y: 1 }, half)).toEqual({ x: 0, y: 1 });
});
