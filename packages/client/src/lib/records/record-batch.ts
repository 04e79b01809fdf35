import type { BatchRecords, RecordRepresentation } from '@relab/contract/records';
import * as calls from '@relab/contract/records';
import { asPart, ClientError } from '../errors/client-error.ts';
import { type Batch, partResult } from '../sources/batch.ts';
import { objectOf } from './field-names.ts';
import { type RecordRequest, unwrapRecord } from './record-request.ts';

/** Single records that are requested in one tick, by object. */
export const recordBatch: Batch<RecordRequest, RecordRepresentation> = {
  name: 'records',
  // As many as fit the path of one request.
  maxItems: 100,
  group: ({ fields, optionalFields }) => objectOf(fields[0] ?? optionalFields[0] ?? ''),
  async send(client, items, { signal, causes }) {
    const ids = [...new Set(items.map(({ recordId }) => recordId))];
    const config = commonFields(items);
    if (ids.length === 1) {
      try {
        const response = await client.send(calls.getRecord, { recordId: ids[0], ...config }, signal, causes);
        const record = unwrapRecord(response);
        return items.map(() => record);
      } catch (error) {
        throw asPart(error);
      }
    }
    const response = (await client.send(
      calls.getRecords,
      { recordIds: ids, ...config },
      signal,
      causes,
    )) as BatchRecords;
    const results = ids.map((_, index) => partResult<RecordRepresentation>(response?.results?.[index]));
    return items.map(({ recordId }) => results[ids.indexOf(recordId)] ?? new ClientError(502, '', null));
  },
};

/** Fields that not all want are optional, so that a record without one still comes. */
function commonFields(items: readonly RecordRequest[]): object {
  const needed = items.map(({ fields }) => new Set(fields));
  const all = [...new Set(items.flatMap(({ fields }) => fields))].sort();
  const fields = all.filter((name) => needed.every((names) => names.has(name)));
  const optionalFields = [...new Set([...all, ...items.flatMap((one) => one.optionalFields)])]
    .filter((name) => !fields.includes(name))
    .sort();
  return {
    ...(fields.length > 0 ? { fields } : {}),
    ...(optionalFields.length > 0 ? { optionalFields } : {}),
  };
}
