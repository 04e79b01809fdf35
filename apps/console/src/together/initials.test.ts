import { expect, test } from 'vitest';
import { initials } from './initials.ts';

test.each([
  ['Ada King Lovelace', 'AL'],
  ['  ada  lovelace ', 'AL'],
  ['Prince', 'P'],
  ['Jürgen (Extern)', 'JE'],
  ['Ömer 3', 'Ö3'],
  ['', ''],
  ['—', ''],
])('%j is %j', (name, letters) => {
  expect(initials(name)).toBe(letters);
});
