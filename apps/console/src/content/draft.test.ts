import { expect, test } from 'vitest';
import { type Draft, isSameDraft, mergeDrafts, withParts } from './draft.ts';

const original: Draft = {
  title: 'Freezers',
  urlName: 'freezers',
  body: { excerpt: 'Cold', body: '<p>Old</p>', image: { contentKey: 'a' } },
};

test('what only one side has changed needs no decision', () => {
  const mine = { ...original, title: 'Cold freezers', body: { ...original.body, excerpt: 'Colder' } };
  const theirs = { ...original, body: { ...original.body, body: '<p>New</p>', note: 'Added' } };
  expect(mergeDrafts(original, mine, theirs)).toEqual({
    draft: {
      ...{ title: 'Cold freezers', urlName: 'freezers' },
      body: { excerpt: 'Colder', body: '<p>New</p>', image: { contentKey: 'a' }, note: 'Added' },
    },
    conflicts: [],
  });
});

test('where both wrote, all three are there to choose from, and nothing is lost before', () => {
  const mine = { ...original, body: { ...original.body, body: '<p>Mine</p>' } };
  const theirs = { ...original, body: { ...original.body, body: '<p>Theirs</p>' } };
  const { draft, conflicts } = mergeDrafts(original, mine, theirs);
  expect(conflicts).toEqual([
    { part: 'body.body', original: '<p>Old</p>', mine: '<p>Mine</p>', theirs: '<p>Theirs</p>' },
  ]);
  expect(draft).toEqual(mine);
  expect(withParts(draft, new Map([['body.body', '<p>Theirs</p>']]))).toEqual(theirs);
});

test('a part that one side has taken out stays out, unless the other has changed it', () => {
  const { image: _, ...rest } = original.body;
  const without = { ...original, body: rest };
  expect(mergeDrafts(original, without, original).draft).toEqual(without);
  expect(mergeDrafts(original, original, without).draft).toEqual(without);
  const changed = { ...original, body: { ...original.body, image: { contentKey: 'b' } } };
  expect(mergeDrafts(original, without, changed).conflicts).toMatchObject([{ part: 'body.image' }]);
});

test('the order of members is no change', () => {
  const { excerpt, body, image } = original.body;
  expect(isSameDraft(original, { ...original, body: { image, body, excerpt } as Draft['body'] })).toBe(true);
});
