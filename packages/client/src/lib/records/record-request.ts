import type { RecordRepresentation } from '@relab/contract/records';
import { recordsOf } from '@relab/store';
import type { Client } from '../client/client.ts';
import { objectOf } from './field-names.ts';

/** The fields to request: the wanted ones, and as optional ones all that are cached of the record already (D-113). */
export interface RecordRequest {
  readonly recordId: string;
  readonly fields: readonly string[];
  readonly optionalFields: readonly string[];
}

export function recordRequest(
  client: Client,
  recordId: string,
  fields: readonly string[],
  optionalFields: readonly string[],
): RecordRequest {
  const object = objectOf(fields[0] ?? optionalFields[0] ?? '');
  const needed = new Set(fields);
  const cached = recordsOf(client.store)
    .tracked(recordId)
    .map((path) => `${object}.${path}`);
  const optional = [...new Set([...optionalFields, ...cached])].filter((name) => !needed.has(name));
  return { recordId, fields, optionalFields: optional.sort() };
}

/** D-137: a response that is a list of one result is that result. */
export function unwrapRecord(response: unknown): RecordRepresentation {
  const { results } = Object(response) as { results?: readonly { result: RecordRepresentation }[] };
  return results?.length === 1 && results[0] ? results[0].result : (response as RecordRepresentation);
}
