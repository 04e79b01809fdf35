import { writeQuery } from '@relab/pages/routes';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  browseQuery,
  isFiltered,
  readBrowseState,
  refinementsOf,
  withoutChoice,
  withoutFilters,
  withoutRange,
} from './browse-state.ts';

const read = (query: string) => readBrowseState(new URLSearchParams(query));
const write = (state: ReturnType<typeof read>) => writeQuery(browseQuery(state));

test('a browse state has one address, from which it is read unchanged', () => {
  const query =
    '?manufacturer=Eppendorf&manufacturer=B%C3%BCchi&condition=Refurbished&country=DE&price-from=500&price-to=9000&year-from=2015&sort=price-asc&page=3';
  expect(write(read(query))).toBe(query);
  expect(write(read(''))).toBe('');
});

test('invalid filters of an address are left out', () => {
  expect(write(read('page=0&price-from=abc&price-to=-5&year-to=1e9&manufacturer='))).toBe('');
  expect(read('page=-3').page).toBe(1);
  expect(read('page=999999').page).toBe(208);
  expect(read(`manufacturer=${'x'.repeat(200)}`).choices.manufacturer).toEqual([]);
});

test('a page has a token or a number, and a changed filter drops either', () => {
  expect(write(read('sort=newest&page=7&page-token=a_B-9'))).toBe('?sort=newest&page-token=a_B-9');
  expect(write(withoutChoice(read('country=DE&page-token=aB9'), 'country', 'DE'))).toBe('');
  expect(write(withoutRange(read('price-to=50&page-token=aB9'), 'price'))).toBe('');
  expect(write(withoutFilters(read('price-to=50&page-token=aB9')))).toBe('');
  expect(write(read(`page-token=${'x'.repeat(201)}`))).toBe('');
  expect(write(read('page-token=a%00b'))).toBe('');
});

test('a range whose ends are swapped is put in order', () => {
  expect(read('price-from=900&price-to=100').ranges.price).toEqual({ from: '100', to: '900' });
});

test('a facet accepts twenty distinct values', () => {
  const query = new URLSearchParams();
  for (let at = 0; at < 30; at++) query.append('manufacturer', `Maker ${at % 25}`);
  expect(readBrowseState(query).choices.manufacturer).toHaveLength(20);
});

test('choices and ranges become refinements, with open ends left out', () => {
  expect(
    refinementsOf(read('condition=ForParts&condition=Refurbished&price-to=5000&year-from=2018')),
  ).toEqual([
    { nameOrId: 'Condition__c', values: ['ForParts', 'Refurbished'] },
    { nameOrId: 'UnitPrice', values: ['..5000'] },
    { nameOrId: 'Year__c', values: ['2018..'] },
  ]);
  expect(refinementsOf(read('sort=newest&page=2'))).toEqual([]);
});

test('a changed filter starts at the first page', () => {
  const state = read('country=DE&country=FR&price-to=50&sort=newest&page=4');
  expect(write(withoutChoice(state, 'country', 'DE'))).toBe('?country=FR&price-to=50&sort=newest');
  expect(write(withoutRange(state, 'price'))).toBe('?country=DE&country=FR&sort=newest');
  expect(write(withoutFilters(state))).toBe('?sort=newest');
  expect(isFiltered(withoutFilters(state))).toBe(false);
});

test('any address can be read as a browse state, and round-trips once written', () => {
  const names = [
    'manufacturer',
    'category',
    'condition',
    'country',
    'price-from',
    'price-to',
    'sort',
    'page',
    'page-token',
  ];
  const entries = fc.array(fc.tuple(fc.constantFrom(...names), fc.string({ maxLength: 12 })), {
    maxLength: 12,
  });
  fc.assert(
    fc.property(entries, (given) => {
      const once = write(readBrowseState(new URLSearchParams(given)));
      expect(write(read(once))).toBe(once);
    }),
    { numRuns: 200 },
  );
});
