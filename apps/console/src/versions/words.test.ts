import { expect, test } from 'vitest';
import { compareWords, withContext } from './words.ts';

test('texts are compared word by word', () => {
  expect(compareWords('How to move a cold room', 'How to move a clean room')).toEqual([
    { kind: 'same', text: 'How to move a ' },
    { kind: 'removed', text: 'cold' },
    { kind: 'added', text: 'clean' },
    { kind: 'same', text: ' room' },
  ]);
});

test('what lies far from a change is left out', () => {
  const long = 'word '.repeat(400);
  const shown = withContext(compareWords(`${long}old ${long}`, `${long}new ${long}`) ?? []);
  expect(shown.map(({ kind }) => kind)).toEqual(['same', 'removed', 'added', 'same']);
  expect(shown.every(({ text }) => text.length < 300)).toBe(true);
});

test('two short texts without a word in common are both shown', () => {
  expect(compareWords('', 'New')).toEqual([{ kind: 'added', text: 'New' }]);
});
