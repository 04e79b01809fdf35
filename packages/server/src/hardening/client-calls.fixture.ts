import type { Client } from '@relab/client';
import * as calls from '@relab/client/records';
import { expect } from 'vitest';

/** The records of a workshop that the calls are about. */
export interface CallWorld {
  readonly account: string;
  readonly lab: string;
  readonly instrument: string;
  readonly repair: string;
  /** A record that may go. */
  readonly spare: string;
  readonly contact: string;
  readonly instrumentList: string;
  readonly recordType: string;
  readonly png: Blob;
}

/** One call as a page makes it: what it shows when it is right, and the status by which the server refuses it. */
export interface ClientCall {
  good(client: Client, world: CallWorld): Promise<unknown>;
  shows(world: CallWorld): unknown;
  /** `old` asks for a version of the API that is not answered: all that can be wrong with some calls. */
  bad(client: Client, world: CallWorld, old: Client): Promise<unknown>;
  readonly status: number;
}

/** What a write answers that has no body. */
const nothing: unknown = expect.toSatisfy((answer) => answer === null || answer === undefined);
const some: unknown = expect.arrayContaining([expect.anything()]);
const nobody = 'Nobody__c';
const missing = 'a02000000000999AAA';
const onPage = ['Page'];
const list = { objectApiName: 'Instrument__c', listViewApiName: 'AllInstruments' } as const;
const preferences = { columnWidths: { Name: 120 }, columnWrap: { Name: true } };

/** Every call of the record platform, in the order in which they may run: what makes a thing before what removes it. */
export const clientCalls: Readonly<Record<string, ClientCall>> = {
  getRecord: {
    good: (client, { instrument }) =>
      calls.getRecord(client, {
        recordId: instrument,
        fields: ['Instrument__c.Name', 'Instrument__c.Lab__r.Name'],
      }),
    shows: ({ instrument }) => ({
      id: instrument,
      fields: { Lab__r: { value: { fields: { Name: { value: 'Optics' } } } } },
    }),
    bad: (client) => calls.getRecord(client, { recordId: missing, fields: ['Instrument__c.Name'] }),
    status: 404,
  },
  getRecords: {
    good: (client, { instrument, lab, spare }) =>
      calls.getRecords(client, {
        records: [
          { recordIds: [instrument, spare], fields: ['Instrument__c.Price__c'] },
          { recordIds: [lab], fields: ['Lab__c.Name'] },
        ],
      }),
    shows: ({ instrument, spare, lab }) => ({
      results: [instrument, spare, lab].map((id) => ({ statusCode: 200, result: { id } })),
    }),
    bad: (client, { instrument }) =>
      calls.getRecords(client, { records: [{ recordIds: [instrument], fields: ['Instrument__c.Nothing'] }] }),
    status: 400,
  },
  createRecord: {
    good: (client, { lab }) =>
      calls.createRecord(client, {
        apiName: 'Instrument__c',
        fields: { Name: 'Made', Lab__c: lab, Price__c: 12.5 },
      }),
    shows: () => ({
      apiName: 'Instrument__c',
      fields: { Price__c: { value: 12.5 } },
    }),
    bad: (client) =>
      calls.createRecord(client, {
        apiName: 'Instrument__c',
        fields: { Name: 'Sold for nothing', Stage__c: 'Sold' },
      }),
    status: 400,
  },
  updateRecord: {
    good: (client, { instrument }) =>
      calls.updateRecord(client, { recordId: instrument, fields: { Hours__c: 7 } }),
    shows: ({ instrument }) => ({ id: instrument, fields: { Hours__c: { value: 7 } } }),
    bad: (client, { instrument }) =>
      calls.updateRecord(client, { recordId: instrument, fields: { Weight__c: 9_000 } }),
    status: 400,
  },
  executeBatchRecordOperations: {
    good: (client, { instrument }) =>
      calls.executeBatchRecordOperations(client, {
        allOrNone: true,
        operations: [
          { type: 'Create', records: [{ apiName: 'Lab__c', fields: { Name: 'Annex' } }] },
          { type: 'Update', records: [{ fields: { Id: instrument, Hours__c: 8 } }] },
        ],
      }),
    shows: () => ({ hasErrors: false, results: [{ statusCode: 201 }, { statusCode: 200 }] }),
    bad: (client) => calls.executeBatchRecordOperations(client, { operations: [] }),
    status: 400,
  },
  getRecordUi: {
    good: (client, { instrument }) =>
      calls.getRecordUi(client, { recordIds: [instrument], layoutTypes: ['Full'], modes: ['View'] }),
    shows: ({ instrument }) => ({
      records: { [instrument]: { id: instrument } },
      objectInfos: { Instrument__c: {} },
      layouts: { Instrument__c: {} },
    }),
    bad: (client) =>
      calls.getRecordUi(client, { recordIds: ['no id'], layoutTypes: ['Full'], modes: ['View'] }),
    status: 400,
  },
  getRecordCreateDefaults: {
    good: (client) => calls.getRecordCreateDefaults(client, { objectApiName: 'Instrument__c' }),
    shows: () => ({ record: { apiName: 'Instrument__c', fields: { Stage__c: { value: 'Received' } } } }),
    bad: (client) => calls.getRecordCreateDefaults(client, { objectApiName: nobody }),
    status: 403,
  },
  getRecordTemplateClone: {
    good: (client, { instrument }) => calls.getRecordTemplateClone(client, { recordId: instrument }),
    shows: ({ instrument }) => ({ cloneSourceId: instrument }),
    bad: (client) => calls.getRecordTemplateClone(client, { recordId: missing }),
    status: 404,
  },
  getRecordTemplateCreate: {
    good: (client) => calls.getRecordTemplateCreate(client, { objectApiName: 'Lab__c' }),
    shows: () => ({ apiName: 'Lab__c' }),
    bad: (client) => calls.getRecordTemplateCreate(client, { objectApiName: nobody }),
    status: 403,
  },
  getListRecordsByName: {
    good: (client) =>
      calls.getListRecordsByName(client, {
        ...list,
        fields: ['Instrument__c.Name'],
        where: '{ Name: { like: "Zeiss%" } }',
      }),
    shows: ({ instrument }) => ({ records: [{ id: instrument }] }),
    bad: (client) => calls.getListRecordsByName(client, { ...list, where: '{ Nothing: { eq: 1 } }' }),
    status: 400,
  },
  getListRecordsByListViewId: {
    good: (client, { instrumentList }) =>
      calls.getListRecordsByListViewId(client, {
        listViewId: instrumentList,
        sortBy: ['-Instrument__c.Name'],
      }),
    shows: ({ instrument }) => ({ records: [{ id: instrument }, {}, {}] }),
    bad: (client) => calls.getListRecordsByListViewId(client, { listViewId: '00B000000000999AAA' }),
    status: 404,
  },
  getListUiByApiName: {
    good: (client) => calls.getListUiByApiName(client, { ...list, pageSize: 2 }),
    shows: () => ({ info: { label: 'All Instruments' }, records: { pageSize: 2 } }),
    bad: (client) => calls.getListUiByApiName(client, { ...list, listViewApiName: 'Nothing' }),
    status: 404,
  },
  getListUiByListViewId: {
    good: (client, { instrumentList }) => calls.getListUiByListViewId(client, { listViewId: instrumentList }),
    shows: () => ({ info: { label: 'All Instruments' } }),
    bad: (client) => calls.getListUiByListViewId(client, { listViewId: '00B000000000999AAA' }),
    status: 404,
  },
  getListViewSummaryCollection: {
    good: (client) => calls.getListViewSummaryCollection(client, { objectApiName: 'Instrument__c' }),
    shows: () => ({ objectApiName: 'Instrument__c' }),
    bad: (client) => calls.getListViewSummaryCollection(client, { objectApiName: nobody }),
    status: 403,
  },
  getMruListUi: {
    good: (client) => calls.getMruListUi(client, { objectApiName: 'Instrument__c' }),
    shows: () => ({ info: { listReference: { type: 'mru' } } }),
    bad: (client) => calls.getMruListUi(client, { objectApiName: nobody }),
    status: 403,
  },
  getMruListRecords: {
    good: (client) => calls.getMruListRecords(client, { objectApiName: 'Instrument__c' }),
    shows: () => ({ listReference: { type: 'mru' } }),
    bad: (client) => calls.getMruListRecords(client, { objectApiName: nobody }),
    status: 403,
  },
  getListInfosByName: {
    good: (client) =>
      calls.getListInfosByName(client, { names: ['Instrument__c.AllInstruments', 'Lab__c.AllLabs'] }),
    shows: () => ({
      results: [{ statusCode: 200, result: { label: 'All Instruments' } }, { statusCode: 200 }],
    }),
    bad: (client) =>
      calls.getListInfosByName(client, { names: ['Instrument__c.AllInstruments', 'Lab__c.Nothing'] }),
    status: 404,
  },
  getListInfosByObjectName: {
    good: (client) => calls.getListInfosByObjectName(client, { objectApiName: 'Instrument__c' }),
    shows: () => ({ objectApiName: 'Instrument__c' }),
    bad: (client) => calls.getListInfosByObjectName(client, { objectApiName: nobody }),
    status: 403,
  },
  getListInfoByName: {
    good: (client) => calls.getListInfoByName(client, list),
    shows: () => ({ label: 'All Instruments' }),
    bad: (client) => calls.getListInfoByName(client, { ...list, listViewApiName: 'Nothing' }),
    status: 404,
  },
  createListInfo: {
    good: (client) =>
      calls.createListInfo(client, {
        objectApiName: 'Instrument__c',
        listViewApiName: 'Mine',
        label: 'Mine',
        displayColumns: ['Name'],
        filteredByInfo: [],
        visibility: 'Private',
      }),
    shows: () => ({ label: 'Mine' }),
    bad: (client) =>
      calls.createListInfo(client, {
        objectApiName: 'Instrument__c',
        listViewApiName: 'Bad',
        label: 'Bad',
        displayColumns: ['Nothing'],
      }),
    status: 400,
  },
  updateListInfoByName: {
    good: (client) =>
      calls.updateListInfoByName(client, {
        objectApiName: 'Instrument__c',
        listViewApiName: 'Mine',
        label: 'Ours',
      }),
    shows: () => ({ label: 'Ours' }),
    bad: (client) => calls.updateListInfoByName(client, { ...list, label: 'Not mine' }),
    status: 403,
  },
  getListObjectInfo: {
    good: (client) => calls.getListObjectInfo(client, { objectApiName: 'Instrument__c' }),
    shows: () => ({ objectApiName: 'Instrument__c', createable: true }),
    bad: (client) => calls.getListObjectInfo(client, { objectApiName: nobody }),
    status: 403,
  },
  getListPreferences: {
    good: (client) => calls.getListPreferences(client, list),
    shows: () => ({ listReference: { listViewApiName: 'AllInstruments' } }),
    bad: (client) => calls.getListPreferences(client, { ...list, listViewApiName: 'Nothing' }),
    status: 404,
  },
  updateListPreferences: {
    good: (client) => calls.updateListPreferences(client, { ...list, columnWidths: { Name: 200 } }),
    shows: () => ({ columnWidths: { Name: 200 } }),
    bad: (client) => calls.updateListPreferences(client, { ...list, columnWidths: { Name: -4 } }),
    status: 400,
  },
  deleteListInfo: {
    good: (client) =>
      calls.deleteListInfo(client, { objectApiName: 'Instrument__c', listViewApiName: 'Mine' }),
    shows: () => nothing,
    bad: (client) => calls.deleteListInfo(client, list),
    status: 403,
  },
  getObjectInfoDirectory: {
    good: (client) => calls.getObjectInfoDirectory(client, {}),
    shows: () => ({ objects: { Instrument__c: { keyPrefix: 'a02' } } }),
    bad: (_client, _world, old) => calls.getObjectInfoDirectory(old, {}),
    status: 404,
  },
  getObjectInfo: {
    good: (client) => calls.getObjectInfo(client, { objectApiName: 'Instrument__c' }),
    shows: () => ({ apiName: 'Instrument__c', fields: { Price__c: { dataType: 'Currency' } } }),
    bad: (client) => calls.getObjectInfo(client, { objectApiName: nobody }),
    status: 403,
  },
  getObjectInfos: {
    good: (client) => calls.getObjectInfos(client, { objectApiNames: ['Lab__c', 'Repair__c'] }),
    shows: () => ({ results: [{ statusCode: 200, result: { apiName: 'Lab__c' } }, { statusCode: 200 }] }),
    bad: (client) =>
      calls.getObjectInfos(client, {
        objectApiNames: ['Lab__c', nobody],
      }),
    status: 403,
  },
  getPicklistValuesByRecordType: {
    good: (client, { recordType }) =>
      calls.getPicklistValuesByRecordType(client, {
        objectApiName: 'Instrument__c',
        recordTypeId: recordType,
      }),
    shows: () => ({ picklistFieldValues: { Kind__c: { values: [{}, {}, {}] } } }),
    bad: (client) =>
      calls.getPicklistValuesByRecordType(client, {
        objectApiName: 'Instrument__c',
        recordTypeId: '012000000000999AAA',
      }),
    status: 400,
  },
  getPicklistValues: {
    good: (client, { recordType }) =>
      calls.getPicklistValues(client, { fieldApiName: 'Instrument__c.Model__c', recordTypeId: recordType }),
    shows: () => ({ controllerValues: { Centrifuge: 1 } }),
    bad: (client, { recordType }) =>
      calls.getPicklistValues(client, { fieldApiName: 'Instrument__c.Name', recordTypeId: recordType }),
    status: 400,
  },
  getLayout: {
    good: (client) =>
      calls.getLayout(client, { objectApiName: 'Instrument__c', layoutType: 'Full', mode: 'View' }),
    shows: () => ({ layoutType: 'Full', sections: [{ heading: 'Instrument' }, {}, {}, {}] }),
    bad: (client) => calls.getLayout(client, { objectApiName: nobody }),
    status: 403,
  },
  getLayoutUserState: {
    good: (client) =>
      calls.getLayoutUserState(client, { objectApiName: 'Instrument__c', layoutType: 'Full', mode: 'View' }),
    shows: () => ({ sectionUserStates: expect.any(Object) }),
    bad: (client) => calls.getLayoutUserState(client, { objectApiName: nobody }),
    status: 403,
  },
  updateLayoutUserState: {
    good: async (client) => {
      const config = { objectApiName: 'Instrument__c', layoutType: 'Full', mode: 'View' } as const;
      const { sections } = await calls.getLayout(client, config);
      const id = sections.find(({ collapsible }) => collapsible)?.id ?? '';
      const sectionUserStates = { [id]: { collapsed: true } };
      await calls.updateLayoutUserState(client, { ...config, sectionUserStates });
      return (await calls.getLayoutUserState(client, config)).sectionUserStates[id];
    },
    shows: () => ({ collapsed: true }),
    bad: (client) =>
      calls.updateLayoutUserState(client, {
        objectApiName: 'Instrument__c',
        sectionUserStates: { nothing: { collapsed: true } },
      }),
    status: 400,
  },
  getPathLayout: {
    good: (client) => calls.getPathLayout(client, { objectApiName: 'Instrument__c' }),
    shows: () => ({ fieldApiName: 'Stage__c' }),
    bad: (client) => calls.getPathLayout(client, { objectApiName: nobody }),
    status: 403,
  },
  getGlobalActions: {
    good: (client) => calls.getGlobalActions(client, { sections: onPage }),
    shows: () => ({ actions: { Global: { actions: some } } }),
    bad: (_client, _world, old) => calls.getGlobalActions(old, { sections: onPage }),
    status: 404,
  },
  getQuickActionLayout: {
    good: (client) => calls.getQuickActionLayout(client, { actionApiName: 'Instrument__c.Sell' }),
    shows: () => ({ actionApiName: 'Instrument__c.Sell' }),
    bad: (client) => calls.getQuickActionLayout(client, { actionApiName: 'Instrument__c.Nothing' }),
    status: 404,
  },
  getLookupActions: {
    good: (client) => calls.getLookupActions(client, { objectApiNames: ['Lab__c'] }),
    shows: () => ({ actions: { Lab__c: {} } }),
    bad: (client) => calls.getLookupActions(client, { objectApiNames: [nobody] }),
    status: 403,
  },
  getObjectCreateActions: {
    good: (client) => calls.getObjectCreateActions(client, { objectApiName: 'Instrument__c' }),
    shows: () => ({ actions: { Instrument__c: {} } }),
    bad: (client) => calls.getObjectCreateActions(client, { objectApiName: nobody }),
    status: 403,
  },
  getActionOverrides: {
    good: (client) => calls.getActionOverrides(client, { objectApiName: 'Instrument__c', type: 'Edit' }),
    shows: () => ({ overrides: {} }),
    bad: (client) => calls.getActionOverrides(client, { objectApiName: nobody, type: 'Edit' }),
    status: 403,
  },
  getFlexipageFormulaActivations: {
    good: (client) =>
      calls.getFlexipageFormulaActivations(client, {
        actionFeature: 'RECORD',
        objectApiNames: ['Instrument__c'],
      }),
    shows: () => ({}),
    bad: (_client, _world, old) =>
      calls.getFlexipageFormulaActivations(old, { actionFeature: 'RECORD', objectApiNames: ['Lab__c'] }),
    status: 404,
  },
  getQuickActionInfo: {
    good: (client, { instrument }) =>
      calls.getQuickActionInfo(client, { actionApiName: 'Instrument__c.Sell', parentRecordId: instrument }),
    shows: () => ({ actionApiName: 'Instrument__c.Sell' }),
    bad: (client) => calls.getQuickActionInfo(client, { actionApiName: 'Instrument__c.Nothing' }),
    status: 404,
  },
  getQuickActionDefaults: {
    good: (client, { instrument }) =>
      calls.getQuickActionDefaults(client, {
        actionApiName: 'Instrument__c.Sell',
        parentRecordId: instrument,
      }),
    shows: () => ({ actionApiName: 'Instrument__c.Sell', fields: { Stage__c: { value: 'Sold' } } }),
    bad: (client) =>
      calls.getQuickActionDefaults(client, { actionApiName: 'Instrument__c.Sell', parentRecordId: missing }),
    status: 404,
  },
  getRecordActions: {
    good: (client, { instrument }) =>
      calls.getRecordActions(client, { recordIds: [instrument], sections: onPage, formFactor: 'Large' }),
    shows: ({ instrument }) => ({ actions: { [instrument]: {} } }),
    bad: (client) =>
      calls.getRecordActions(client, {
        recordIds: Array.from({ length: 300 }, () => missing),
        sections: onPage,
      }),
    status: 400,
  },
  getRecordEditActions: {
    good: (client, { instrument }) => calls.getRecordEditActions(client, { recordIds: [instrument] }),
    shows: ({ instrument }) => ({ actions: { [instrument]: {} } }),
    bad: (client) => calls.getRecordEditActions(client, { recordIds: [missing] }),
    status: 404,
  },
  getRelatedListRecordActions: {
    good: (client, { instrument, repair }) =>
      calls.getRelatedListRecordActions(client, { recordIds: [instrument], relatedListRecordIds: [repair] }),
    shows: ({ repair }) => ({ actions: { [repair]: {} } }),
    bad: (client, { instrument }) =>
      calls.getRelatedListRecordActions(client, { recordIds: [instrument], relatedListRecordIds: [missing] }),
    status: 404,
  },
  getRelatedListsActions: {
    good: (client, { instrument }) =>
      calls.getRelatedListsActions(client, {
        recordIds: [instrument],
        relatedListsActionParameters: [{ relatedListId: 'Repairs__r' }, { relatedListId: 'Tasks' }],
      }),
    shows: () => ({}),
    bad: (client) =>
      calls.getRelatedListsActions(client, {
        recordIds: [missing],
        relatedListsActionParameters: [{ relatedListId: 'Repairs__r' }, { relatedListId: 'Tasks' }],
      }),
    status: 404,
  },
  getRelatedListActions: {
    good: (client, { instrument }) =>
      calls.getRelatedListActions(client, { recordIds: [instrument], relatedListId: 'Repairs__r' }),
    shows: () => ({ actions: expect.any(Object) }),
    bad: (client) =>
      calls.getRelatedListActions(client, { recordIds: [missing], relatedListId: 'Repairs__r' }),
    status: 404,
  },
  performQuickAction: {
    good: (client, { instrument }) =>
      calls.performQuickAction(client, {
        actionApiName: 'Instrument__c.OrderRepair',
        contextId: instrument,
        fields: { Subject__c: 'Lens' },
      }),
    shows: () => ({ isSuccess: true }),
    bad: (client, { instrument }) =>
      calls.performQuickAction(client, {
        actionApiName: 'Instrument__c.OrderRepair',
        contextId: instrument,
        fields: { Subject__c: 'Lens', Cost__c: -1 },
      }),
    status: 400,
  },
  performUpdateRecordQuickAction: {
    good: (client, { instrument }) =>
      calls.performUpdateRecordQuickAction(client, {
        actionApiName: 'Instrument__c.Revalue',
        contextId: instrument,
        fields: { Price__c: 200 },
      }),
    shows: () => ({ isSuccess: true }),
    bad: (client) =>
      calls.performUpdateRecordQuickAction(client, {
        actionApiName: 'Instrument__c.Revalue',
        contextId: missing,
        fields: { Price__c: 1 },
      }),
    status: 404,
  },
  getApps: {
    good: (client) => calls.getApps(client, { formFactor: 'Large' }),
    shows: () => ({ apps: [{}, {}] }),
    bad: (_client, _world, old) => calls.getApps(old, { formFactor: 'Large' }),
    status: 404,
  },
  getAppDetails: {
    good: (client) => calls.getAppDetails(client, { appId: 'Workshop', formFactor: 'Large' }),
    shows: () => ({ label: 'Workshop' }),
    bad: (client) => calls.getAppDetails(client, { appId: 'Nothing', formFactor: 'Large' }),
    status: 404,
  },
  getNavItems: {
    good: (client) => calls.getNavItems(client, { formFactor: 'Large' }),
    shows: () => ({ navItems: some }),
    bad: (client) => calls.getNavItems(client, { formFactor: 'Large', pageSize: 100_000 }),
    status: 400,
  },
  getDuplicateConfiguration: {
    good: (client) => calls.getDuplicateConfiguration(client, { objectApiName: 'Instrument__c' }),
    shows: () => ({ dedupeEnabled: true }),
    bad: (client) => calls.getDuplicateConfiguration(client, { objectApiName: nobody }),
    status: 403,
  },
  findDuplicates: {
    good: (client, { lab }) =>
      calls.findDuplicates(client, { apiName: 'Instrument__c', fields: { Name: 'Zeiss Axio', Lab__c: lab } }),
    shows: () => ({}),
    bad: (client) => calls.findDuplicates(client, { apiName: nobody, fields: { Name: 'a' } }),
    status: 403,
  },
  getRelatedListsCount: {
    good: (client, { instrument }) =>
      calls.getRelatedListsCount(client, {
        parentRecordId: instrument,
        relatedListNames: ['Repairs__r', 'Tasks'],
      }),
    shows: () => ({ results: [{ statusCode: 200 }, {}] }),
    bad: (client) =>
      calls.getRelatedListsCount(client, {
        parentRecordId: missing,
        relatedListNames: ['Repairs__r', 'Tasks'],
      }),
    status: 404,
  },
  getRelatedListCount: {
    good: (client, { lab }) =>
      calls.getRelatedListCount(client, {
        parentRecordId: lab,
        relatedListId: 'Instruments__r',
        maxCount: 1,
      }),
    shows: () => ({ count: 1, hasMore: true }),
    bad: (client, { lab }) =>
      calls.getRelatedListCount(client, { parentRecordId: lab, relatedListId: 'Nothing__r' }),
    status: 400,
  },
  getRelatedListInfoBatch: {
    good: (client) =>
      calls.getRelatedListInfoBatch(client, {
        parentObjectApiName: 'Instrument__c',
        relatedListNames: ['Repairs__r', 'Tasks'],
      }),
    shows: () => ({ results: [{ statusCode: 200 }, {}] }),
    bad: (client) =>
      calls.getRelatedListInfoBatch(client, {
        parentObjectApiName: nobody,
        relatedListNames: ['Repairs__r', 'Tasks'],
      }),
    status: 400,
  },
  getRelatedListsInfo: {
    good: (client) => calls.getRelatedListsInfo(client, { parentObjectApiName: 'Instrument__c' }),
    shows: () => ({ parentObjectApiName: 'Instrument__c', relatedLists: [{}] }),
    bad: (client) => calls.getRelatedListsInfo(client, { parentObjectApiName: nobody }),
    status: 400,
  },
  getRelatedListInfo: {
    good: (client) =>
      calls.getRelatedListInfo(client, { parentObjectApiName: 'Instrument__c', relatedListId: 'Repairs__r' }),
    shows: () => ({ label: 'Repairs' }),
    bad: (client) =>
      calls.getRelatedListInfo(client, { parentObjectApiName: 'Instrument__c', relatedListId: 'Nothing__r' }),
    status: 400,
  },
  updateRelatedListInfo: {
    good: (client) =>
      calls.updateRelatedListInfo(client, {
        parentObjectApiName: 'Instrument__c',
        relatedListId: 'Repairs__r',
        orderedByInfo: [],
        userPreferences: preferences,
      }),
    shows: () => ({ userPreferences: { columnWidths: { Name: 120 } } }),
    bad: (client) =>
      calls.updateRelatedListInfo(client, {
        parentObjectApiName: 'Instrument__c',
        relatedListId: 'Nothing__r',
        orderedByInfo: [],
        userPreferences: preferences,
      }),
    status: 400,
  },
  getRelatedListPreferencesBatch: {
    good: (client) =>
      calls.getRelatedListPreferencesBatch(client, {
        preferencesIds: ['Instrument__c.Repairs__r', 'Lab__c.Instruments__r'],
      }),
    shows: () => ({ results: [{ statusCode: 200 }, { statusCode: 200 }] }),
    bad: (client) =>
      calls.getRelatedListPreferencesBatch(client, {
        preferencesIds: Array.from({ length: 300 }, (_, index) => `No${index}.Repairs__r`),
      }),
    status: 400,
  },
  getRelatedListPreferences: {
    good: (client) => calls.getRelatedListPreferences(client, { preferencesId: 'Instrument__c.Repairs__r' }),
    shows: () => ({ columnWidths: { Name: 120 } }),
    bad: (client) => calls.getRelatedListPreferences(client, { preferencesId: 'Nothing__c.Repairs__r' }),
    status: 404,
  },
  updateRelatedListPreferences: {
    good: (client) =>
      calls.updateRelatedListPreferences(client, {
        preferencesId: 'Lab__c.Instruments__r',
        ...preferences,
        orderedBy: [],
      }),
    shows: () => ({ columnWidths: { Name: 120 } }),
    bad: (client) =>
      calls.updateRelatedListPreferences(client, {
        preferencesId: 'Lab__c.Nothing__r',
        ...preferences,
        orderedBy: [],
      }),
    status: 404,
  },
  getRelatedListRecords: {
    good: (client, { instrument }) =>
      calls.getRelatedListRecords(client, {
        parentRecordId: instrument,
        relatedListId: 'Repairs__r',
        fields: ['Repair__c.Subject__c'],
        sortBy: ['Repair__c.CreatedDate'],
      }),
    shows: ({ repair }) => ({ records: expect.arrayContaining([expect.objectContaining({ id: repair })]) }),
    bad: (client, { instrument }) =>
      calls.getRelatedListRecords(client, {
        parentRecordId: instrument,
        relatedListId: 'Repairs__r',
        fields: ['Repair__c.Nothing'],
      }),
    status: 400,
  },
  getRelatedListRecordsBatch: {
    good: (client, { instrument }) =>
      calls.getRelatedListRecordsBatch(client, {
        parentRecordId: instrument,
        relatedListParameters: [{ relatedListId: 'Repairs__r' }, { relatedListId: 'Tasks' }],
      }),
    shows: () => ({ results: [{ statusCode: 200 }, {}] }),
    bad: (client) =>
      calls.getRelatedListRecordsBatch(client, {
        parentRecordId: missing,
        relatedListParameters: [{ relatedListId: 'Repairs__r' }, { relatedListId: 'Tasks' }],
      }),
    status: 404,
  },
  getSearchFilterMetadata: {
    good: (client) => calls.getSearchFilterMetadata(client, { objectApiName: 'Instrument__c' }),
    shows: () => ({}),
    bad: (client) => calls.getSearchFilterMetadata(client, { objectApiName: nobody }),
    status: 403,
  },
  getSearchFilterOptions: {
    good: (client) =>
      calls.getSearchFilterOptions(client, { objectApiName: 'Instrument__c', filterApiName: 'Kind__c' }),
    shows: () => ({}),
    bad: (client) =>
      calls.getSearchFilterOptions(client, { objectApiName: 'Instrument__c', filterApiName: 'Nothing' }),
    status: 404,
  },
  getLookupMetadata: {
    good: (client) =>
      calls.getLookupMetadata(client, { objectApiName: 'Instrument__c', fieldApiName: 'Lab__c' }),
    shows: () => ({}),
    bad: (client) =>
      calls.getLookupMetadata(client, { objectApiName: 'Instrument__c', fieldApiName: 'Name' }),
    status: 400,
  },
  getSearchResults: {
    good: (client) => calls.getSearchResults(client, { q: 'zeiss' }),
    shows: () => ({}),
    bad: (client) => calls.getSearchResults(client, { q: 'zeiss', objectApiNames: [nobody] }),
    status: 403,
  },
  getKeywordSearchResults: {
    good: (client) => calls.getKeywordSearchResults(client, { objectApiName: 'Instrument__c', q: 'zeiss' }),
    shows: () => ({}),
    bad: (client) => calls.getKeywordSearchResults(client, { objectApiName: nobody, q: 'zeiss' }),
    status: 403,
  },
  getLookupRecords: {
    good: (client) =>
      calls.getLookupRecords(client, {
        objectApiName: 'Instrument__c',
        fieldApiName: 'Lab__c',
        q: 'Opt',
        searchType: 'Search',
      }),
    shows: () => ({}),
    bad: (client) =>
      calls.getLookupRecords(client, { objectApiName: 'Instrument__c', fieldApiName: 'Name', q: 'Opt' }),
    status: 400,
  },
  createContentDocumentAndVersion: {
    good: (client, { png }) =>
      calls.createContentDocumentAndVersion(client, { fileData: png, title: 'Photo' }),
    shows: () => ({ contentDocument: { apiName: 'ContentDocument' } }),
    bad: (client) =>
      calls.createContentDocumentAndVersion(client, { fileData: new Blob([]), title: 'Nothing' }),
    status: 400,
  },
  createContentVersion: {
    good: async (client, { png }) => {
      const made = await calls.createContentDocumentAndVersion(client, { fileData: png, title: 'Photo' });
      return await calls.createContentVersion(client, {
        contentDocumentId: made?.contentDocument?.id ?? '',
        fileData: png,
      });
    },
    shows: () => ({ contentVersion: { apiName: 'ContentVersion' } }),
    bad: (client, { png }) =>
      calls.createContentVersion(client, { contentDocumentId: '069000000000999AAA', fileData: png }),
    status: 404,
  },
  getRecordAvatars: {
    good: (client, { contact }) => calls.getRecordAvatars(client, { recordIds: [contact] }),
    shows: ({ contact }) => ({ results: [{ statusCode: 200, result: { recordId: contact } }] }),
    bad: (client) => calls.getRecordAvatars(client, { recordIds: [missing] }),
    status: 404,
  },
  updateRecordAvatar: {
    good: async (client, { contact, png }) => {
      const made = await calls.createContentDocumentAndVersion(client, { fileData: png, title: 'Face' });
      return await calls.updateRecordAvatar(client, {
        recordId: contact,
        actionType: 'Associate',
        externalId: made?.contentVersion?.id ?? '',
      });
    },
    shows: () => ({ type: 'Photo' }),
    bad: (client, { instrument }) =>
      calls.updateRecordAvatar(client, { recordId: instrument, actionType: 'Associate' }),
    status: 400,
  },
  deleteRecord: {
    good: (client, { spare }) => calls.deleteRecord(client, { recordId: spare }),
    shows: () => nothing,
    bad: (client) => calls.deleteRecord(client, { recordId: missing }),
    status: 404,
  },
};
