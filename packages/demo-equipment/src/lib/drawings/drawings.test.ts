import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { equipmentTypes } from '../catalogue/equipment.ts';
import { drawEquipment, viewsOf } from './draw-equipment.ts';
import { drawScene, sceneNames } from './draw-scene.ts';
import { equipment as drawables } from './equipment.ts';

const every = equipmentTypes.flatMap((equipment) => viewsOf(equipment).map((view) => ({ equipment, view })));

test('whatever the catalogue names can be drawn', () => {
  expect(Object.keys(drawables).sort()).toEqual([...equipmentTypes].sort());
});

test('every type has at least three views', () => {
  for (const type of equipmentTypes) expect(viewsOf(type).length).toBeGreaterThanOrEqual(3);
});

describe('every drawing', () => {
  const drawn = every.map((request) => ({ ...request, svg: drawEquipment({ ...request, seed: 11 }) }));

  test('is one document of 960 by 720 without broken numbers', () => {
    for (const { svg, equipment, view } of drawn) {
      expect(svg.startsWith('<svg xmlns="http://www.w3.org/2000/svg" width="960" height="720"')).toBe(true);
      expect(svg, `${equipment} ${view}`).not.toMatch(/NaN|undefined|Infinity|\[object/);
    }
  });

  test('needs no font, style, filter, script or other file', () => {
    for (const { svg, equipment, view } of drawn) {
      expect(svg, `${equipment} ${view}`).not.toMatch(
        /<(text|style|filter|script|image|foreignObject|use)\b|var\(|href/,
      );
    }
  });

  test('names its clips once', () => {
    for (const { svg, equipment, view } of drawn) {
      const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
      expect(new Set(ids).size, `${equipment} ${view}`).toBe(ids.length);
    }
  });

  test('differs from every other', () => {
    expect(new Set(drawn.map(({ svg }) => svg)).size).toBe(every.length);
  });
});

test('one listing looks the same every time, two listings of a type do not', () => {
  for (const equipment of equipmentTypes) {
    const angle = (seed: number): string => drawEquipment({ equipment, view: 'angle', seed });
    expect(angle(1)).toBe(angle(1));
    expect(angle(1)).not.toBe(angle(2));
  }
});

test('a listing can name its colors; what it cannot mean is left to the seed', () => {
  const draw = (appearance: { body?: string; accent?: string }): string =>
    drawEquipment({ equipment: 'incubator', view: 'front', seed: 4, appearance });
  expect(draw({ body: '#123456' })).toContain('#123456');
  expect(draw({ body: 'graphite' })).not.toBe(draw({ body: 'white' }));
  expect(draw({ body: 'no such color', accent: 'red;"/>' })).toBe(draw({}));
});

test.each([
  ['ultrasound-cart', 'detail'],
  ['shaker-platform', 'detail'],
  ['centrifuge-benchtop', 'angle'],
  ['ecg', 'angle'],
] as const)('%s (%s) renders, and fits 40 kB at a width of 960', async (equipment, view) => {
  const svg = drawEquipment({ equipment, view, seed: 5 });
  const { data, info } = await sharp(Buffer.from(svg))
    .webp({ quality: 78, alphaQuality: 50, effort: 2 })
    .toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([960, 720]);
  expect(data.byteLength).toBeLessThan(40_000);
  const { channels } = await sharp(Buffer.from(svg)).stats();
  expect(Math.max(...channels.slice(0, 3).map((channel) => channel.stdev))).toBeGreaterThan(8);
});

test.each(['angle', 'front', 'open'] as const)(
  'an instrument seen as a whole (%s) has no ground: its corners are transparent',
  async (view) => {
    const svg = drawEquipment({ equipment: 'centrifuge-benchtop', view, seed: 5 });
    const { data, info } = await sharp(Buffer.from(svg)).raw().toBuffer({ resolveWithObject: true });
    const alphaAt = (x: number, y: number) => data[(y * info.width + x) * info.channels + 3];
    const [right, bottom] = [info.width - 1, info.height - 1];
    expect(info.channels).toBe(4);
    expect([alphaAt(0, 0), alphaAt(right, 0), alphaAt(0, bottom), alphaAt(right, bottom)]).toEqual([
      0, 0, 0, 0,
    ]);
    expect(alphaAt(info.width / 2, info.height / 2)).toBe(255);
  },
);

test('scenes have the size of their place on the page', () => {
  const sizes = sceneNames.map((name) => [
    name,
    /width="(\d+)" height="(\d+)"/.exec(drawScene(name))?.slice(1).join(' '),
  ]);
  expect(Object.fromEntries(sizes)).toEqual({
    hero: '1920 602',
    sell: '1200 900',
    'guide-condition': '960 720',
    'guide-shipping': '960 720',
    'guide-warranty': '960 720',
    'guide-buying': '960 720',
  });
});
