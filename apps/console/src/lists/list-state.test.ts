import { expect, test } from 'vitest';
import { hrefOfList, type ListState, readListState } from './list-state.ts';

const read = (href: string) => readListState(new URL(href, 'http://relab.example'));

test('what the address says of a list is read back alike', () => {
  const state: ListState = {
    view: 'OpenOffers',
    search: 'rotor & lid, 50%',
    sort: ['-CreatedDate', 'Name'],
    tried: {
      filters: [
        { fieldApiName: 'Status', operator: 'Equals', operandLabels: ['New', 'Under "review"'] },
        { fieldApiName: 'CreatedDate', operator: 'GreaterOrEqual', operandLabels: ['LAST_N_DAYS:7'] },
      ],
      logic: '1 OR 2',
      scope: 'mine',
    },
    mode: 'split',
    recordId: '001000000000001AAA',
    groupBy: undefined,
  };
  expect(read(hrefOfList('Account', state))).toEqual(state);
});

test('a plain address is the plain list, and no filters at all are another thing than the saved ones', () => {
  expect(hrefOfList('Account', {})).toBe('/console/o/Account');
  expect(read('/console/o/Account')).toMatchObject({
    view: undefined,
    sort: [],
    tried: undefined,
    mode: 'table',
  });
  expect(
    read(hrefOfList('Account', { tried: { filters: [], logic: '', scope: 'everything' } })).tried,
  ).toEqual({
    filters: [],
    logic: '',
    scope: 'everything',
  });
});

test.each(['{', '[1]', '[["Name"]]', '"x"', '[[null,"Equals"]]'])(
  'filters that are none (%s) do no harm',
  (filters) => {
    const { tried } = read(`/console/o/Account?filters=${encodeURIComponent(filters)}&mode=nothing`);
    expect(tried?.filters ?? []).toEqual([]);
  },
);
