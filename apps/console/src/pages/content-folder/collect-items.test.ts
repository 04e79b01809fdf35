import { expect, test } from 'vitest';
import { collectItems, maxSelected } from './collect-items.ts';

const pagesOf =
  (count: number, size: number, idOf = (n: number): string => String(n)) =>
  (page: number) => {
    const items = Array.from({ length: Math.max(0, Math.min(size, count - page * size)) }, (_, index) => {
      const id = idOf(page * size + index);
      return { id, title: `Title ${id}` };
    });
    return Promise.resolve({ items, hasNext: (page + 1) * size < count });
  };

test('all pages are collected', async () => {
  const { items, isCut } = await collectItems(pagesOf(603, 250));
  expect([items.length, isCut]).toEqual([603, false]);
});

test('a content in two languages is one', async () => {
  const { items } = await collectItems(pagesOf(10, 4, (n) => String(n % 5)));
  expect(items).toHaveLength(5);
});

test('of very many the first are taken, and that is said', async () => {
  const { items, isCut } = await collectItems(pagesOf(5_000_000, 250));
  expect([items.length, isCut]).toEqual([maxSelected, true]);
  expect(await collectItems(pagesOf(maxSelected, 250))).toMatchObject({ isCut: false });
});
