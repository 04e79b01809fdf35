import { normalizeId } from '@relab/contract';
import * as calls from '@relab/contract/records';
import { isRecord, recordsOf } from '@relab/store';
import { writeAdapter } from '../adapters/write-adapter.ts';
import { withConflict } from '../errors/client-error.ts';
import { invalidConfig } from '../errors/errors.ts';
import { typedWrite } from '../schema/typed-write-adapter.ts';
import { forgetRecord } from './forget-record.ts';
import { ingestWritten } from './ingested-records.ts';
import { layerFields } from './optimistic-fields.ts';
import { insertOptimistically } from './provisional-record.ts';
import { publishRecordChanges } from './publish-record-changes.ts';
import { type RecordBefore, recordBefore, recordChange } from './record-change.ts';
import { expireWritten, readWritten } from './written-without-body.ts';

/**
 * A response without a body is a success too (D-127). `{ optimistic: true, into: [source, ...] }` shows the record at once,
 * under an id of its own, at the top of those lists; see `expectRecord`.
 */
export const createRecord = typedWrite(
  writeAdapter(calls.createRecord, {
    expect: insertOptimistically,
    ingest: (client, _, record) => ingestWritten(client, record),
    after: (client, { apiName, fields }, response) =>
      publishRecordChanges(client, [
        recordChange(client, { operation: 'create', objectApiName: apiName, fields, response }),
      ]),
  }),
);

const isoTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d+Z$/;

/** Codes of a refusal because somebody else was faster. */
const conflicts: ReadonlySet<number> = new Set([409, 412]);

/**
 * D-200 to D-205, X-10: the id may stand among the fields; a time in ISO form is sent as HTTP writes it. Where the record
 * has changed since then, the error has both versions (`conflict`).
 */
export const updateRecord = typedWrite(
  writeAdapter(calls.updateRecord, {
    normalize: (config) => {
      const { Id, ...fields } = Object(config.fields) as typeof config.fields;
      const recordId = Id ?? config.recordId;
      if (typeof config.fields !== 'object' || config.fields === null || typeof recordId !== 'string')
        throw invalidConfig('Invalid recordInput');
      const { ifUnmodifiedSince: since } = config;
      return {
        ...config,
        recordId: normalizeId(recordId),
        fields,
        ...(typeof since === 'string' && isoTime.test(since)
          ? { ifUnmodifiedSince: new Date(since).toUTCString() }
          : {}),
      };
    },
    before: (client, { recordId }) => recordBefore(client, recordId),
    expect(client, { recordId, fields }) {
      const end = layerFields(client, recordId, fields);
      // Without a body the fields stay as they were sent until they are read.
      return (response) => end(response === null);
    },
    ingest(client, { recordId }, record) {
      if (isRecord(record)) ingestWritten(client, record);
      else expireWritten(client, recordId);
    },
    async after(client, { recordId: id, fields }, response, input) {
      const before = input as RecordBefore;
      await publishRecordChanges(client, [
        recordChange(client, { operation: 'update', id, fields, response, before }),
      ]);
      if (!isRecord(response)) await readWritten(client, [{ id, before }]);
    },
    onError(client, { fields }, error, before) {
      if (!conflicts.has(error.status)) return error;
      const { output } = Object(error.body) as { readonly output?: unknown };
      if (!isRecord(output)) return error;
      ingestWritten(client, output);
      return withConflict(error, { base: (before as RecordBefore).record, mine: fields, theirs: output });
    },
  }),
);

/**
 * Deletes a record. What shows it hides it at once, and shows it again where the server refuses. It can be restored by
 * `undeleteRecord`.
 */
export const deleteRecord = writeAdapter(calls.deleteRecord, {
  normalize: (config) => ({ ...config, recordId: normalizeId(config.recordId ?? '') }),
  before: (client, { recordId }) => recordBefore(client, recordId),
  expect: (client, { recordId }) => recordsOf(client.store).hide(recordId),
  ingest: (client, { recordId }) => forgetRecord(client, recordId),
  after: (client, { recordId }, _, before) =>
    publishRecordChanges(client, [
      recordChange(client, { operation: 'delete', id: recordId, before: before as RecordBefore }),
    ]),
});
