import { expect, test } from 'vitest';
import { createNoticeKeys } from './notice-key.ts';

const keys = createNoticeKeys('a secret that only tests have, and long enough');
const subject = { kind: 'saved-search', id: 'a04000000000001AAA' };

test('a key says what it was written for', () => {
  expect(keys.read(keys.write(subject))).toEqual(subject);
});

test.each([
  ['another record', (key: string) => key.replace('001AAA', '002AAA')],
  ['another kind', (key: string) => key.replace('saved-search', 'watching')],
  ['another signature', (key: string) => `${key.slice(0, -1)}${key.endsWith('A') ? 'B' : 'A'}`],
  ['a piece of it', (key: string) => key.slice(0, -1)],
  ['more than it', (key: string) => `${key}A`],
  ['nothing', () => ''],
  ['letters as long that are no signature', (key: string) => `${key.slice(0, -2)}ßß`],
])('%s opens nothing', (_, change) => {
  expect(keys.read(change(keys.write(subject)))).toBeUndefined();
});

test('nor does a key of another installation', () => {
  const other = createNoticeKeys('another secret, which is just as long as the first');
  expect(keys.read(other.write(subject))).toBeUndefined();
});
