import { expect, test } from 'vitest';
import { foundRecord, isApproximate, readSearchResults } from './search-result.ts';

const response = {
  q: 'pump',
  isApproximate: true,
  results: [
    {
      objectApiName: 'Contact',
      label: 'Contact',
      labelPlural: 'Contacts',
      hasMore: true,
      columns: [
        { fieldApiName: 'Name', label: 'Name' },
        { fieldApiName: 'Account.Name', label: 'Account' },
        { fieldApiName: 'Year__c', label: 'Year' },
        { fieldApiName: 'OwnerId', label: 'Owner' },
        { fieldApiName: 'Phone', label: 'Phone' },
      ],
      records: [
        {
          id: '003',
          fields: {
            Name: { value: 'Ada', displayValue: null },
            Account: { value: { fields: { Name: { value: 'Pump House', displayValue: null } } } },
            Year__c: { value: 2017, displayValue: '2,017' },
            OwnerId: { value: '005JOLSu6mlaefOYDQ', displayValue: null },
            Phone: { value: '030', displayValue: null },
          },
        },
      ],
    },
  ],
};

test('results are read as they are shown, over references, without columns of bare ids', () => {
  const [contacts] = readSearchResults(response);
  expect(contacts).toMatchObject({ objectApiName: 'Contact', label: 'Contacts', hasMore: true });
  expect(contacts?.rows).toEqual([{ id: '003', cells: ['Ada', 'Pump House', '2,017', '030'] }]);
  expect(contacts?.rows.map(foundRecord)).toEqual([
    { id: '003', name: 'Ada', facts: ['Pump House', '2,017', '030'] },
  ]);
  expect(isApproximate(response)).toBe(true);
});

test('a response of another form has no results and does not fail', () => {
  for (const other of [undefined, {}, { results: null }, { results: [null, { records: [{}], columns: 7 }] }])
    expect(readSearchResults(other).flatMap(({ rows }) => rows)).toEqual([]);
});
