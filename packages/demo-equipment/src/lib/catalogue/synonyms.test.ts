import { expect, test } from 'vitest';
import { synonyms } from './synonyms.ts';

test('a synonym is one word as searches are read, and leads to another', () => {
  const wrong = Object.entries(synonyms).filter(
    ([from, to]) => !/^[a-z]+$/.test(from) || !/^[a-z]+$/.test(to) || Object.hasOwn(synonyms, to),
  );
  expect(wrong).toEqual([]);
});
