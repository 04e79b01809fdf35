import { describe, expect, test } from 'vitest';
import {
  cropBetween,
  edgesOf,
  pointIn,
  readCrop,
  readFocalPoint,
  servedPart,
  withEdge,
} from './picture-parts.ts';

const box = { left: 100, top: 50, width: 200, height: 100 };

describe('a point of a picture', () => {
  test('is a fraction of its sides, and stays inside', () => {
    expect(pointIn(box, { clientX: 150, clientY: 75 })).toEqual({ x: 0.25, y: 0.25 });
    expect(pointIn(box, { clientX: 0, clientY: 900 })).toEqual({ x: 0, y: 1 });
  });

  test('that is stored wrongly is none', () => {
    expect(readFocalPoint({ x: 0.2, y: 0.3 })).toEqual({ x: 0.2, y: 0.3 });
    for (const wrong of [undefined, null, 'x', { x: 2, y: 0 }, { x: 0.1 }])
      expect(readFocalPoint(wrong)).toBeUndefined();
  });
});

describe('a crop', () => {
  test('lies between two corners, whichever is first', () => {
    const crop = { x: 0.2, y: 0.1, width: 0.5, height: 0.4 };
    expect(cropBetween({ x: 0.7, y: 0.1 }, { x: 0.2, y: 0.5 })).toEqual(crop);
    expect(readCrop(crop)).toEqual(crop);
  });

  test('that leaves next to nothing is none', () => {
    expect(cropBetween({ x: 0.5, y: 0.5 }, { x: 0.51, y: 0.9 })).toBeUndefined();
    expect(readCrop({ x: 0, y: 0, width: 0, height: 1 })).toBeUndefined();
  });

  test('has edges that do not pass each other', () => {
    const crop = { x: 0.25, y: 0, width: 0.5, height: 1 };
    expect(edgesOf(crop)).toEqual({ left: 0.25, top: 0, right: 0.25, bottom: 0 });
    expect(withEdge(crop, 'left', 0.9)).toEqual({ x: 0.7, y: 0, width: 0.05, height: 1 });
    expect(withEdge({ ...crop, x: 0, width: 0.75 }, 'right', 0)).toBeUndefined();
  });
});

describe('what the site serves in a ratio', () => {
  test('has the eye as near to its middle as can be', () => {
    const part = servedPart({ width: 200, height: 100 }, 1, undefined, { x: 0.9, y: 0.5 });
    expect(part).toEqual({ x: 0.5, y: 0, width: 0.5, height: 1 });
    expect(servedPart({ width: 200, height: 100 }, 1).x).toBeCloseTo(0.25);
  });

  test('lies within the crop', () => {
    const crop = { x: 0.5, y: 0, width: 0.5, height: 1 };
    const part = servedPart({ width: 200, height: 100 }, 0.5, crop, { x: 0.1, y: 0.5 });
    expect(part).toEqual({ x: 0.5, y: 0, width: 0.25, height: 1 });
  });
});
