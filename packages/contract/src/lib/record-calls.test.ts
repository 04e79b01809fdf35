import { expect, test } from 'vitest';
import { describedCallsOf } from '../server.ts';
import { contextDefaults } from './build-request.ts';
import { apiVersion } from './call.ts';
import { pathNames } from './path.ts';

const calls = describedCallsOf('records', 'files', 'lists', 'object-info', 'layouts')
  .map(({ call }) => call)
  // What the platform keeps elsewhere, such as the records seen last, has tests of its own.
  .filter(({ path }) => path.includes('/ui-api/'));

interface Specified {
  readonly query?: string;
  readonly body?: string;
  /** Milliseconds; a write has none. */
  readonly lifetime?: number;
}

const quarter = { lifetime: 900_000 };
const month = { lifetime: 2_592_000_000 };
const page = 'fields optionalFields pageSize pageToken sortBy';
const summaries = { query: 'pageSize pageToken q recentListsOnly', ...month };
const list =
  'displayColumns filterLogicString filteredByInfo label listShares orderedByInfo scope visibility';
const input = 'allowSaveOnDuplicate apiName fields';
const upload = { body: 'description fileData title' };
const userState = 'layoutType mode recordTypeId';

/** Each call by its method and path: its id, and its query and body names by alphabet. */
const specified: Readonly<Record<string, readonly [id: string, Specified]>> = {
  'GET records/{recordId}': [
    'getRecord',
    {
      query: 'childRelationships fields forms layoutTypes modes optionalFields pageSize updateMru',
      lifetime: 30_000,
    },
  ],
  'GET records/batch/{recordIds}': ['getRecords', { query: 'fields optionalFields', lifetime: 120_000 }],
  'GET records/{recordId}/child-relationships/{relationshipName}': [
    'getRecordChildren',
    { query: 'fields optionalFields page pageSize pageToken', lifetime: 30_000 },
  ],
  'POST records': [
    'createRecord',
    {
      query: 'handleOwnerChange includeFieldsInBody triggerOtherEmail triggerUserEmail useDefaultRule',
      body: input,
    },
  ],
  'PATCH records/{recordId}': [
    'updateRecord',
    { query: 'handleOwnerChange triggerOtherEmail triggerUserEmail useDefaultRule', body: input },
  ],
  'DELETE records/{recordId}': ['deleteRecord', {}],
  'POST records/batch': ['executeBatchRecordOperations', { body: 'allOrNone operations' }],
  'GET record-ui/{recordIds}': ['getRecordUi', { query: 'layoutTypes modes optionalFields', ...month }],
  'GET record-defaults/create/{objectApiName}': [
    'getRecordCreateDefaults',
    { query: 'formFactor optionalFields recordTypeId', ...quarter },
  ],
  'GET record-defaults/clone/{recordId}': [
    'getRecordCloneDefaults',
    { query: 'formFactor optionalFields recordTypeId', lifetime: 1000 },
  ],
  'GET record-defaults/template/clone/{recordId}': [
    'getRecordTemplateClone',
    { query: 'optionalFields recordTypeId', lifetime: 1000 },
  ],
  'GET record-defaults/template/create/{objectApiName}': [
    'getRecordTemplateCreate',
    { query: 'optionalFields recordTypeId', lifetime: 30_000 },
  ],
  'POST records/content-documents/{contentDocumentId}/content-versions': ['createContentVersion', upload],
  'POST records/content-documents/content-versions': ['createContentDocumentAndVersion', upload],
  'POST list-records/{objectApiName}/{listViewApiName}': [
    'getListRecordsByName',
    {
      body: 'fields filterLogicString filteredByInfo optionalFields pageSize pageToken scope searchTerm sortBy where',
      lifetime: 30_000,
    },
  ],
  'GET list-records/{objectApiName}/{listViewApiName}': [
    'getListRecordsByApiName',
    { query: 'fields optionalFields pageSize pageToken searchTerm sortBy where', lifetime: 30_000 },
  ],
  'GET list-info/{listViewId}': ['getListInfoByListViewId', quarter],
  'GET mru-list-info/{objectApiName}': ['getMruListInfo', quarter],
  'GET list-records/{listViewId}': ['getListRecordsByListViewId', { query: page, lifetime: 30_000 }],
  'GET list-ui/{objectApiName}/{listViewApiName}': ['getListUiByApiName', { query: page, ...month }],
  'GET list-ui/{listViewId}': ['getListUiByListViewId', { query: page, ...month }],
  'GET list-ui/{objectApiName}': ['getListViewSummaryCollection', summaries],
  'GET mru-list-ui/{objectApiName}': ['getMruListUi', { query: page, ...month }],
  'GET mru-list-records/{objectApiName}': ['getMruListRecords', { query: page, lifetime: 30_000 }],
  'GET list-info/batch': ['getListInfosByName', { query: 'ids names', ...quarter }],
  'GET list-info/{objectApiName}': ['getListInfosByObjectName', summaries],
  'GET list-info/{objectApiName}/{listViewApiName}': ['getListInfoByName', quarter],
  'POST list-info/{objectApiName}': [
    'createListInfo',
    {
      body: 'displayColumns filterLogicString filteredByInfo includeDefaultAttributes label listShares listViewApiName orderedByInfo scope visibility',
    },
  ],
  'PATCH list-info/{objectApiName}/{listViewApiName}': ['updateListInfoByName', { body: list }],
  'DELETE list-info/{objectApiName}/{listViewApiName}': ['deleteListInfo', {}],
  'GET list-object-info/{objectApiName}': ['getListObjectInfo', quarter],
  'GET list-preferences/{objectApiName}/{listViewApiName}': ['getListPreferences', quarter],
  'PATCH list-preferences/{objectApiName}/{listViewApiName}': [
    'updateListPreferences',
    { body: 'columnWidths columnWrap displayColumns frozenColumns orderedBy pinned' },
  ],
  'GET object-info': ['getObjectInfoDirectory', month],
  'GET object-info/{objectApiName}': ['getObjectInfo', quarter],
  'GET object-info/batch/{objectApiNames}': ['getObjectInfos', quarter],
  'GET object-info/{objectApiName}/picklist-values/{recordTypeId}': [
    'getPicklistValuesByRecordType',
    quarter,
  ],
  'GET object-info/{objectApiName}/picklist-values/{recordTypeId}/{fieldApiName}': [
    'getPicklistValues',
    quarter,
  ],
  'GET layout/{objectApiName}': [
    'getLayout',
    { query: 'formFactor layoutType mode recordTypeId', ...quarter },
  ],
  'GET layout/{objectApiName}/user-state': ['getLayoutUserState', { query: userState, ...quarter }],
  'PATCH layout/{objectApiName}/user-state': [
    'updateLayoutUserState',
    { query: userState, body: 'sectionUserStates' },
  ],
  'GET path/layout/{objectApiName}': [
    'getPathLayout',
    { query: 'formFactor layoutOverride mode recordTypeId', ...month },
  ],
};

const names = (schema: { readonly properties: object } | undefined) =>
  schema ? Object.keys(schema.properties).toSorted().join(' ') : undefined;

test('D-001, D-005, D-218, D-276: every call of these areas is declared once, under version 63.0 of the API', () => {
  const told = calls.map(({ method, path }) => {
    const whole = path.replace('{version}', String(contextDefaults.version));
    return `${method} ${whole.replace('/services/data/v63.0/ui-api/', '')}`;
  });
  expect(apiVersion).toBe('v63.0');
  expect(told.toSorted()).toEqual(Object.keys(specified).toSorted());
});

test.each(Object.entries(specified))(
  'D-004, D-039, D-040, D-220, D-224, D-234, D-235, D-239…D-242, D-244…D-248, D-252, D-253, D-255, D-272…D-275, X-03, X-06: %s',
  (route, [id, { query, body, lifetime }]) => {
    const call = calls.find((other) => other.id === id);
    expect(`${call?.method} ${call?.path}`).toBe(route.replace(' ', ' /services/data/{version}/ui-api/'));
    expect(names(call?.query)).toBe(query);
    expect(names(call?.body)).toBe(body);
    expect(call?.kind).toBe(lifetime === undefined && call?.method !== 'GET' ? 'write' : 'read');
    if (lifetime !== undefined) expect(call?.lifetime).toBe(lifetime);
  },
);

test('D-148: a name in a path that is a plural may be a list, no other may', () => {
  for (const call of calls)
    expect(call.lists).toEqual(pathNames(call.path).filter((name) => name.endsWith('s')));
});
