import { expect, test } from 'vitest';
import { drawEquipment } from '../../draw-equipment.ts';
import { createLook, type ShownFacts } from '../../look.ts';
import { readings } from './centrifuge-panel.ts';

const names = (facts: ShownFacts, seed = '1') =>
  readings(createLook(seed, {}, false, facts), 14_000).map(({ name }) => name);

test('the display of an uncooled centrifuge shows no temperature', () => {
  expect(names({ isCooled: true })).toEqual(['speed', 'time', 'temp']);
  expect(names({ isCooled: false })).toEqual(['speed', 'time']);
  expect(names({})).toEqual(['speed', 'time']);
});

test('the display of a centrifuge shows no more than its maximum speed', () => {
  for (let seed = 0; seed < 50; seed++) {
    const [speed] = readings(createLook(String(seed), {}, false, { maxSpeed: 13_250 }), 21_000);
    expect(Number(speed?.value)).toBeLessThanOrEqual(13_250);
  }
});

test('cooled and uncooled microcentrifuges of one seed are drawn differently', () => {
  const panels = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => {
    const [cooled, uncooled] = [true, false].map((isCooled) =>
      drawEquipment({ equipment: 'microcentrifuge', view: 'detail', seed, facts: { isCooled } }),
    );
    return cooled !== uncooled;
  });
  expect(panels).toContain(true);
});
