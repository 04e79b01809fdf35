import { expect, test } from 'vitest';
import { isNone, linesOf, nameAndValue, statedList } from './stated.ts';

const asTheyAre = (lines: readonly string[]) => lines;

test('a blank text states nothing, which is no statement that there is none', () => {
  for (const blank of [null, '', '  \n ']) expect(statedList(blank, asTheyAre)).toBeNull();
  for (const none of ['nothing', 'None.', 'Nichts', 'keine', '-']) {
    expect(statedList(none, asTheyAre)).toBe('[]');
  }
});

test('a list keeps its lines without their bullets, and a negative number its sign', () => {
  expect(linesOf('- Dust cover\n• Rotor; Lid\n\n-20 °C')).toEqual(['Dust cover', 'Rotor', 'Lid', '-20 °C']);
  expect(statedList('No lid\nNone', asTheyAre)).toBe('["No lid","None"]');
});

test('a name ends at the first colon', () => {
  expect(nameAndValue('Ratio : 1:10')).toEqual({ name: 'Ratio', value: '1:10' });
  expect(nameAndValue('Cooled')).toEqual({ name: 'Cooled', value: '' });
});

test('only a text that says no more than none says none', () => {
  expect(isNone(' None ')).toBe(true);
  expect(isNone('None on the rotor, 3 months on the drive')).toBe(false);
});
