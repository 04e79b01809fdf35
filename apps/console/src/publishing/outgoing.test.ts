import { expect, test } from 'vitest';
import { type OutgoingItem, type OutgoingNode, outgoingTree, splitOutgoing } from './outgoing.ts';

const item = (
  id: string,
  referencedByVariantIds: readonly string[] = [],
  more: Partial<OutgoingItem> = {},
): OutgoingItem => ({
  contentKey: `MC${id}`,
  contentType: { fullyQualifiedName: 'sfdc_cms__news', name: 'News' },
  isTopLevel: referencedByVariantIds.length === 0,
  language: 'de',
  managedContentId: id,
  managedContentVariantId: id,
  managedContentVersionId: id,
  problems: [],
  referencedByVariantIds,
  status: { label: 'Draft', status: 'Draft' },
  title: id,
  ...more,
});

const missing: Partial<OutgoingItem> = { problems: [{ kind: 'field', path: ['title'], message: 'Missing' }] };

/** By title: what goes out, and what is kept back by what. */
const splitOf = (items: readonly OutgoingItem[], isIncluding = true): unknown => {
  const { ready, blocked } = splitOutgoing(items, isIncluding);
  return [
    ready.map(({ title }) => title),
    blocked.map(({ item: { title }, causes }) => [title, causes.map((cause) => cause.title)]),
  ];
};

const namesOf = (nodes: readonly OutgoingNode[]): unknown =>
  nodes.map(({ item: { title }, children }) => (children.length > 0 ? [title, namesOf(children)] : title));

test('what goes out along stands below what names it', () => {
  expect(namesOf(outgoingTree([item('a'), item('b'), item('c', ['a']), item('d', ['c', 'b'])]))).toEqual([
    ['a', [['c', ['d']]]],
    ['b', ['d']],
  ]);
});

test('references that go round in a circle end where they began', () => {
  expect(namesOf(outgoingTree([item('a'), item('b', ['a', 'c']), item('c', ['b'])]))).toEqual([
    ['a', [['b', [['c', ['b']]]]]],
  ]);
});

test('what has a problem keeps back what takes it along, and nothing else', () => {
  const items = [item('a'), item('b'), item('c', ['a']), item('d', ['c'], missing), item('e', ['b'])];
  expect(splitOf(items)).toEqual([['b', 'e'], [['a', ['d']]]]);
  expect(splitOf(items, false)).toEqual([['a', 'b'], []]);
  expect(splitOf([item('a', [], missing), item('b', ['a'])])).toEqual([[], [['a', ['a']]]]);
});

test('a translation that is not finished keeps back what names it in its language alone', () => {
  const picture = { managedContentId: 'picture' };
  const items = [
    item('news-de'),
    item('news-en', [], { language: 'en_US' }),
    item('picture-de', ['news-de', 'news-en'], { ...picture, isTopLevel: true }),
    item('picture-en', ['news-de', 'news-en'], {
      ...{ ...picture, ...missing, isTopLevel: true, language: 'en_US' },
    }),
  ];
  expect(splitOf(items)).toEqual([
    ['news-de', 'picture-de'],
    [
      ['news-en', ['picture-en']],
      ['picture-en', ['picture-en']],
    ],
  ]);
});
