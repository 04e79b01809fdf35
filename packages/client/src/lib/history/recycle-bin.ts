import { normalizeId } from '@relab/contract';
import * as calls from '@relab/contract/records';
import { readAdapter } from '../adapters/read-adapter.ts';
import { writeAdapter } from '../adapters/write-adapter.ts';
import { remindRecord } from '../records/forget-record.ts';
import { ingestWritten } from '../records/ingested-records.ts';
import { publishRecordChanges } from '../records/publish-record-changes.ts';
import { recordChange } from '../records/record-change.ts';
import { namesObject } from '../values/object-name.ts';

/** Deleted records of an object, those deleted last first. */
export const getDeletedRecords = readAdapter(calls.getDeletedRecords, {
  scope: ({ objectApiName }) => objectApiName.toLowerCase(),
  keyed: ({ objectApiName: _, ...rest }) => rest,
  isAffectedBy(change, { config, data }) {
    if (change.kind !== 'record') return false;
    const { id, objectApiName, operation } = change;
    // What is among them and is written again has come back.
    if (operation !== 'delete') return id !== undefined && !!data?.records.some((record) => record.id === id);
    return namesObject([config.objectApiName], { objectApiName });
  },
});

/**
 * Brings a deleted record back, with what was deleted with it. Lists, counts and related lists that show any of it are
 * requested again where they are observed, and so is the record.
 */
export const undeleteRecord = writeAdapter(calls.undeleteRecord, {
  normalize: (config) => ({ ...config, recordId: normalizeId(config.recordId ?? '') }),
  ingest(client, { recordId }, { record }) {
    remindRecord(client, recordId);
    ingestWritten(client, record);
  },
  async after(client, { recordId: id }, { record, restored }) {
    const parents = new Set([id]);
    const created = recordChange(client, { operation: 'create', id, response: record });
    // For its own reads, which say that it is gone.
    const updated = recordChange(client, { operation: 'update', id });
    const parts = restored
      .filter(({ apiName }) => apiName !== record.apiName)
      .map(({ apiName: objectApiName }) => ({
        ...recordChange(client, { operation: 'create', objectApiName }),
        parents,
      }));
    await publishRecordChanges(client, [created, updated, ...parts]);
  },
});
