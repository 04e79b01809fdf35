import { expect, test } from 'vitest';
import { hrefInRelated, hrefOfRelated, type RelatedOrigin, readRelatedOrigin } from './related-origin.ts';

const origin: RelatedOrigin = {
  parentApiName: 'Account',
  parentId: '001000000000001AAA',
  relatedListId: 'Contacts',
  sortBy: ['-Name', 'Email'],
  where: '{ Name: { like: "%a&b%" } }',
};
const read = (href: string) =>
  readRelatedOrigin(new URL(href, 'http://localhost').searchParams.get('related'));

test('the address of a record names the related list that it is opened from, as it is shown', () => {
  const record = { apiName: 'Contact', id: '003000000000001AAA' };
  expect(read(hrefInRelated(record, origin))).toEqual(origin);
  const plain = { ...origin, sortBy: [], where: '' };
  expect(read(hrefInRelated(record, plain, 'activity'))).toEqual(plain);
  expect(hrefOfRelated(origin)).toBe('/console/r/Account/001000000000001AAA/related/Contacts');
});

test('what is no related list is none', () => {
  for (const text of [
    null,
    '',
    'of=Account',
    'of=Account/1/Contacts',
    'of=A%20b/001000000000001AAA/Contacts',
  ])
    expect(readRelatedOrigin(text)).toBeUndefined();
});
