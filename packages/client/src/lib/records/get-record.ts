import type { ConfigFor } from '@relab/contract';
import type { RecordRepresentation } from '@relab/contract/records';
import * as calls from '@relab/contract/records';
import { type Document, fieldTree, isRecord, recordsOf, type StoredRecord } from '@relab/store';
import { readAdapter } from '../adapters/read-adapter.ts';
import type { Change } from '../client/change.ts';
import type { Client } from '../client/client.ts';
import type { ClientError } from '../errors/client-error.ts';
import { publishChanges } from '../invalidation/publish-changes.ts';
import { typedRead } from '../schema/typed-read-adapter.ts';
import { inBatch } from '../sources/batch.ts';
import { mayDerive, maySpan } from './derived-fields.ts';
import { fieldPaths } from './field-names.ts';
import { notThere, unlessDeleted } from './forget-record.ts';
import { followIngested } from './ingested-records.ts';
import { recordBatch } from './record-batch.ts';
import { normalizeRecordConfig } from './record-config.ts';
import { recordRequest, unwrapRecord } from './record-request.ts';
import { ingestRecordsAt } from './record-response.ts';

type Config = ConfigFor<typeof calls.getRecord>;

const isMissing = ({ status }: ClientError) => status === 404;

/** Nothing but fields: such reads go out together, and ask for all that is cached of the record. */
const byFields = ({ recordId: _, fields: __, optionalFields: ___, ...rest }: Config): boolean =>
  Object.values(rest).every((value) => value === undefined);

/**
 * By layout the server decides on the fields, and child records come with them: these are cached under the key.
 * So is a visit, which is sent to the server each time, whatever is cached.
 */
const isWhole = ({ layoutTypes, childRelationships, updateMru }: Config): boolean =>
  (layoutTypes?.length ?? 0) > 0 || (childRelationships?.length ?? 0) > 0 || updateMru === true;

/** The record itself, and the collections of child records in it. */
function recordDocument(client: Client, record: RecordRepresentation): Document {
  const { childRelationships } = record;
  const stored = ingestRecordsAt(client, { at: [], records: record });
  const collections = Object.entries(Object(childRelationships) as Record<string, { records?: unknown }>);
  return {
    parts: [
      stored,
      { at: ['childRelationships'], value: childRelationships },
      ...collections.flatMap(([name, { records }]) =>
        Array.isArray(records)
          ? [
              ingestRecordsAt(client, {
                at: ['childRelationships', name, 'records'],
                records: records as StoredRecord[],
              }),
            ]
          : [],
      ),
    ],
  };
}

function isAffectedBy(client: Client, config: Config, change: Change): boolean {
  const { recordId } = config;
  if (change.kind === 'stale-record') return change.id === recordId;
  if (change.kind === 'record-type') return change.id === recordId && isWhole(config);
  if (change.kind !== 'record') return false;
  if (change.id === recordId) return change.operation === 'update' && change.fields === undefined;
  const fields = fieldPaths([...(config.fields ?? []), ...(config.optionalFields ?? [])]);
  if (change.parents.has(recordId)) {
    if (isWhole(config)) return true;
    const object = recordsOf(client.store).stored(recordId)?.apiName ?? '';
    // A roll-up may count the record that was written; users have none.
    return mayDerive(client, object, fields) ?? !recordId.startsWith('005');
  }
  const { id, objectApiName, operation } = change;
  // A formula may look at the record that was written.
  return (
    id !== undefined && operation !== 'create' && maySpan(client, recordId, fields, { id, objectApiName })
  );
}

/**
 * A record by fields. What is cached of the record, by whichever read, is served without a request; where a field is
 * missing, all that is cached is requested again with it, so that all is of one version.
 */
export const getRecord = typedRead(
  readAdapter(calls.getRecord, {
    normalize: normalizeRecordConfig,
    scope: ({ recordId }) => recordId,
    query: (client, key, config) => {
      const records = recordsOf(client.store);
      if (isWhole(config)) return records.documentQuery(key);
      const { recordId, fields = [], optionalFields = [] } = config;
      return records.query(key, recordId, fieldTree(fieldPaths(fields), fieldPaths(optionalFields)));
    },
    load: (client, config) => async (asking) => {
      const { recordId, fields = [], optionalFields = [] } = config;
      try {
        const record = await unlessDeleted(client, recordId, async () =>
          byFields(config)
            ? inBatch(client, recordBatch, recordRequest(client, recordId, fields, optionalFields), asking)
            : unwrapRecord(await asking.send(calls.getRecord, config)),
        );
        // D-109: a record without fields was removed.
        if (!isRecord(record)) throw notThere();
        return record;
      } catch (error) {
        // D-105: what was cached of it is gone with it.
        if (isMissing(error as ClientError)) recordsOf(client.store).evict(recordId);
        throw error;
      }
    },
    publish: (client, key, config, record) => {
      if (isWhole(config))
        client.store.publish(
          key,
          recordDocument(client, record),
          config.updateMru ? 0 : calls.recordLifetime,
        );
      else {
        const optional = fieldPaths(config.optionalFields ?? []);
        const options = { isComplete: byFields(config), optional };
        followIngested(
          client,
          recordsOf(client.store).publish(record, calls.recordLifetime, options),
          config.recordId,
        );
      }
      if (config.updateMru) void publishChanges(client, [{ kind: 'visit', objectApiName: record.apiName }]);
    },
    // D-106: that a record is missing is not remembered.
    errorLifetime: (error: ClientError) =>
      isMissing(error) || error.status === 0 ? 0 : calls.batchErrorLifetime,
    isAffectedBy: (change, { client, config }) => isAffectedBy(client, config, change),
  }),
);
