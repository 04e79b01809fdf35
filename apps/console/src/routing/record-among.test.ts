import { expect, test } from 'vitest';
import { hrefAmong, readAmong } from './record-among.ts';

const idOf = (number: number): string => `001${String(number).padStart(12, '0')}AAA`;
const ids = Array.from({ length: 100 }, (_, number) => idOf(number));
const urlOf = (href: string): URL => new URL(href, 'http://localhost');
const among = (number: number, of = ids) =>
  readAmong(urlOf(hrefAmong({ apiName: 'Account', id: idOf(number) }, of)), idOf(number));
const short = (from: number, to: number) => ids.slice(from, to).map((id) => id.slice(0, 15));

test('an address names the rows around its record, at most forty of them', () => {
  expect(among(1, ids.slice(0, 3))).toEqual(short(0, 3));
  expect(among(50)).toEqual(short(30, 70));
  expect(among(3)).toEqual(short(0, 40));
  expect(among(99)).toEqual(short(60, 100));
  expect(hrefAmong({ apiName: 'Account', id: idOf(50) }, ids).length).toBeLessThan(800);
});

test('a single row has none beside it, and keeps the tab', () => {
  const id = idOf(1);
  expect(hrefAmong({ apiName: 'Account', id }, [id], 'files')).toBe(`/console/r/Account/${id}?tab=files`);
});

test('an address that names other records, or what is no id, names no rows', () => {
  const read = (list: string) => readAmong(urlOf(`/console/r/Account/${idOf(1)}?among=${list}`), idOf(1));
  expect(read(short(4, 6).join())).toBeUndefined();
  expect(read(',,x')).toBeUndefined();
  expect(read(`<script>,${short(0, 2).join()}`)).toEqual(short(0, 2));
  expect(readAmong(urlOf(`/console/r/Account/${idOf(1)}`), idOf(1))).toBeUndefined();
});
