import { writeLocator } from '@relab/records/testing';
import { type FindingCall, get, post, type Sent, type Surroundings } from './matrix-call.fixture.ts';
import { declaredListId } from './names.fixture.ts';
import { type RecordObject, rights } from './rights.fixture.ts';

const ofObject =
  (object: RecordObject, unseen: string): FindingCall['refusal'] =>
  (role) =>
    rights[object][role].read.length === 0 ? unseen : undefined;

const call = (
  id: string,
  object: RecordObject,
  request: (around: Surroundings) => Sent,
  more: { refusal?: FindingCall['refusal']; about?: string; visited?: boolean } = {},
): FindingCall => ({ id, object, request, refusal: ofObject(object, '403'), visited: false, ...more });

const allOf = 'Instrument__c/Mixed';
const all = declaredListId('Instrument__c', 'Mixed');
const soql = (word: string): string => `SELECT Id, Name FROM Instrument__c WHERE Name LIKE '%${word}%'`;
const more = 'pageSize=200';

/** A laboratory is its account's, and those see it who sell. */
const ofLab: FindingCall['refusal'] = (role) =>
  role === 'guest' || role === 'buyer manager' || role === 'author' || role === 'publisher'
    ? '404'
    : undefined;
/** Repairs are what is looked up for. */
const forRepairs: FindingCall['refusal'] = (role) =>
  rights.Repair__c[role].read.length === 0 ? '403' : undefined;

/** Calls that answer with records that were not named: what is not seen is not among them, and not counted. */
export const findingCalls: readonly FindingCall[] = [
  call('getListRecordsByName', 'Instrument__c', ({ word }) =>
    post(`/ui-api/list-records/${allOf}`, { searchTerm: word, pageSize: 50 }),
  ),
  call('getListRecordsByApiName', 'Instrument__c', () => get(`/ui-api/list-records/${allOf}?${more}`)),
  call('getListRecordsByListViewId', 'Instrument__c', () => get(`/ui-api/list-records/${all}?${more}`)),
  call('getListUiByApiName', 'Instrument__c', () => get(`/ui-api/list-ui/${allOf}?${more}`)),
  call('getListUiByListViewId', 'Instrument__c', () => get(`/ui-api/list-ui/${all}?${more}`)),
  ...(['Instrument__c', 'Repair__c'] as const).flatMap((object) => [
    call('getMruListRecords', object, () => get(`/ui-api/mru-list-records/${object}`), {
      about: object,
      visited: true,
    }),
    call('getMruListUi', object, () => get(`/ui-api/mru-list-ui/${object}`), {
      about: object,
      visited: true,
    }),
    call(
      'getKeywordSearchResults',
      object,
      ({ word }) => post(`/ui-api/search/results/keyword?objectApiName=${object}&q=${word}`),
      { about: object },
    ),
    call(
      'getSearchResults',
      object,
      ({ word }) => post(`/ui-api/search/results?q=${word}`, { objectApiNames: [object] }),
      { about: object },
    ),
    call('getRecentRecords', object, () => get('/recent'), {
      about: object,
      refusal: () => undefined,
      visited: true,
    }),
  ]),
  call(
    'getSearchFilterOptions',
    'Instrument__c',
    ({ word }) => get(`/ui-api/search-info/Repair__c/filters/Instrument__c/options?q=${word}`),
    { refusal: forRepairs },
  ),
  call(
    'getLookupRecords',
    'Instrument__c',
    ({ word }) => post(`/ui-api/lookups/Repair__c/Instrument__c?q=${word}&searchType=TypeAhead`),
    { refusal: forRepairs },
  ),
  call('getLookupRecordsByField', 'Instrument__c', () => get('/ui-api/lookups/Repair__c/Instrument__c'), {
    refusal: forRepairs,
    visited: true,
  }),
  call(
    'getLookupRecordsByTarget',
    'Instrument__c',
    ({ word }) =>
      get(`/ui-api/lookups/Repair__c/Instrument__c/Instrument__c?q=${word}&searchType=Search&${more}`),
    { refusal: forRepairs },
  ),
  call(
    'getRelatedListRecords',
    'Instrument__c',
    ({ lab }) => post(`/ui-api/related-list-records/${lab}/Instruments__r`),
    { about: 'of a laboratory', refusal: ofLab },
  ),
  call(
    'getRecordChildren',
    'Instrument__c',
    ({ lab }) => get(`/ui-api/records/${lab}/child-relationships/Instruments__r?${more}`),
    { about: 'of a laboratory', refusal: ofLab },
  ),
  call('findDuplicates', 'Instrument__c', ({ lab, word }) =>
    post('/ui-api/predupe', {
      apiName: 'Instrument__c',
      fields: { Name: `Specimen ${word}`, Lab__c: lab },
    }),
  ),
  call('runQuery', 'Instrument__c', ({ word }) => get(`/query?q=${encodeURIComponent(soql(word))}`)),
  call('continueQuery', 'Instrument__c', ({ word }) => {
    const locator = writeLocator({ text: soql(word), pageToken: '0', total: 99, left: 99 });
    return get(`/query/${locator}`);
  }),
];
