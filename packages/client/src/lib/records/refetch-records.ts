import type { RecordRepresentation } from '@relab/contract/records';
import { isRecord, recordsOf } from '@relab/store';
import type { Client } from '../client/client.ts';
import { ClientError, fetchError } from '../errors/client-error.ts';
import { inBatch } from '../sources/batch.ts';
import { notThere } from './forget-record.ts';
import { recordBatch } from './record-batch.ts';

/** What came of asking for a record with all that is cached of it: the record, or why there is none. */
export interface Refetched {
  readonly id: string;
  /** What was requested, as paths from the record. */
  readonly paths: readonly string[];
  readonly record?: RecordRepresentation;
  readonly error?: ClientError;
}

/** Ids of records that are being requested again, each as often as it is. */
function askedOf(client: Client): string[] {
  const cached = client.parts.get('asked again') as string[] | undefined;
  const requested = cached ?? [];
  if (!cached) client.parts.set('asked again', requested);
  return requested;
}

/** A record is being requested again already. */
export const isRefetched = (client: Client, id: string): boolean => askedOf(client).includes(id);

/** Records with the fields that are cached of them (D-113), as one request for those of one object. Never rejects. */
export async function requestAgain(client: Client, ids: readonly string[]): Promise<readonly Refetched[]> {
  const { signal } = new AbortController();
  const requested = askedOf(client);
  requested.push(...ids);
  const records = recordsOf(client.store);
  const answers = await Promise.all(
    ids.map(async (id): Promise<Refetched> => {
      const paths = records.tracked(id);
      const object = records.stored(id)?.apiName;
      const optionalFields = paths.map((path) => `${object}.${path}`).sort();
      const request = { recordId: id, fields: [], optionalFields };
      try {
        const record = await inBatch(client, recordBatch, request, { key: `records/${id}`, signal });
        // D-109: a record without fields was removed.
        if (!isRecord(record)) throw notThere();
        return { id, paths, record };
      } catch (cause) {
        return { id, paths, error: cause instanceof ClientError ? cause : fetchError(cause) };
      }
    }),
  );
  for (const id of ids) requested.splice(requested.indexOf(id), 1);
  return answers;
}
