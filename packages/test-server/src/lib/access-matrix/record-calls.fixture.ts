import {
  done,
  get,
  type KnownRecord,
  part,
  patch,
  post,
  type RecordCall,
  remove,
  row,
  type Sent,
  whole,
} from './matrix-call.fixture.ts';
import { type RecordObject, recordObjects, rights } from './rights.fixture.ts';

type Expected = RecordCall['expected'];

/** Reads: what is not seen is not there; an object of which nothing is ever seen is said to be so. */
const reads =
  (unseen = '403'): Expected =>
  (role, object, standing) => {
    const { read } = rights[object][role];
    if (read.length === 0) return unseen;
    return read.includes(standing) ? done : '404';
  };

/** Writes: what is seen and not the writer's is refused. */
const changes =
  (verb: 'update' | 'delete', unseen = '403'): Expected =>
  (role, object, standing) => {
    const own = rights[object][role];
    if (own[verb].includes(standing)) return done;
    return own.read.includes(standing) ? '403' : own.read.length === 0 ? unseen : '404';
  };

/** History: of those who work with a record, also once it is deleted; who only sees it is refused. */
const history: Expected = (role, object, standing) => {
  const own = rights[object][role];
  const seesAll = own.read.includes('foreign');
  if (own.read.length === 0) return '403';
  if (seesAll || own.update.includes(standing) || own.delete.includes(standing)) return done;
  return own.read.includes(standing) ? '403' : '404';
};

/** Bringing back: by those who may delete; what is not deleted cannot come back. */
const returns: Expected = (role, object, standing) => {
  const own = rights[object][role];
  if (own.read.length === 0) return '403';
  if (standing === 'deleted') return own.delete.includes('foreign') ? done : '404';
  if (own.delete.includes(standing)) return '400';
  return own.read.includes(standing) ? '403' : '404';
};

/** Copies: by those who may make one of what they see. */
const copies: Expected = (role, object, standing) =>
  rights[object][role].create ? reads()(role, object, standing) : '403';

/** Under an instrument: a caller who requests its repairs by name has to see them too. */
const below =
  (unseen: string, first: 'record' | 'list'): Expected =>
  (role, object, standing) => {
    const record = reads('404')(role, object, standing);
    if (rights.Repair__c[role].read.length > 0) return record;
    return first === 'record' && record !== done ? record : unseen;
  };

/** An action that changes its record is not there for those who may change none. */
const actsOnIt: Expected = (role, object, standing) => {
  const own = rights[object][role];
  if (own.read.length === 0) return '403';
  if (!own.read.includes(standing) || own.update.length === 0) return '404';
  return own.update.includes(standing) ? done : '400';
};

const ordersRepair: Expected = (role, object, standing) => {
  const own = rights[object][role];
  if (!own.read.includes(standing) || !rights.Repair__c[role].create) return '404';
  return own.update.includes(standing) ? done : '400';
};

const seesOrderOf: Expected = (role, object, standing) =>
  rights[object][role].read.includes(standing) && rights.Repair__c[role].create ? done : '404';

const call = (
  id: string,
  expected: Expected,
  request: (record: KnownRecord) => Sent,
  more: { cell?: RecordCall['cell']; objects?: readonly RecordObject[]; about?: string } = {},
): RecordCall => ({ id, expected, request, cell: whole, objects: recordObjects, ...more });

const instruments = { objects: ['Instrument__c'] } as const;
const number: Readonly<Record<RecordObject, string>> = { Instrument__c: 'Hours__c', Repair__c: 'Cost__c' };
const change = ({ object }: KnownRecord): object => ({ [number[object]]: 3 });
const typed = ({ object }: KnownRecord): object => ({ attributes: { type: object } });
const updateAction: Readonly<Record<RecordObject, string>> = {
  Instrument__c: 'Instrument__c.Weigh',
  Repair__c: 'Repair__c.Finish',
};
const actions = '/ui-api/actions';
const onPage = 'sections=Page,ActivityComposer';

/** Calls that name a record. */
export const recordCalls: readonly RecordCall[] = [
  call('getRecord', reads(), ({ id, object }) =>
    get(`/ui-api/records/${id}?fields=${object}.Name&layoutTypes=Full,Compact&modes=View,Edit`),
  ),
  call('getRecords', reads(), ({ id, object }) => get(`/ui-api/records/batch/${id}?fields=${object}.Id`), {
    cell: part,
  }),
  call('getRecordUi', reads(), ({ id }) =>
    get(`/ui-api/record-ui/${id}?layoutTypes=Full,Compact&modes=View,Edit`),
  ),
  call('getRecordCloneDefaults', copies, ({ id }) => get(`/ui-api/record-defaults/clone/${id}`)),
  call('getRecordTemplateClone', copies, ({ id }) => get(`/ui-api/record-defaults/template/clone/${id}`)),
  call('updateRecord', changes('update'), (record) =>
    patch(`/ui-api/records/${record.id}`, { fields: change(record), allowSaveOnDuplicate: true }),
  ),
  call('deleteRecord', changes('delete'), ({ id }) => remove(`/ui-api/records/${id}`)),
  call('getRecordHistory', history, ({ id }) => get(`/ui-api/records/${id}/history`)),
  call('undeleteRecord', returns, ({ id }) => post(`/ui-api/records/${id}/undelete`), instruments),
  call(
    'executeBatchRecordOperations',
    changes('update'),
    (record) =>
      post('/ui-api/records/batch', {
        operations: [{ type: 'UPDATE', records: [{ fields: { Id: record.id, ...change(record) } }] }],
      }),
    { cell: part, about: 'change' },
  ),
  call(
    'executeBatchRecordOperations',
    changes('delete'),
    ({ id }) =>
      post('/ui-api/records/batch', {
        allOrNone: false,
        operations: [{ type: 'DELETE', records: [{ fields: { Id: id } }] }],
      }),
    { cell: part, about: 'delete' },
  ),
  call(
    'getRelatedListRecords',
    below('400', 'list'),
    ({ id }) => post(`/ui-api/related-list-records/${id}/Repairs__r`),
    instruments,
  ),
  call(
    'getRelatedListRecordsByName',
    below('400', 'list'),
    ({ id }) => get(`/ui-api/related-list-records/${id}/Repairs__r`),
    instruments,
  ),
  call(
    'getRelatedListRecordsBatch',
    below('400', 'record'),
    ({ id }) =>
      post(`/ui-api/related-list-records/batch/${id}`, {
        relatedListParameters: [{ relatedListId: 'Repairs__r' }],
      }),
    { ...instruments, cell: part },
  ),
  call(
    'getRelatedListRecordsBatchByNames',
    below('400', 'record'),
    ({ id }) => get(`/ui-api/related-list-records/batch/${id}/Repairs__r`),
    { ...instruments, cell: part },
  ),
  call(
    'getRelatedListCount',
    below('400', 'list'),
    ({ id }) => get(`/ui-api/related-list-count/${id}/Repairs__r`),
    instruments,
  ),
  call(
    'getRelatedListsCount',
    below('400', 'record'),
    ({ id }) => get(`/ui-api/related-list-count/batch/${id}/Repairs__r`),
    { ...instruments, cell: part },
  ),
  call(
    'getRecordChildren',
    below('404', 'list'),
    ({ id }) => get(`/ui-api/records/${id}/child-relationships/Repairs__r`),
    instruments,
  ),
  call('getRecordActions', reads(), ({ id }) => get(`${actions}/record/${id}?${onPage}`)),
  call('getRecordEditActions', reads(), ({ id }) => get(`${actions}/record/${id}/record-edit`)),
  call('getPhotoActions', reads(), ({ id }) => get(`${actions}/photo/${id}`)),
  call(
    'getRelatedListActions',
    below('400', 'record'),
    ({ id }) => post(`${actions}/record/${id}/related-list/Repairs__r`),
    instruments,
  ),
  call(
    'getRelatedListsActions',
    below('400', 'record'),
    ({ id }) =>
      post(`${actions}/record/${id}/related-list/batch`, {
        relatedListsActionParameters: [{ relatedListId: 'Repairs__r' }],
      }),
    { ...instruments, cell: part },
  ),
  call(
    'getRelatedListRecordActions',
    below('403', 'record'),
    ({ id, other }) => get(`${actions}/record/${id}/related-list-record/${other}`),
    instruments,
  ),
  call(
    'getQuickActionInfo',
    seesOrderOf,
    ({ id }) => get(`${actions}/quick-action-info/Instrument__c.OrderRepair?parentRecordId=${id}`),
    instruments,
  ),
  call('getQuickActionDefaults', actsOnIt, ({ id, object }) =>
    get(`${actions}/record-defaults/${updateAction[object]}?parentRecordId=${id}`),
  ),
  call('performUpdateRecordQuickAction', actsOnIt, ({ id, object }) =>
    patch(`${actions}/perform-quick-action/${updateAction[object]}`, {
      contextId: id,
      fields: object === 'Repair__c' ? { Cost__c: 4 } : {},
      allowSaveOnDuplicate: true,
    }),
  ),
  call(
    'performQuickAction',
    ordersRepair,
    ({ id }) =>
      post(`${actions}/perform-quick-action/Instrument__c.OrderRepair`, { contextId: id, fields: {} }),
    instruments,
  ),
  call('getSobjectRow', reads('404'), ({ id, object }) => get(`/sobjects/${object}/${id}`)),
  call('updateSobjectRow', changes('update', '404'), (record) =>
    patch(`/sobjects/${record.object}/${record.id}`, change(record)),
  ),
  call('deleteSobjectRow', changes('delete', '404'), ({ id, object }) => remove(`/sobjects/${object}/${id}`)),
  call(
    'getSobjectRows',
    reads('404'),
    ({ id, object }) => post(`/composite/sobjects/${object}`, { ids: [id], fields: ['Id', 'Name'] }),
    { cell: row },
  ),
  call(
    'getSobjectRowsByQuery',
    reads('404'),
    ({ id, object }) => get(`/composite/sobjects/${object}?ids=${id}&fields=Id,Name`),
    { cell: row },
  ),
  call(
    'updateSobjectRows',
    changes('update'),
    (record) =>
      patch('/composite/sobjects', { records: [{ ...typed(record), id: record.id, ...change(record) }] }),
    { cell: row },
  ),
  call('deleteSobjectRows', changes('delete'), ({ id }) => remove(`/composite/sobjects?ids=${id}`), {
    cell: row,
  }),
];
