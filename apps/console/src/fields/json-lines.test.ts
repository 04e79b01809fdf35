import { expect, test } from 'vitest';
import { jsonLines } from './json-lines.ts';

test('a list of texts and numbers has a line for each', () => {
  expect(jsonLines('["Rotor A-4-44", 2]')).toEqual(['Rotor A-4-44', '2']);
  expect(jsonLines(' []\n')).toEqual([]);
});

test('an entry of several words is a name and what is said of it', () => {
  const facts = [
    { name: 'Max. speed', value: '4000', unit: 'rpm' },
    { name: 'Capacity', value: 4, unit: null },
  ];
  expect(jsonLines(JSON.stringify(facts))).toEqual(['Max. speed: 4000 rpm', 'Capacity: 4']);
});

test('what is no list, and what cannot be said in a line, stays as it is written', () => {
  for (const text of [
    'Runs well.',
    '[see below]',
    '{"name":"x"}',
    '[[1]]',
    '[{"a":{"b":1}}]',
    '["a", null]',
    '[true]',
  ])
    expect(jsonLines(text)).toBeUndefined();
});
