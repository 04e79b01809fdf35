import { expect, test } from 'vitest';
import {
  changePictures,
  hasFailed,
  isUnderWay,
  keptPictures,
  movedTo,
  type Picture,
  referencesOf,
} from './picture-list.ts';
import { joinReferences, maxPictureBytes, maxPictures, readReferences } from './picture-rules.ts';

const file = (name: string, size = 3) => new File([new Uint8Array(size)], name);
const added = (...files: readonly File[]) =>
  ({ kind: 'added', files: files.map((one) => ({ key: one.name, file: one })) }) as const;
const keys = (pictures: readonly Picture[]) => pictures.map(({ key }) => key);

test('pictures wait, are sent, and are named in the order in which they stand', () => {
  let pictures = changePictures(keptPictures(['kept-before-000000']), added(file('a'), file('b')));
  expect(pictures.map(isUnderWay)).toEqual([false, true, true]);
  pictures = changePictures(pictures, { kind: 'state', key: 'b', state: { kind: 'kept', reference: 'B' } });
  expect(referencesOf(pictures)).toEqual(['kept-before-000000', 'B']);
  pictures = changePictures(pictures, { kind: 'moved', key: 'b', to: 0 });
  expect(referencesOf(pictures)).toEqual(['B', 'kept-before-000000']);
  pictures = changePictures(pictures, { kind: 'removed', key: 'kept-before-000000' });
  expect(keys(pictures)).toEqual(['b', 'a']);
  // What ends after its picture was removed changes nothing.
  expect(changePictures(pictures, { kind: 'state', key: 'gone', state: { kind: 'waiting' } })).toEqual(
    pictures,
  );
});

test('one that is too large gets its error at once, and more than fit are left out', () => {
  const [large] = changePictures([], added(file('large', maxPictureBytes + 1)));
  expect(large && hasFailed(large)).toBe(true);
  const many = Array.from({ length: maxPictures + 1 }, (_, at) => file(`picture ${at}`));
  expect(changePictures([], added(...many))).toHaveLength(maxPictures);
});

test('moving a picture beyond an end moves it to that end', () => {
  expect(movedTo(['a', 'b', 'c'], 0, 9)).toEqual(['b', 'c', 'a']);
  expect(movedTo(['a', 'b', 'c'], 2, -1)).toEqual(['c', 'a', 'b']);
  expect(movedTo(['a'], 3, 0)).toEqual(['a']);
});

test('picture references are joined as one text, and invalid ones skipped', () => {
  const references = ['a'.repeat(32), 'b-_'.repeat(8)];
  expect(readReferences(joinReferences(references))).toEqual(references);
  expect(readReferences(' x <b> ')).toEqual([]);
});
