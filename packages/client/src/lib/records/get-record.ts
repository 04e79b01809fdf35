import type { ConfigFor } from '@relab/contract';
import * as calls from '@relab/contract/records';
import { fieldTree, isRecord, recordsOf } from '@relab/store';
import { type ClientError, ownError } from '../client-error.ts';
import { readAdapter } from '../read-adapter.ts';
import { fieldPaths } from './field-names.ts';
import { mendRecords } from './mend-records.ts';
import { readInBatch } from './record-batch.ts';
import { normalizeRecordConfig } from './record-config.ts';
import { recordRequest, unwrapRecord } from './record-request.ts';
import { representedFields } from './represented-fields.ts';

type Config = ConfigFor<typeof calls.getRecord>;

const isMissing = ({ status }: ClientError) => status === 404;

/** By layout the server decides which fields there are: these are kept under the key. */
const byLayout = ({ layoutTypes }: Config): boolean => layoutTypes !== undefined && layoutTypes.length > 0;

/** Nothing but fields: such reads go out together, and ask for all that is held of the record. */
const byFields = ({ recordId: _, fields: __, optionalFields: ___, ...rest }: Config): boolean =>
  Object.values(rest).every((value) => value === undefined);

/**
 * A record by fields. What is held of the record, whoever brought it, is answered without a request; where a field is
 * missing, all that is held is asked for again with it, so that all is of one version.
 */
export const getRecord = readAdapter(calls.getRecord, {
  normalize: normalizeRecordConfig,
  scope: ({ recordId }) => recordId,
  query: (client, key, config) => {
    const records = recordsOf(client.store);
    if (byLayout(config)) return records.listQuery(key);
    const { recordId, fields = [], optionalFields = [] } = config;
    return records.query(key, recordId, fieldTree(fieldPaths(fields), fieldPaths(optionalFields)));
  },
  load: (client, config) => async (signal) => {
    const { recordId, fields = [], optionalFields = [] } = config;
    try {
      const record = byFields(config)
        ? await readInBatch(client, recordRequest(client, recordId, fields, optionalFields), signal)
        : unwrapRecord(await client.send(calls.getRecord, config, signal));
      // D-109: a record without fields was removed.
      if (!isRecord(record)) throw ownError(404, 'Not Found', 'NOT_FOUND', 'The record is not there.');
      return record;
    } catch (error) {
      // D-105: what was held of it is gone with it.
      if (isMissing(error as ClientError)) recordsOf(client.store).evict(recordId);
      throw error;
    }
  },
  publish: (client, key, config, record) => {
    const { lifetime } = calls.getRecord;
    const records = recordsOf(client.store);
    const optional = fieldPaths(config.optionalFields ?? []);
    const torn = records.publish(record, lifetime, { whole: byFields(config), optional });
    if (byLayout(config))
      client.store.publish(key, { ids: [record.id], fields: representedFields(record) }, lifetime);
    mendRecords(client, torn, config.recordId);
  },
  // D-106: that a record is missing is not remembered.
  errorLifetime: (error: ClientError) => (isMissing(error) || error.status === 0 ? 0 : 30_000),
});
