import { expect, test } from 'vitest';
import { type OutgoingItem, type OutgoingNode, outgoingTree } from './outgoing.ts';

const item = (id: string, referencedByVariantIds: readonly string[] = []): OutgoingItem => ({
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
});

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
