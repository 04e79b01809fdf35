import { expect, test } from 'vitest';
import { avatarMapLifetime, platformActionLifetime } from '../records.ts';
import { describedCallsOf, openapi } from '../server.ts';
import { pathNames } from './path.ts';

const all = describedCallsOf('actions', 'apps', 'duplicates', 'related-lists', 'search', 'avatars');
const calls = all.map(({ call }) => call);

const callOf = (id: string) => calls.find((call) => call.id === id);

const none = '';
const choice = 'actionTypes formFactor sections';
const namedChoice = 'actionTypes apiNames formFactor retrievalMode sections';
const action = 'allowSaveOnDuplicate apiName contextId fields';

/** Each call with the names of its query and of its body, by alphabet. */
const specified = [
  ['getGlobalActions', 'GET actions/global', namedChoice, none],
  ['getQuickActionLayout', 'GET actions/layout/{actionApiName}', 'objectApiName recordTypeId', none],
  ['getLookupActions', 'GET actions/lookup/{objectApiNames}', choice, none],
  ['getObjectCreateActions', 'GET actions/object/{objectApiName}/record-create', choice, none],
  ['getActionOverrides', 'GET actions/overrides/{objectApiName}', 'defaultTemplateOnly type', none],
  [
    'getFlexipageFormulaActivations',
    'GET actions/formula-activation/{actionFeature}',
    'application objectApiNames',
    none,
  ],
  ['getQuickActionInfo', 'GET actions/quick-action-info/{actionApiName}', 'parentRecordId', none],
  [
    'getQuickActionDefaults',
    'GET actions/record-defaults/{actionApiName}',
    'optionalFields parentRecordId',
    none,
  ],
  ['getRecordActions', 'GET actions/record/{recordIds}', namedChoice, none],
  ['getRecordEditActions', 'GET actions/record/{recordIds}/record-edit', choice, none],
  [
    'getRelatedListRecordActions',
    'GET actions/record/{recordIds}/related-list-record/{relatedListRecordIds}',
    choice,
    none,
  ],
  [
    'getRelatedListsActions',
    'POST actions/record/{recordIds}/related-list/batch',
    none,
    'relatedListsActionParameters',
  ],
  [
    'getRelatedListActions',
    'POST actions/record/{recordIds}/related-list/{relatedListId}',
    none,
    namedChoice,
  ],
  ['performUpdateRecordQuickAction', 'PATCH actions/perform-quick-action/{actionApiName}', none, action],
  ['performQuickAction', 'POST actions/perform-quick-action/{actionApiName}', none, action],
  ['getFlexipageActions', 'GET actions/flexipage/{flexipageNames}', namedChoice, none],
  ['getListViewActions', 'GET actions/list-view/{listViewIds}', namedChoice, none],
  ['getMruListActions', 'GET actions/mru-list/{objectApiNames}', namedChoice, none],
  ['getPhotoActions', 'GET actions/photo/{recordIds}', namedChoice, none],
  ['getApps', 'GET apps', 'formFactor userCustomizations', none],
  ['getAppDetails', 'GET apps/{appId}', 'formFactor userCustomizations', none],
  ['getNavItems', 'GET nav-items', 'formFactor navItemNames page pageSize', none],
  ['getUserNavItems', 'GET apps/{appId}/user-nav-items', 'formFactor', none],
  ['updateUserNavItems', 'PUT apps/{appId}/user-nav-items', none, 'navItems'],
  ['getActiveTheme', 'GET themes/active', none, none],
  ['getDuplicateConfiguration', 'GET duplicates/{objectApiName}', 'recordTypeId', none],
  ['findDuplicates', 'POST predupe', none, 'allowSaveOnDuplicate apiName fields'],
  [
    'getRelatedListsCount',
    'GET related-list-count/batch/{parentRecordId}/{relatedListNames}',
    'maxCount',
    none,
  ],
  ['getRelatedListCount', 'GET related-list-count/{parentRecordId}/{relatedListId}', 'maxCount', none],
  [
    'getRelatedListInfoBatch',
    'GET related-list-info/batch/{parentObjectApiName}/{relatedListNames}',
    'recordTypeId',
    none,
  ],
  ['getRelatedListsInfo', 'GET related-list-info/{parentObjectApiName}', 'recordTypeId', none],
  [
    'getRelatedListInfo',
    'GET related-list-info/{parentObjectApiName}/{relatedListId}',
    'fields optionalFields recordTypeId restrictColumnsToLayout',
    none,
  ],
  [
    'updateRelatedListInfo',
    'PATCH related-list-info/{parentObjectApiName}/{relatedListId}',
    'recordTypeId',
    'orderedByInfo userPreferences',
  ],
  ['getRelatedListPreferencesBatch', 'GET related-list-preferences/batch/{preferencesIds}', none, none],
  ['getRelatedListPreferences', 'GET related-list-preferences/{preferencesId}', none, none],
  [
    'updateRelatedListPreferences',
    'PATCH related-list-preferences/{preferencesId}',
    none,
    'columnWidths columnWrap displayColumns frozenColumns orderedBy',
  ],
  [
    'getRelatedListRecords',
    'POST related-list-records/{parentRecordId}/{relatedListId}',
    none,
    'fields optionalFields pageSize pageToken sortBy where',
  ],
  [
    'getRelatedListRecordsByName',
    'GET related-list-records/{parentRecordId}/{relatedListId}',
    'fields optionalFields pageSize pageToken sortBy where',
    none,
  ],
  [
    'getRelatedListRecordsBatchByNames',
    'GET related-list-records/batch/{parentRecordId}/{relatedListNames}',
    'fields optionalFields pageSize sortBy where',
    none,
  ],
  [
    'getRelatedListRecordsBatch',
    'POST related-list-records/batch/{parentRecordId}',
    none,
    'relatedListParameters',
  ],
  ['getSearchFilterMetadata', 'GET search-info/{objectApiName}/filters', 'channel configurationName', none],
  ['getSearchFilterOptions', 'GET search-info/{objectApiName}/filters/{filterApiName}/options', 'q', none],
  ['getLookupMetadata', 'GET search-info/{objectApiName}/lookup/{fieldApiName}', none, none],
  [
    'getSearchResults',
    'POST search/results',
    'q',
    'answerTypes configurationName objectApiNames searchObjectOptions',
  ],
  [
    'getKeywordSearchResults',
    'POST search/results/keyword',
    'objectApiName q',
    'configurationName filters pageSize pageToken sortBy',
  ],
  [
    'getLookupRecords',
    'POST lookups/{objectApiName}/{fieldApiName}',
    'dependentFieldBindings page pageSize q searchType sourceRecordId targetApiName',
    'orderBy sourceRecord',
  ],
  [
    'getLookupRecordsByField',
    'GET lookups/{objectApiName}/{fieldApiName}',
    'dependentFieldBindings page pageSize q searchType sourceRecordId targetApiName',
    none,
  ],
  [
    'getLookupRecordsByTarget',
    'GET lookups/{objectApiName}/{fieldApiName}/{targetApiName}',
    'dependentFieldBindings page pageSize q searchType sourceRecordId',
    none,
  ],
  ['getRecordAvatars', 'GET record-avatars/batch/{recordIds}', 'formFactor', none],
  [
    'updateRecordAvatar',
    'POST record-avatars/{recordId}/association',
    none,
    'actionType blueMasterId externalId photoUrl profileName',
  ],
] as const;

const names = (schema: { readonly properties: object } | undefined): string =>
  Object.keys(schema?.properties ?? {})
    .toSorted()
    .join(' ');

test.each(specified)('D-002, D-218: %s is %s', (id, route, query, body) => {
  const call = callOf(id);
  expect(`${call?.method} ${call?.path}`).toBe(route.replace(' ', ' /services/data/{version}/ui-api/'));
  expect(names(call?.query)).toBe(query);
  expect(names(call?.body)).toBe(body);
});

test('D-002: no call is declared twice, and none that is not specified', () => {
  expect(calls.map(({ id }) => id).toSorted()).toEqual(specified.map(([id]) => id).toSorted());
});

test('D-223: actions for a new record take the query of lookup actions', () => {
  expect(callOf('getObjectCreateActions')?.query).toEqual(callOf('getLookupActions')?.query);
});

test.each([
  ['D-237', 'getActionOverrides', 2_592_000_000],
  ['D-240, X-06', 'getRelatedListsInfo', 2_592_000_000],
  ['D-249', 'getQuickActionDefaults', 900_000],
  ['D-250', 'getQuickActionLayout', 900_000],
  ['D-251', 'getQuickActionInfo', 900_000],
  ['D-254, X-02', 'getDuplicateConfiguration', 900_000],
  ['D-254', 'findDuplicates', 30_000],
  ['D-256', 'getGlobalActions', 300_000],
  ['D-256', 'getLookupActions', 300_000],
  ['D-256', 'getObjectCreateActions', 300_000],
  ['D-256', 'getRelatedListRecordActions', 300_000],
  ['D-256', 'getRelatedListsActions', 300_000],
  ['D-256', 'getRelatedListActions', 300_000],
  ['D-257', 'getRecordActions', 300_000],
  ['D-257', 'getRecordEditActions', 300_000],
  ['D-258', 'getApps', 300_000],
  ['D-258', 'getAppDetails', 300_000],
  ['D-259', 'getFlexipageFormulaActivations', 300_000],
  ['D-260', 'getNavItems', 120_000],
  ['D-256', 'getListViewActions', 300_000],
  ['D-260', 'getUserNavItems', 120_000],
  ['D-239', 'getActiveTheme', 2_592_000_000],
  ['D-261, X-30', 'getRecordAvatars', 300_000],
  ['D-263', 'getRelatedListInfo', 900_000],
  ['D-263', 'getRelatedListInfoBatch', 900_000],
  ['D-264', 'getRelatedListPreferences', 900_000],
  ['D-264', 'getRelatedListPreferencesBatch', 900_000],
  ['D-265', 'getRelatedListRecords', 30_000],
  ['D-265', 'getRelatedListRecordsBatch', 30_000],
  ['D-265', 'getRelatedListRecordsByName', 30_000],
  ['D-265', 'getRelatedListRecordsBatchByNames', 30_000],
  ['D-266', 'getSearchFilterMetadata', 30_000],
  ['D-267', 'getSearchFilterOptions', 30_000],
  ['D-268', 'getLookupMetadata', 30_000],
  ['D-269', 'getSearchResults', 200],
  ['D-270', 'getKeywordSearchResults', 200],
  ['D-271, X-05', 'getLookupRecords', 0],
  ['X-05', 'getRelatedListCount', 30_000],
  ['X-05', 'getRelatedListsCount', 30_000],
])('%s: %s stays fresh for %i ms', (_rule, id, lifetime) => {
  const call = callOf(id);
  expect(call?.kind).toBe('read');
  expect(call?.lifetime).toBe(lifetime);
});

test('D-236: a single action lives 30 days', () => {
  expect(platformActionLifetime).toBe(2_592_000_000);
});

test('D-262, X-30: the map of avatars that one call answers lives an hour', () => {
  expect(avatarMapLifetime).toBe(3_600_000);
});

test('D-232: what changes something is a write, and everything else is a read', () => {
  const writes = calls.filter(({ kind }) => kind === 'write').map(({ id }) => id);
  expect(writes.toSorted()).toEqual([
    'performQuickAction',
    'performUpdateRecordQuickAction',
    'updateRecordAvatar',
    'updateRelatedListInfo',
    'updateRelatedListPreferences',
    'updateUserNavItems',
  ]);
});

test('D-148: a name in a path that is a plural may be a list, no other may', () => {
  for (const call of calls)
    expect(call.lists.toSorted()).toEqual(
      pathNames(call.path)
        .filter((name) => name.endsWith('s'))
        .toSorted(),
    );
});

test('every call can be printed as OpenAPI, two methods of one path beside each other', () => {
  const printed = JSON.parse(JSON.stringify(openapi(all, { title: 'Records', version: '63.0' })));
  const operations = Object.values<object>(printed.paths).flatMap((path) => Object.values(path));
  expect(operations.map(({ operationId }) => operationId).toSorted()).toEqual(
    specified.map(([id]) => id).toSorted(),
  );
});
