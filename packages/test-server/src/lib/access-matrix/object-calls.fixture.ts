import {
  done,
  get,
  type ObjectCall,
  part,
  patch,
  post,
  remove,
  row,
  type Sent,
  whole,
} from './matrix-call.fixture.ts';
import { declaredListId, defaultTypeId } from './names.fixture.ts';
import { type NamedObject, namedObjects, rights } from './rights.fixture.ts';

type Expected = ObjectCall['expected'];

/** What an object is, for those who may do anything with it. */
const knows =
  (unknown = '403'): Expected =>
  (role, object) =>
    rights[object][role].create || rights[object][role].read.length > 0 ? done : unknown;

/** What is about its records, for those who may see any. */
const sees =
  (unseen = '403'): Expected =>
  (role, object) =>
    rights[object][role].read.length > 0 ? done : unseen;

const makes =
  (unknown = '403'): Expected =>
  (role, object) =>
    rights[object][role].create ? done : knows(unknown)(role, object) === done ? '403' : unknown;

/** What is deleted, for those who may delete. */
const restores: Expected = (role, object) => (rights[object][role].delete.length > 0 ? done : '403');

/** What is stored per user, for signed-in users. */
const keeps =
  (others: Expected): Expected =>
  (role, object) => {
    const cell = others(role, object);
    return cell === done && role === 'guest' ? '403' : cell;
  };

/** What is about the repairs below an instrument. */
const seesRepairs =
  (unseen: string): Expected =>
  (role) =>
    sees(unseen)(role, 'Repair__c');

const call = (
  id: string,
  expected: Expected,
  request: (object: NamedObject) => Sent,
  more: { cell?: ObjectCall['cell']; objects?: readonly NamedObject[]; about?: string } = {},
): ObjectCall => ({ id, expected, request, cell: whole, objects: namedObjects, ...more });

const lists = { Instrument__c: 'Mixed', Repair__c: '__Recent', Lead: 'AllLeads', VeilVault__c: 'AllVaults' };
const withLists = { objects: ['Instrument__c', 'Lead', 'VeilVault__c'] } as const;
const instruments = { objects: ['Instrument__c'] } as const;
const listId = (object: NamedObject): string => declaredListId(object, lists[object]);
/** Repairs are made under an instrument: what is made here stands alone. */
const alone = withLists;
const reference: Readonly<Record<NamedObject, string>> = {
  Instrument__c: 'Lab__c',
  Repair__c: 'Instrument__c',
  Lead: 'ConvertedAccountId',
  VeilVault__c: 'Instrument__c',
};
const choice: Readonly<Record<NamedObject, string>> = {
  Instrument__c: 'Kind__c',
  Repair__c: 'Status__c',
  Lead: 'Status',
  VeilVault__c: '',
};
const withChoices = { objects: ['Instrument__c', 'Repair__c', 'Lead'] } as const;

function newRecord(object: NamedObject, name: string): object {
  if (object === 'Lead') return { LastName: name, Company: 'Radium', Email: 'marie@example.com' };
  return { Name: object === 'Instrument__c' ? name : 'veil' };
}

const info = '/ui-api/list-info';
const actions = '/ui-api/actions';
const below = '/ui-api/related-list-info/Instrument__c';
const repairs = 'Instrument__c.Repairs__r';
const nobody: Expected = () => '404';

/** Calls that name an object and none of its records. */
export const objectCalls: readonly ObjectCall[] = [
  call('getRecordCreateDefaults', makes(), (object) => get(`/ui-api/record-defaults/create/${object}`)),
  call('getRecordTemplateCreate', makes(), (object) =>
    get(`/ui-api/record-defaults/template/create/${object}`),
  ),
  call('getDeletedRecords', restores, (object) => get(`/ui-api/recycle-bin/${object}`)),
  call(
    'createRecord',
    makes(),
    (object) =>
      post('/ui-api/records', {
        apiName: object,
        fields: newRecord(object, 'Balance'),
        allowSaveOnDuplicate: true,
      }),
    alone,
  ),
  call(
    'executeBatchRecordOperations',
    makes(),
    (object) => {
      const records = [{ apiName: object, fields: newRecord(object, 'Burner'), allowSaveOnDuplicate: true }];
      return post('/ui-api/records/batch', { operations: [{ type: 'CREATE', records }] });
    },
    { ...alone, cell: part, about: 'create' },
  ),
  call(
    'createSobjectRow',
    makes('404'),
    (object) => post(`/sobjects/${object}`, newRecord(object, 'Centrifuge')),
    alone,
  ),
  call(
    'createSobjectRows',
    makes(),
    (object) =>
      post('/composite/sobjects', {
        records: [{ attributes: { type: object }, ...newRecord(object, 'Desiccator') }],
      }),
    { ...alone, cell: row },
  ),
  call('getListViewSummaryCollection', sees(), (object) => get(`/ui-api/list-ui/${object}`)),
  call('getListInfosByObjectName', sees(), (object) => get(`${info}/${object}`)),
  call('getListInfoByName', sees(), (object) => get(`${info}/${object}/${lists[object]}`)),
  call('getListInfoByListViewId', sees('404'), (object) => get(`${info}/${listId(object)}`), withLists),
  call('getMruListInfo', sees(), (object) => get(`/ui-api/mru-list-info/${object}`)),
  call('getListInfosByName', sees(), (object) => get(`${info}/batch?names=${object}.${lists[object]}`), {
    cell: part,
  }),
  call('createListInfo', keeps(sees()), (object) =>
    post(`${info}/${object}`, { label: 'Some', visibility: 'Private' }),
  ),
  ...(
    [
      ['getListInfoByName', get(`${info}/Instrument__c/KeepersOwn`)],
      ['updateListInfoByName', patch(`${info}/Instrument__c/KeepersOwn`, { label: 'Mine' })],
      ['deleteListInfo', remove(`${info}/Instrument__c/KeepersOwn`)],
      ['getListRecordsByName', post('/ui-api/list-records/Instrument__c/KeepersOwn', {})],
    ] as const
  ).map(([id, sent]) => call(id, nobody, () => sent, { ...instruments, about: "another's own list" })),
  call('getListObjectInfo', sees(), (object) => get(`/ui-api/list-object-info/${object}`)),
  call('getListPreferences', sees(), (object) => get(`/ui-api/list-preferences/${object}/${lists[object]}`)),
  call('updateListPreferences', keeps(sees()), (object) =>
    patch(`/ui-api/list-preferences/${object}/${lists[object]}`, { columnWrap: {} }),
  ),
  call('getObjectInfo', knows(), (object) => get(`/ui-api/object-info/${object}`)),
  call('getObjectInfos', knows(), (object) => get(`/ui-api/object-info/batch/${object}`), { cell: part }),
  call('getPicklistValuesByRecordType', knows(), (object) =>
    get(`/ui-api/object-info/${object}/picklist-values/${defaultTypeId(object)}`),
  ),
  call(
    'getPicklistValues',
    knows(),
    (object) =>
      get(`/ui-api/object-info/${object}/picklist-values/${defaultTypeId(object)}/${choice[object]}`),
    withChoices,
  ),
  call('getLayout', knows(), (object) => get(`/ui-api/layout/${object}?layoutType=Full&mode=Edit`)),
  call('getLayoutUserState', knows(), (object) => get(`/ui-api/layout/${object}/user-state`)),
  call('updateLayoutUserState', keeps(knows()), (object) =>
    patch(`/ui-api/layout/${object}/user-state`, { sectionUserStates: {} }),
  ),
  call('getPathLayout', knows(), (object) => get(`/ui-api/path/layout/${object}`), {
    objects: ['Instrument__c', 'Lead'],
  }),
  call('getRelatedListsInfo', sees('400'), (object) => get(`/ui-api/related-list-info/${object}`)),
  call('getRelatedListInfo', seesRepairs('400'), () => get(`${below}/Repairs__r`), instruments),
  call(
    'getRelatedListInfoBatch',
    seesRepairs('400'),
    () => get('/ui-api/related-list-info/batch/Instrument__c/Repairs__r'),
    { ...instruments, cell: part },
  ),
  call(
    'updateRelatedListInfo',
    keeps(seesRepairs('400')),
    () => patch(`${below}/Repairs__r`, { userPreferences: { columnWidths: {}, columnWrap: {} } }),
    instruments,
  ),
  call(
    'getRelatedListPreferences',
    seesRepairs('404'),
    () => get(`/ui-api/related-list-preferences/${repairs}`),
    instruments,
  ),
  call(
    'getRelatedListPreferencesBatch',
    seesRepairs('404'),
    () => get(`/ui-api/related-list-preferences/batch/${repairs}`),
    { ...instruments, cell: part },
  ),
  call(
    'updateRelatedListPreferences',
    keeps(seesRepairs('404')),
    () => patch(`/ui-api/related-list-preferences/${repairs}`, { columnWrap: {} }),
    instruments,
  ),
  call('getLookupActions', knows(), (object) => get(`${actions}/lookup/${object}`)),
  call('getMruListActions', knows(), (object) => get(`${actions}/mru-list/${object}`)),
  call(
    'getListViewActions',
    sees('404'),
    (object) => get(`${actions}/list-view/${listId(object)}`),
    withLists,
  ),
  call('getObjectCreateActions', makes(), (object) => get(`${actions}/object/${object}/record-create`)),
  call('getActionOverrides', knows(), (object) => get(`${actions}/overrides/${object}`)),
  call('getFlexipageFormulaActivations', knows(), (object) =>
    get(`${actions}/formula-activation/Buttons?objectApiNames=${object}`),
  ),
  call(
    'getQuickActionLayout',
    (role) => (rights.Repair__c[role].create ? done : '404'),
    () => get(`${actions}/layout/Instrument__c.OrderRepair`),
    instruments,
  ),
  call('getDuplicateConfiguration', knows(), (object) => get(`/ui-api/duplicates/${object}`)),
  call('getSearchFilterMetadata', sees(), (object) => get(`/ui-api/search-info/${object}/filters`)),
  call('getLookupMetadata', knows(), (object) =>
    get(`/ui-api/search-info/${object}/lookup/${reference[object]}`),
  ),
  call('getSobject', knows('404'), (object) => get(`/sobjects/${object}`)),
  call('describeSobject', knows('404'), (object) => get(`/sobjects/${object}/describe`)),
  call('runQuery', sees('400'), (object) => get(`/query?q=SELECT+COUNT()+FROM+${object}`), {
    about: 'how many',
  }),
];
