import { strict as assert } from 'node:assert';
import {
  createRecord,
  type DeletedRecordPage,
  deleteRecord,
  getDeletedRecords,
  getRecord,
  getRecordHistory,
  type RecordHistoryPage,
  type RecordRepresentation,
  type UndeletedRecord,
  undeleteRecord,
  updateRecord,
} from '@relab/contract/records';
import type { ConformanceOptions } from './conformance-options.ts';
import type { ConformanceCase, Requester } from './request.ts';

/** What was done to a record can be read, and what was deleted can be brought back. */
export function historyCases(
  ask: Requester,
  { apiName, fields, change }: ConformanceOptions['record'],
): readonly ConformanceCase[] {
  const names = Object.keys(fields).map((name) => `${apiName}.${name}`);
  async function make(): Promise<RecordRepresentation> {
    const { status, body } = await ask.call(createRecord, { apiName, fields });
    assert.equal(status, 201, JSON.stringify(body).slice(0, 400));
    return body as RecordRepresentation;
  }
  async function historyOf(recordId: string): Promise<RecordHistoryPage> {
    const { status, body } = await ask.call(getRecordHistory, { recordId });
    assert.equal(status, 200, JSON.stringify(body).slice(0, 400));
    return body as RecordHistoryPage;
  }
  return [
    {
      name: 'history: what was changed is there with both values, newest first',
      run: async () => {
        const { id } = await make();
        await ask.call(updateRecord, { recordId: id, fields: change });
        await ask.call(deleteRecord, { recordId: id });
        const { records } = await historyOf(id);
        assert.deepEqual(
          records.map(({ operation }) => operation),
          ['Delete', 'Update', 'Create'],
        );
        const changed = new Map(records[1]?.changes.map((one) => [one.field, one]));
        for (const [name, value] of Object.entries(change))
          assert.equal(changed.get(name)?.newValue, value, name);
      },
    },
    {
      name: 'recycle bin: what was deleted is there, and is as it was once it is brought back',
      run: async () => {
        const { id } = await make();
        await ask.call(deleteRecord, { recordId: id });
        const bin = await ask.call(getDeletedRecords, { objectApiName: apiName });
        assert.ok((bin.body as DeletedRecordPage).records.some((record) => record.id === id));
        const back = await ask.call(undeleteRecord, { recordId: id });
        assert.equal(back.status, 200, JSON.stringify(back.body).slice(0, 400));
        assert.equal((back.body as UndeletedRecord).record.id, id);
        const { body } = await ask.call(getRecord, { recordId: id, fields: names });
        const read = (body as RecordRepresentation).fields;
        for (const [name, value] of Object.entries(fields)) assert.equal(read[name]?.value, value, name);
        await ask.call(deleteRecord, { recordId: id });
      },
    },
    {
      name: 'recycle bin: what is not deleted cannot be brought back',
      run: async () => {
        const { id } = await make();
        assert.equal((await ask.call(undeleteRecord, { recordId: id })).status, 400);
        await ask.call(deleteRecord, { recordId: id });
      },
    },
  ];
}
