import { normalizeId } from '@relab/contract';
import * as calls from '@relab/contract/records';
import { isRecord, recordsOf } from '@relab/store';
import { ClientError } from '../client-error.ts';
import { readKey } from '../key.ts';
import { readAdapter } from '../read-adapter.ts';
import { fieldNames, fieldPaths } from './field-names.ts';
import { mendRecords } from './mend-records.ts';

/** Records by their ids, each with its own status (D-110). What comes serves single reads too. */
export const getRecords = readAdapter(calls.getRecords, {
  normalize: ({ recordIds, fields, optionalFields }) => ({
    // The call declares its ids as one path name; a list of them travels comma-joined.
    recordIds: [recordIds].flat().map(normalizeId) as unknown as string,
    ...(fields ? { fields: [...fieldNames(fields)] } : {}),
    ...(optionalFields ? { optionalFields: [...fieldNames(optionalFields)] } : {}),
  }),
  publish: (client, key, { recordIds, ...fields }, answer) => {
    const ids = [recordIds].flat();
    const records = recordsOf(client.store);
    const optional = fieldPaths(fields.optionalFields ?? []);
    const torn = answer.results.flatMap(({ statusCode, result }, index) => {
      const recordId = ids[index] ?? '';
      if (statusCode === 200 && isRecord(result))
        return records.publish(result, calls.getRecord.lifetime, { optional });
      if (statusCode === 200 || statusCode === 404) records.evict(recordId);
      else {
        // D-107, D-108: a single read of the same fields is answered by it.
        const single = readKey(calls.getRecord, { recordId, ...fields }, client.context, recordId);
        client.store.fail(single, new ClientError(statusCode, '', result), 30_000);
      }
      return [];
    });
    client.store.publish(key, answer, calls.getRecords.lifetime);
    mendRecords(client, torn);
  },
});
