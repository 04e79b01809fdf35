import type { Facet } from '@relab/contract/commerce';
import { expect, test } from 'vitest';
import { chosenFilters } from './active-filter.ts';
import { readBrowseState } from './browse-state.ts';
import { facetGroups } from './facet-group.ts';

const facet = (nameOrId: string, displayRank: number, values: Record<string, number>): Facet => ({
  attributeType: 'Custom',
  displayName: nameOrId.replace('__c', ''),
  displayRank,
  displayType: 'MultiSelect',
  facetType: 'DistinctValue',
  nameOrId,
  values: Object.entries(values).map(([value, productCount]) => ({
    displayName: value,
    nameOrId: value,
    productCount,
    type: 'DistinctValue',
  })),
});

const facets = [
  facet('Year__c', 4, { '2001..2025': 9 }),
  facet('Manufacturer__c', 2, { IKA: 7, Leica: 3 }),
  facet('Condition__c', 1, { ForParts: 9, Refurbished: 4, NewSurplus: 1 }),
  facet('UnitPrice', 3, { '109.90..4250.10': 9 }),
  facet('Voltage__c', 5, { '230 V': 1 }),
];

const groupsOf = (query: string) => facetGroups(facets, readBrowseState(new URLSearchParams(query)));

test('groups stand in the order of the shop, and one that the form does not know is left out', () => {
  expect(groupsOf('').map(({ name }) => name)).toEqual(['condition', 'manufacturer', 'price', 'year']);
});

test('conditions stand from best to worst, whatever their number, with their grade', () => {
  const [condition] = groupsOf('');
  expect(condition).toMatchObject({
    options: [
      { value: 'NewSurplus', mark: 'A' },
      { value: 'Refurbished', mark: 'B' },
      { value: 'ForParts', mark: 'F' },
    ],
  });
});

test('a chosen option stays visible without matching listings', () => {
  const manufacturer = groupsOf('manufacturer=Sigma')[1];
  expect(manufacturer).toMatchObject({
    options: [{ value: 'IKA' }, { value: 'Leica' }, { value: 'Sigma', count: 0, isChosen: true }],
  });
});

test('a range facet states its bounds in whole numbers', () => {
  expect(groupsOf('')[2]).toMatchObject({ kind: 'range', lowest: '109', highest: '4251' });
});

test('each active filter has a label and the state without it', () => {
  const state = readBrowseState(new URLSearchParams('condition=UsedUntested&price-from=100&price-to=2500'));
  const chosen = chosenFilters(state, facetGroups(facets, state), 'EUR');
  expect(chosen.map(({ label }) => label)).toEqual(['Used, untested', 'Price €100 to €2,500']);
  expect(chosen[0]?.without.choices.condition).toEqual([]);
  expect(chosen[0]?.without.ranges.price.from).toBe('100');
});
