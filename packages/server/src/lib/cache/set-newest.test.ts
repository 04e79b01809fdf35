import { describe, expect, it } from 'vitest';
import { setNewest } from './set-newest.ts';

const filled = (): Map<string, number> => new Map(Object.entries({ a: 1, b: 2, c: 3 }));

describe('setNewest', () => {
  it('removes the oldest entry of a full map', () => {
    const map = filled();
    setNewest(map, 'd', 4, 3);
    expect([...map]).toEqual([
      ['b', 2],
      ['c', 3],
      ['d', 4],
    ]);
  });

  it('removes nothing as long as there is room', () => {
    const map = filled();
    setNewest(map, 'd', 4, 4);
    expect([...map.keys()]).toEqual(['a', 'b', 'c', 'd']);
  });

  it('makes an existing entry the newest and replaces its value', () => {
    const map = filled();
    setNewest(map, 'a', 5, 3);
    expect([...map]).toEqual([
      ['b', 2],
      ['c', 3],
      ['a', 5],
    ]);
  });

  it('removes an entry whose key is undefined like any other', () => {
    const map = new Map<string | undefined, number>([[undefined, 1]]);
    setNewest(map, 'a', 2, 1);
    expect([...map.keys()]).toEqual(['a']);
  });
});
