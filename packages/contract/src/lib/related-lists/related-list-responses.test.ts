import { expect, test } from 'vitest';
import { fitsWith, neededMembers } from '../needed-members.fixture.ts';
import { RelatedListCount, RelatedListCounts } from './related-list-count-schemas.ts';
import { RelatedListInfo, RelatedListInfos, RelatedListSummaries } from './related-list-info-schemas.ts';
import { RelatedListPreferences, RelatedListPreferencesBatch } from './related-list-preferences-schemas.ts';
import { RelatedListRecords, RelatedListRecordsBatch } from './related-list-records-schemas.ts';

const listReference = {
  id: null,
  inContextOfRecordId: '001',
  listViewApiName: null,
  objectApiName: null,
  parentObjectApiName: 'Account',
  recordTypeId: null,
  relatedListId: 'Contacts',
  type: 'relatedList',
};
const order = { fieldApiName: 'Name', isAscending: true, label: 'Name' };
const wrong = { result: [{ errorCode: 'INVALID_TYPE', message: 'No such list' }], statusCode: 400 };
const count = { count: 3, hasMore: false, listReference };
const info = {
  cloneable: false,
  createable: true,
  deletable: false,
  displayColumns: [
    {
      dataType: 'string',
      fieldApiName: 'Name',
      filterable: true,
      label: 'Name',
      lookupId: 'Id',
      picklistValues: [],
      quickFilterOperator: 'contains',
      sortable: true,
    },
  ],
  fieldApiName: 'AccountId',
  fields: [],
  filterLogicString: '',
  filterable: true,
  filteredByInfo: [{ fieldApiName: 'Name', label: 'Name', operandLabels: ['A'], operator: 'Equals' }],
  label: 'Contacts',
  listReference,
  objectApiNames: ['Contact'],
  optionalFields: [],
  orderedByInfo: [order],
  restrictColumnsToLayout: true,
  updateable: false,
  userPreferences: { columnWidths: { Name: -1 }, columnWrap: { Name: false } },
  visibility: 'Public',
  visibilityEditable: false,
};
const preferences = {
  columnWidths: { Name: 240 },
  columnWrap: { Name: false },
  orderedBy: [order],
  preferencesId: 'Account.Contacts',
};
const page = {
  count: 1,
  currentPageToken: '0',
  fields: ['Contact.Id'],
  listInfoETag: '91f0',
  listReference,
  nextPageToken: null,
  optionalFields: [],
  pageSize: 50,
  previousPageToken: null,
  records: [
    {
      apiName: 'Contact',
      childRelationships: {},
      eTag: '6f1d',
      fields: { Id: { displayValue: null, value: '003' } },
      id: '003',
      lastModifiedById: null,
      lastModifiedDate: null,
      recordTypeId: null,
      recordTypeInfo: null,
      systemModstamp: null,
      weakEtag: 1,
    },
  ],
  sortBy: [],
  where: null,
};

test('D-081, D-216: the info of a related list has all its members, what it allows among them', () => {
  expect(neededMembers(RelatedListInfo, info)).toEqual(Object.keys(info).toSorted());
  expect(neededMembers(RelatedListInfo, info, ['filteredByInfo', 0])).toEqual([
    'fieldApiName',
    'label',
    'operandLabels',
    'operator',
  ]);
  expect(neededMembers(RelatedListInfo, info, ['userPreferences'])).toEqual(['columnWidths', 'columnWrap']);
  expect(neededMembers(RelatedListInfo, info, ['displayColumns', 0])).toEqual([
    'dataType',
    'fieldApiName',
    'filterable',
    'label',
    'lookupId',
    'picklistValues',
    'quickFilterOperator',
    'sortable',
  ]);
  for (const flag of [
    'cloneable',
    'createable',
    'deletable',
    'filterable',
    'updateable',
    'visibilityEditable',
  ])
    expect(fitsWith(RelatedListInfo, info, [flag], 'true')).toBe(false);
});

test('D-082: the reference of a related list has all its members', () => {
  expect(neededMembers(RelatedListInfo, info, ['listReference'])).toEqual(Object.keys(listReference));
  expect(fitsWith(RelatedListInfo, info, ['listReference', 'type'], 'listView')).toBe(false);
});

test('D-083: a count says how many there are and whether there are more', () => {
  expect(neededMembers(RelatedListCount, count)).toEqual(['count', 'hasMore', 'listReference']);
  expect(fitsWith(RelatedListCount, count, ['count'], 2.5)).toBe(false);
});

test('D-084: the summaries of an object name the parent and its lists', () => {
  const summaries = {
    parentObjectApiName: 'Account',
    parentRecordTypeId: '012',
    relatedLists: [
      {
        entityLabel: 'Contact',
        entityLabelPlural: 'Contacts',
        fieldApiName: 'AccountId',
        keyPrefix: '003',
        label: 'Contacts',
        objectApiName: 'Contact',
        parentFieldApiName: 'Id',
        relatedListId: 'Contacts',
        relatedListInfoUrl: '/related-list-info/Account/Contacts',
        themeInfo: null,
      },
    ],
  };
  expect(neededMembers(RelatedListSummaries, summaries)).toEqual(Object.keys(summaries));
  expect(neededMembers(RelatedListSummaries, summaries, ['relatedLists', 0])).toEqual([
    'entityLabel',
    'entityLabelPlural',
    'fieldApiName',
    'keyPrefix',
    'label',
    'objectApiName',
    'parentFieldApiName',
    'relatedListId',
    'relatedListInfoUrl',
    'themeInfo',
  ]);
});

test('D-085: a page of a related list has all its members', () => {
  expect(neededMembers(RelatedListRecords, page)).toEqual(Object.keys(page));
  expect(fitsWith(RelatedListRecords, page, ['records', 0], { id: '003' })).toBe(false);
});

test('D-086: preferences have whole widths, boolean wraps and an order', () => {
  expect(neededMembers(RelatedListPreferences, preferences)).toEqual(Object.keys(preferences));
  expect(fitsWith(RelatedListPreferences, preferences, ['columnWidths', 'Name'], 2.5)).toBe(false);
  expect(fitsWith(RelatedListPreferences, preferences, ['columnWrap', 'Name'], 0)).toBe(false);
  expect(neededMembers(RelatedListPreferences, preferences, ['orderedBy', 0])).toEqual(
    expect.arrayContaining(['fieldApiName', 'isAscending']),
  );
});

test.each([
  ['D-222: counts', RelatedListCounts, count],
  ['D-110: infos', RelatedListInfos, info],
  ['D-110: preferences', RelatedListPreferencesBatch, preferences],
  ['D-110: pages', RelatedListRecordsBatch, page],
])('%s of a batch have a status each, and errors where there is nothing', (_name, schema, result) => {
  const batch = { results: [{ result, statusCode: 200 }, wrong] };
  expect(neededMembers(schema, batch)).toEqual(['results']);
  expect(neededMembers(schema, batch, ['results', 0])).toEqual(['result', 'statusCode']);
  expect(neededMembers(schema, batch, ['results', 1])).toEqual(['result', 'statusCode']);
  expect(fitsWith(schema, batch, ['results', 1, 'result'], {})).toBe(false);
});
