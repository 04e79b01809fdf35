import { expect, test } from 'vitest';
import { type Part, readInTurn } from './in-turn.ts';

/** A list that records its requests. */
const part = (items: readonly string[], asked: string[] = []): Part<string> => ({
  async read({ offset, limit }) {
    asked.push(`read ${offset} ${limit}`);
    return items.slice(offset, offset + limit);
  },
  async count() {
    asked.push('count');
    return items.length;
  },
});

test('stretches of several lists, laid side by side, are all of them once and in their order', async () => {
  for (const lists of [[['a', 'b'], [], ['c', 'd', 'e']], [[], ['a']], [['a', 'b', 'c']], [[]], []]) {
    for (const limit of [1, 2, 3, 7]) {
      const found: string[] = [];
      for (let offset = 0; offset < 8; offset += limit) {
        found.push(
          ...(await readInTurn(
            lists.map((items) => part(items)),
            { offset, limit },
          )),
        );
      }
      expect(found).toEqual(lists.flat());
    }
  }
});

test('a list is counted only where the stretch begins behind it, and not read where the stretch ends before', async () => {
  const [first, second]: [string[], string[]] = [[], []];
  const lists = [part(['a', 'b'], first), part(['c', 'd'], second)];
  await readInTurn(lists, { offset: 0, limit: 2 });
  await readInTurn(lists, { offset: 1, limit: 2 });
  expect([first, second]).toEqual([['read 0 2', 'read 1 2'], ['read 0 1']]);
  await readInTurn(lists, { offset: 3, limit: 2 });
  expect([first.slice(2), second.slice(1)]).toEqual([['read 3 2', 'count'], ['read 1 2']]);
});
