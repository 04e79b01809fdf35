import { strict as assert } from 'node:assert';
import {
  createRecord,
  deleteRecord,
  getListRecordsByName,
  getObjectInfo,
  getObjectInfos,
  getRecord,
  getRecords,
  type ListRecords,
  type ObjectInfo,
  type RecordRepresentation,
  updateRecord,
} from '@relab/contract/records';
import type { ConformanceOptions } from './conformance-options.ts';
import type { ConformanceCase, Requester } from './request.ts';

/** Records are made, read, listed, changed and removed, and say what they are. */
export function recordCases(ask: Requester, input: ConformanceOptions['record']): readonly ConformanceCase[] {
  const work = recordWork(ask, input);
  return [
    ...writeCases(ask, input, work),
    ...readCases(ask, input, work),
    ...metadataCases(ask, input, work),
    ...listCases(ask, input, work),
  ];
}

/** What the cases share: how a record is made, and how its fields are named. */
interface RecordWork {
  readonly names: readonly string[];
  readonly make: () => Promise<RecordRepresentation>;
  readonly remove: (recordId: string) => ReturnType<Requester['call']>;
  /** Runs with a record that is gone again afterwards, whatever happens. */
  readonly withRecord: (work: (record: RecordRepresentation) => Promise<void>) => () => Promise<void>;
}

function recordWork(ask: Requester, { apiName, fields }: ConformanceOptions['record']): RecordWork {
  async function make(): Promise<RecordRepresentation> {
    const { status, body } = await ask.call(createRecord, { apiName, fields });
    assert.equal(status, 201, JSON.stringify(body).slice(0, 400));
    return body as RecordRepresentation;
  }
  const remove = (recordId: string) => ask.call(deleteRecord, { recordId });
  return {
    names: Object.keys(fields).map((name) => `${apiName}.${name}`),
    make,
    remove,
    withRecord: (work) => async () => {
      const record = await make();
      try {
        await work(record);
      } finally {
        await remove(record.id);
      }
    },
  };
}

type Given = ConformanceOptions['record'];

/** What is created, changed and deleted. */
function writeCases(
  ask: Requester,
  { fields, change }: Given,
  { names, make, remove, withRecord }: RecordWork,
): readonly ConformanceCase[] {
  return [
    {
      name: 'records: what was created is read back',
      run: withRecord(async ({ id }) => {
        const { status, body } = await ask.call(getRecord, { recordId: id, fields: names });
        assert.equal(status, 200);
        const read = (body as RecordRepresentation).fields;
        for (const [name, value] of Object.entries(fields)) assert.equal(read[name]?.value, value, name);
      }),
    },
    {
      name: 'records: a change is kept, and the stamp grows',
      run: withRecord(async ({ id, weakEtag }) => {
        const changed = await ask.call(updateRecord, { recordId: id, fields: change });
        assert.equal(changed.status, 200, JSON.stringify(changed.body).slice(0, 400));
        assert.ok((changed.body as RecordRepresentation).weakEtag > weakEtag);
        const { body } = await ask.call(getRecord, { recordId: id, fields: names });
        const read = (body as RecordRepresentation).fields;
        for (const [name, value] of Object.entries(change)) assert.equal(read[name]?.value, value, name);
      }),
    },
    {
      name: 'records: what was deleted is 404, also to delete',
      run: async () => {
        const { id } = await make();
        assert.equal((await remove(id)).status, 204);
        ask.expectError(await ask.call(getRecord, { recordId: id, fields: names }), 404, 'NOT_FOUND');
        ask.expectError(await remove(id), 404);
      },
    },
  ];
}

/** How records are read. */
function readCases(
  ask: Requester,
  { apiName }: Given,
  { names, make, remove, withRecord }: RecordWork,
): readonly ConformanceCase[] {
  return [
    {
      name: 'records: an id of 15 characters names the same record',
      run: withRecord(async ({ id }) => {
        const { body } = await ask.call(getRecord, { recordId: id.slice(0, 15), fields: names });
        assert.equal((body as RecordRepresentation).id, id);
      }),
    },
    {
      name: 'records: an eTag that holds gives 304',
      run: withRecord(async ({ id }) => {
        const first = await ask.call(getRecord, { recordId: id, fields: names });
        const etag = first.headers.get('etag');
        assert.ok(etag, 'no ETag');
        const again = await ask.call(getRecord, { recordId: id, fields: names }, { 'if-none-match': etag });
        assert.equal(again.status, 304);
      }),
    },
    {
      name: 'records: D-154, a read without fields is refused',
      run: withRecord(async ({ id }) => ask.expectError(await ask.call(getRecord, { recordId: id }), 400)),
    },
    {
      name: 'records: an unknown field is refused in fields and passed over in optionalFields',
      run: withRecord(async ({ id }) => {
        const unknown = [`${apiName}.NoSuchField__c`];
        ask.expectError(await ask.call(getRecord, { recordId: id, fields: unknown }), 400, 'INVALID_FIELD');
        const optional = await ask.call(getRecord, { recordId: id, fields: names, optionalFields: unknown });
        assert.equal(optional.status, 200);
      }),
    },
    {
      name: 'records: D-110, a batch has an outcome for each',
      run: withRecord(async ({ id }) => {
        const gone = (await make()).id;
        await remove(gone);
        const { body } = await ask.call(getRecords, { recordIds: `${id},${gone}`, fields: names });
        const { hasErrors, results } = body as { hasErrors: boolean; results: { statusCode: number }[] };
        assert.equal(hasErrors, true);
        assert.deepEqual(
          results.map(({ statusCode }) => statusCode),
          [200, 404],
        );
      }),
    },
  ];
}

/** What is said of the object. */
function metadataCases(
  ask: Requester,
  { apiName, fields }: Given,
  { withRecord }: RecordWork,
): readonly ConformanceCase[] {
  return [
    {
      name: 'object info: D-047, names its fields and its prefix',
      run: withRecord(async ({ id }) => {
        const { status, body } = await ask.call(getObjectInfo, { objectApiName: apiName });
        assert.equal(status, 200);
        const info = body as ObjectInfo;
        assert.equal(info.keyPrefix, id.slice(0, 3));
        for (const name of Object.keys(fields)) assert.equal(info.fields[name]?.createable, true, name);
      }),
    },
    {
      name: 'object info: a batch has an outcome for each',
      run: async () => {
        const { body } = await ask.call(getObjectInfos, { objectApiNames: `${apiName},NoSuchObject__c` });
        const { results } = body as { results: { statusCode: number }[] };
        assert.deepEqual(
          results.map(({ statusCode }) => statusCode),
          [200, 403],
        );
      },
    },
  ];
}

/** How a list view is read. */
function listCases(
  ask: Requester,
  { apiName, listView }: Given,
  { make, remove, withRecord }: RecordWork,
): readonly ConformanceCase[] {
  return [
    {
      name: 'lists: pages do not overlap, and an unknown view is 404',
      run: withRecord(async () => {
        const second = await make();
        try {
          const list = { objectApiName: apiName, listViewApiName: listView, pageSize: 1 };
          const first = (await ask.call(getListRecordsByName, list)).body as ListRecords;
          assert.equal(first.count, 1);
          const next = await ask.call(getListRecordsByName, {
            ...list,
            pageToken: first.nextPageToken ?? '',
          });
          assert.notEqual((next.body as ListRecords).records[0]?.id, first.records[0]?.id);
          ask.expectError(
            await ask.call(getListRecordsByName, { ...list, listViewApiName: 'NoSuchView' }),
            404,
            'NOT_FOUND',
          );
        } finally {
          await remove(second.id);
        }
      }),
    },
  ];
}
