import { expect, test } from 'vitest';
import { neededMembers } from '../needed-members.fixture.ts';
import { ListObjectInfo } from './list-object-info-schemas.ts';

const objectInfo = {
  availableScopes: [
    {
      apiName: 'queue',
      availableEntities: [{ id: '00G000000000001AAA', label: 'Retail queue' }],
      label: 'Queue',
    },
  ],
  columns: [
    {
      alias: 'INDUSTRY',
      dataType: 'Picklist',
      defaultFilterOperator: 'Equals',
      displayable: true,
      fieldApiName: 'Industry',
      filterable: true,
      label: 'Industry',
      picklistValues: [{ apiName: 'Retail', label: 'Retail' }],
      sortable: true,
      supportedFilterOperators: ['Equals', 'NotEqual'],
    },
  ],
  createable: true,
  objectApiName: 'Account',
  publicOrSharedCreateable: true,
  relatedEntityApiName: null,
};

test('D-043: a list object info has these members', () => {
  expect(neededMembers(ListObjectInfo, objectInfo)).toEqual(Object.keys(objectInfo));
});

test('D-044: a scope that can be chosen names those it can be about', () => {
  const scope = ['availableScopes', 0];
  expect(neededMembers(ListObjectInfo, objectInfo, scope)).toEqual(['apiName', 'availableEntities', 'label']);
  expect(neededMembers(ListObjectInfo, objectInfo, [...scope, 'availableEntities', 0])).toEqual([
    'id',
    'label',
  ]);
});

test('D-045: a column that can be chosen has these members', () => {
  const [column = {}] = objectInfo.columns;
  expect(neededMembers(ListObjectInfo, objectInfo, ['columns', 0])).toEqual(Object.keys(column));
  expect(neededMembers(ListObjectInfo, objectInfo, ['columns', 0, 'picklistValues', 0])).toEqual([
    'apiName',
    'label',
  ]);
});
