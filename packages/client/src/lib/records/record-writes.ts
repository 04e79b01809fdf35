import { normalizeId } from '@relab/contract';
import * as calls from '@relab/contract/records';
import { isRecord, recordsOf } from '@relab/store';
import type { Client } from '../client.ts';
import { ownError } from '../client-error.ts';
import { invalidate, under } from '../invalidate.ts';
import { writeAdapter } from '../write-adapter.ts';
import { mendRecords } from './mend-records.ts';
import { forgetRecord, heldObject, readsOf, touchLists } from './record-touch.ts';

function publish(client: Client, record: unknown): void {
  if (isRecord(record))
    mendRecords(client, recordsOf(client.store).publish(record, calls.getRecord.lifetime));
}

/** An answer without a body is a success too (D-127). */
export const createRecord = writeAdapter(calls.createRecord, {
  async after(client, { apiName }, record) {
    publish(client, record);
    await touchLists(client, apiName);
  },
});

const isoTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d+Z$/;

/** D-200 to D-205, X-10: the id may stand among the fields; a time in ISO form is sent as HTTP writes it. */
export const updateRecord = writeAdapter(calls.updateRecord, {
  normalize: (config) => {
    const { Id, ...fields } = Object(config.fields) as typeof config.fields;
    const recordId = Id ?? config.recordId;
    if (typeof config.fields !== 'object' || config.fields === null || typeof recordId !== 'string')
      throw ownError(400, 'Bad Request', 'INVALID_CONFIG', 'Invalid recordInput');
    const { ifUnmodifiedSince: since } = config as { readonly ifUnmodifiedSince?: unknown };
    return {
      ...config,
      recordId: normalizeId(recordId),
      fields,
      ...(typeof since === 'string' && isoTime.test(since)
        ? { ifUnmodifiedSince: new Date(since).toUTCString() }
        : {}),
    };
  },
  async after(client, { recordId }, record) {
    const object = isRecord(record) ? record.apiName : heldObject(client, recordId);
    if (isRecord(record)) publish(client, record);
    else {
      // D-126.
      recordsOf(client.store).evict(recordId);
      await invalidate(client, under(readsOf(recordId)));
    }
    await touchLists(client, object);
  },
});

export const deleteRecord = writeAdapter(calls.deleteRecord, {
  normalize: (config) => ({ ...config, recordId: normalizeId(config.recordId ?? '') }),
  async after(client, { recordId }) {
    const object = heldObject(client, recordId);
    forgetRecord(client, recordId);
    await touchLists(client, object);
  },
});
