import { expect, test } from 'vitest';
import { addressIn, readAddress, readSavedAddress } from './saved-address.ts';

const category = '0ZG000000000001AAA';

test('a saved address keeps category and filters, without sort order and page', () => {
  const path = `/category/centrifuges/${category}`;
  expect(readAddress(`${path}?page=3&sort=price-asc&condition=Refurbished&price-to=05000&utm=x#top`)).toEqual(
    {
      address: `${path}?condition=Refurbished&price-to=5000`,
      categoryId: category,
      refinements: [
        { nameOrId: 'Condition__c', values: ['Refurbished'] },
        { nameOrId: 'UnitPrice', values: ['..5000'] },
      ],
    },
  );
});

test('a saved address keeps the search term as it was typed', () => {
  expect(readAddress('/global-search/5810%20R%2F2?country=DE')).toEqual({
    address: '/global-search/5810%20R%2F2?country=DE',
    searchTerm: '5810 R/2',
    refinements: [{ nameOrId: 'Location_Country__c', values: ['DE'] }],
  });
});

test.each([
  ['another site', 'https://else.example/global-search/oven'],
  ['another site without its protocol', '//else.example/global-search/oven'],
  ['another site behind a backslash', '/\\else.example/global-search/oven'],
  ['another page', '/cart'],
  ['a script', 'javascript:alert(1)'],
  ['a way up', '/global-search/../cart'],
  ['no words', '/global-search/%20'],
  ['an escape that stands for nothing', '/global-search/%E0%A4%A'],
  ['no id', '/category/centrifuges/nonsense'],
  ['nothing', ''],
  ['more than can be kept', `/global-search/${'x'.repeat(1000)}`],
  ['far more than that', `/global-search/oven?${'condition=x&'.repeat(1000)}`],
])('%s is no address of results', (_, text) => {
  expect(readAddress(text)).toBeUndefined();
});

test.each([
  ['a filter that there is no more', '/global-search/oven?color=red'],
  ['a price that is none', '/global-search/oven?price-to=cheap'],
  ['a page', '/global-search/oven?page=2'],
  ['a line break', '/global-search/oven?condition=a%0Ab\n'],
])('%s makes a kept address unreadable, not a search for everything', (_, address) => {
  expect(readAddress(address.trim())).toBeDefined();
  expect(readSavedAddress(address)).toBeUndefined();
});

test('a saved address round-trips', () => {
  const made = readAddress(
    `/category/a%20b/${category}?manufacturer=M%C3%BCller&manufacturer=B&year-from=2010`,
  );
  expect(made && readSavedAddress(made.address)).toEqual(made);
});

test('results are gone on with in the language in which they were saved', () => {
  expect(addressIn('/de/global-search/ika?sort=x', 'de-DE')).toBe('/de/global-search/ika');
  expect(addressIn('/global-search/ika', 'en-US')).toBe('/global-search/ika');
  expect(addressIn('https://other.example/', 'de-DE')).toBeUndefined();
});
