import { type TestBrowser, type TestResponse, uiApi } from '../server.fixture.ts';
import type { Need } from './access-rules.fixture.ts';

/** A record to ask for, with one below it. */
export interface Target {
  readonly instrument: string;
  readonly repair: string;
  readonly lab: string;
  /** No other record has this word. */
  readonly name: string;
  /** A file of somebody else that is linked to the instrument; empty where the record is changed. */
  readonly linkedFile: string;
  /** A file of the caller (of another user for guests, who have none), and one of another user. */
  readonly ownFile: string;
  readonly foreignFile: string;
}

/** One way to reach a record: the right that it needs, and whether the caller has reached it. */
export interface Probe {
  readonly call: string;
  readonly needs: Need;
  /** True where the record is changed, so that the next one needs another. */
  readonly spends?: true;
  reach(by: TestBrowser, target: Target): Promise<boolean>;
}

const data = '/services/data/v63.0';

const isGood = ({ status }: TestResponse): boolean => status >= 200 && status < 300;

/** Whether the answer is good and names the id, in a list or anywhere. */
const names = (answer: TestResponse, id: string): boolean =>
  isGood(answer) && JSON.stringify(answer.body).includes(id);

/** Reads by id: there, or as if it were not. */
const by = (
  call: string,
  needs: Need,
  path: (target: Target) => string,
  id: 'instrument' | 'repair' = 'instrument',
): Probe => ({
  call,
  needs,
  reach: async (browser, target) => {
    const answer = await browser.get(path(target));
    const failed = JSON.stringify(answer.body).includes('"statusCode":40');
    return !failed && names(answer, target[id]);
  },
});

const posting = (
  call: string,
  needs: Need,
  path: (target: Target) => string,
  body: (target: Target) => object,
  id: 'instrument' | 'repair' = 'instrument',
): Probe => ({
  call,
  needs,
  reach: async (browser, target) => names(await browser.post(path(target), body(target)), target[id]),
});

const writing = (
  call: string,
  needs: Need,
  method: string,
  path: (target: Target) => string,
  body?: (target: Target) => object,
): Probe => ({
  call,
  needs,
  spends: true,
  reach: async (browser, target) => {
    const answer = await browser.send(method, path(target), body?.(target));
    return (
      isGood(answer) &&
      !/"(?:hasErrors|isSuccess)":(?:true|false)|"success":false/.test(
        JSON.stringify(answer.body).replace('"hasErrors":false', '').replace('"isSuccess":true', ''),
      )
    );
  },
});

const linkOf = (file: string, { instrument }: Target): object => ({
  ContentDocumentId: file,
  LinkedEntityId: instrument,
});

const name = 'fields=Instrument__c.Name';
const query = (soql: string): string => `${data}/query?q=${encodeURIComponent(soql)}`;
const whereName = (target: Target): string => `{ Name: { eq: "${target.name}" } }`;
const listPage = 'pageSize=1000&sortBy=-Instrument__c.CreatedDate';

/** Every kind of call that reaches a record. */
export const probes: readonly Probe[] = [
  by('getRecord', 'see', ({ instrument }) => `${uiApi}/records/${instrument}?${name}`),
  by('getRecords', 'see', ({ instrument }) => `${uiApi}/records/batch/${instrument}?${name}`),
  by(
    'getRecordUi',
    'see',
    ({ instrument }) => `${uiApi}/record-ui/${instrument}?layoutTypes=Compact&modes=View`,
  ),
  by('getRecordHistory', 'change', ({ instrument }) => `${uiApi}/records/${instrument}/history`),
  by(
    'getRecordChildren',
    'seeBelow',
    ({ instrument }) => `${uiApi}/records/${instrument}/child-relationships/Repairs__r?fields=Repair__c.Name`,
    'repair',
  ),
  by(
    'getRecordTemplateClone',
    'seeAndCreate',
    ({ instrument }) => `${uiApi}/record-defaults/template/clone/${instrument}`,
  ),
  by('getRecordAvatars', 'see', ({ instrument }) => `${uiApi}/record-avatars/batch/${instrument}`),
  by('getRecordActions', 'see', ({ instrument }) => `${uiApi}/actions/record/${instrument}?sections=Page`),
  by('getRecordEditActions', 'see', ({ instrument }) => `${uiApi}/actions/record/${instrument}/record-edit`),
  by('getPhotoActions', 'see', ({ instrument }) => `${uiApi}/actions/photo/${instrument}`),
  by(
    'getRelatedListRecordActions',
    'seeBelow',
    ({ instrument, repair }) => `${uiApi}/actions/record/${instrument}/related-list-record/${repair}`,
    'repair',
  ),
  posting(
    'getRelatedListActions',
    'seeBelow',
    ({ instrument }) => `${uiApi}/actions/record/${instrument}/related-list/Repairs__r`,
    () => ({}),
  ),
  posting(
    'getRelatedListRecords',
    'seeBelow',
    ({ instrument }) => `${uiApi}/related-list-records/${instrument}/Repairs__r`,
    () => ({}),
    'repair',
  ),
  posting(
    'getRelatedListRecordsBatch',
    'seeBelow',
    ({ instrument }) => `${uiApi}/related-list-records/batch/${instrument}`,
    () => ({ relatedListParameters: [{ relatedListId: 'Repairs__r' }] }),
    'repair',
  ),
  {
    call: 'getRelatedListCount',
    needs: 'seeBelow',
    reach: async (browser, { instrument }) => {
      const { body } = await browser.get(`${uiApi}/related-list-count/${instrument}/Repairs__r`);
      return (body as { count?: number }).count === 1;
    },
  },
  {
    call: 'getRelatedListsCount',
    needs: 'seeBelow',
    reach: async (browser, { instrument }) =>
      JSON.stringify(
        (await browser.get(`${uiApi}/related-list-count/batch/${instrument}/Repairs__r`)).body,
      ).includes('"count":1'),
  },
  {
    call: 'getRecord (linked file)',
    needs: 'see',
    reach: async (browser, { linkedFile }) =>
      names(await browser.get(`${uiApi}/records/${linkedFile}?fields=ContentDocument.Id`), linkedFile),
  },
  {
    call: 'downloadDocument (linked file)',
    needs: 'see',
    reach: async (browser, { linkedFile }) =>
      isGood(await browser.get(`/sfc/servlet.shepherd/document/download/${linkedFile}`)),
  },
  posting(
    'getListRecordsByName',
    'see',
    () => `${uiApi}/list-records/Instrument__c/AllInstruments`,
    (target) => ({ fields: ['Instrument__c.Id'], where: whereName(target) }),
  ),
  by('getListUiByApiName', 'see', () => `${uiApi}/list-ui/Instrument__c/AllInstruments?${listPage}`),
  {
    call: 'getMruListRecords',
    needs: 'seeAgain',
    reach: async (browser, { instrument }) => {
      await browser.get(`${uiApi}/records/${instrument}?${name}&updateMru=true`);
      return names(await browser.get(`${uiApi}/mru-list-records/Instrument__c?pageSize=200`), instrument);
    },
  },
  posting(
    'getKeywordSearchResults',
    'see',
    (target) => `${uiApi}/search/results/keyword?objectApiName=Instrument__c&q=${target.name}`,
    () => ({}),
  ),
  posting(
    'getSearchResults',
    'see',
    (target) => `${uiApi}/search/results?q=${target.name}`,
    () => ({}),
  ),
  posting(
    'getLookupRecords',
    'seeBelow',
    (target) => `${uiApi}/lookups/Repair__c/Instrument__c?searchType=Search&q=${target.name}`,
    () => ({}),
  ),
  posting(
    'findDuplicates',
    'see',
    () => `${uiApi}/predupe`,
    (target) => ({ apiName: 'Instrument__c', fields: { Name: target.name, Lab__c: target.lab } }),
  ),
  {
    call: 'getQuickActionDefaults',
    needs: 'change',
    reach: async (browser, { instrument }) =>
      isGood(
        await browser.get(`${uiApi}/actions/record-defaults/Instrument__c.Sell?parentRecordId=${instrument}`),
      ),
  },
  by('getSobjectRow', 'see', ({ instrument }) => `${data}/sobjects/Instrument__c/${instrument}`),
  posting(
    'getSobjectRows',
    'see',
    () => `${data}/composite/sobjects/Instrument__c`,
    ({ instrument }) => ({ ids: [instrument], fields: ['Id'] }),
  ),
  {
    call: 'getSobjectRowsByQuery',
    needs: 'see',
    reach: async (browser, { instrument }) => {
      const path = `${data}/composite/sobjects/Instrument__c?ids=${instrument}&fields=Id`;
      return names(await browser.get(path), instrument);
    },
  },
  by('runQuery', 'see', ({ instrument }) => query(`select Id from Instrument__c where Id = '${instrument}'`)),
  {
    call: 'runQuery (count)',
    needs: 'see',
    reach: async (browser, target) => {
      const { body } = await browser.get(
        query(`select count() from Instrument__c where Name = '${target.name}'`),
      );
      return (body as { totalSize?: number }).totalSize === 1;
    },
  },
  by(
    'runQuery (parent)',
    'seeBelow',
    ({ repair, instrument }) =>
      query(
        `select Id, Instrument__r.Id from Repair__c where Id = '${repair}' and Instrument__r.Id = '${instrument}'`,
      ),
    'repair',
  ),
  {
    call: 'getDeletedRecords',
    needs: 'change',
    spends: true,
    reach: async (browser, { instrument }) => {
      await browser.send('DELETE', `${uiApi}/records/${instrument}`);
      return names(await browser.get(`${uiApi}/recycle-bin/Instrument__c`), instrument);
    },
  },
  {
    call: 'undeleteRecord',
    needs: 'change',
    spends: true,
    reach: async (browser, { instrument }) => {
      await browser.send('DELETE', `${uiApi}/records/${instrument}`);
      return names(await browser.post(`${uiApi}/records/${instrument}/undelete`, {}), instrument);
    },
  },
  writing(
    'updateRecord',
    'change',
    'PATCH',
    ({ instrument }) => `${uiApi}/records/${instrument}`,
    () => ({ fields: { Hours__c: 3 } }),
  ),
  writing(
    'updateRecord (below)',
    'change',
    'PATCH',
    ({ repair }) => `${uiApi}/records/${repair}`,
    () => ({ fields: { Subject__c: 'Other' } }),
  ),
  writing(
    'executeBatchRecordOperations',
    'change',
    'POST',
    () => `${uiApi}/records/batch`,
    ({ instrument }) => ({
      operations: [{ type: 'Update', records: [{ fields: { Id: instrument, Hours__c: 3 } }] }],
    }),
  ),
  writing(
    'createRecord (below)',
    'change',
    'POST',
    () => `${uiApi}/records`,
    ({ instrument }) => ({ apiName: 'Repair__c', fields: { Instrument__c: instrument, Subject__c: 'New' } }),
  ),
  writing(
    'createRecord (file link)',
    'change',
    'POST',
    () => `${uiApi}/records`,
    (target) => ({ apiName: 'ContentDocumentLink', fields: linkOf(target.ownFile, target) }),
  ),
  writing(
    "createRecord (link of another's file)",
    'changeAnything',
    'POST',
    () => `${uiApi}/records`,
    (target) => ({ apiName: 'ContentDocumentLink', fields: linkOf(target.foreignFile, target) }),
  ),
  writing(
    'executeBatchRecordOperations (file link)',
    'change',
    'POST',
    () => `${uiApi}/records/batch`,
    (target) => ({
      operations: [
        {
          type: 'Create',
          records: [{ apiName: 'ContentDocumentLink', fields: linkOf(target.ownFile, target) }],
        },
      ],
    }),
  ),
  writing(
    'createSobjectRow (file link)',
    'change',
    'POST',
    () => `${data}/sobjects/ContentDocumentLink`,
    (target) => linkOf(target.ownFile, target),
  ),
  writing(
    'createSobjectRows (file link)',
    'change',
    'POST',
    () => `${data}/composite/sobjects`,
    (target) => ({
      records: [{ attributes: { type: 'ContentDocumentLink' }, ...linkOf(target.ownFile, target) }],
    }),
  ),
  writing(
    'performQuickAction',
    'change',
    'POST',
    () => `${uiApi}/actions/perform-quick-action/Instrument__c.OrderRepair`,
    ({ instrument }) => ({ contextId: instrument, fields: { Subject__c: 'New' } }),
  ),
  writing(
    'performUpdateRecordQuickAction',
    'change',
    'PATCH',
    () => `${uiApi}/actions/perform-quick-action/Instrument__c.Sell`,
    ({ instrument }) => ({ contextId: instrument, fields: { Price__c: 5, Stage__c: 'Sold' } }),
  ),
  writing(
    'updateSobjectRow',
    'change',
    'PATCH',
    ({ instrument }) => `${data}/sobjects/Instrument__c/${instrument}`,
    () => ({ Hours__c: 4 }),
  ),
  writing(
    'updateSobjectRows',
    'change',
    'PATCH',
    () => `${data}/composite/sobjects`,
    ({ instrument }) => ({
      records: [{ attributes: { type: 'Instrument__c' }, id: instrument, Hours__c: 4 }],
    }),
  ),
  writing('deleteRecord', 'change', 'DELETE', ({ instrument }) => `${uiApi}/records/${instrument}`),
  writing('deleteRecord (below)', 'change', 'DELETE', ({ repair }) => `${uiApi}/records/${repair}`),
  writing(
    'deleteSobjectRow',
    'change',
    'DELETE',
    ({ instrument }) => `${data}/sobjects/Instrument__c/${instrument}`,
  ),
  writing(
    'deleteSobjectRows',
    'change',
    'DELETE',
    ({ instrument }) => `${data}/composite/sobjects?ids=${instrument}`,
  ),
];
