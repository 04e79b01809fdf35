import type { BatchRecords, RecordRepresentation } from '@relab/contract/records';
import * as calls from '@relab/contract/records';
import type { Client } from '../client.ts';
import { ClientError, ownError } from '../client-error.ts';
import { objectOf } from './field-names.ts';
import { type RecordRequest, unwrapRecord } from './record-request.ts';

interface Waiting extends RecordRequest {
  readonly signal: AbortSignal;
  resolve(record: RecordRepresentation): void;
  reject(error: unknown): void;
}

/** As many as fit the path of one request. */
const largest = 100;

/** Reads one record, together with all that are asked for in the same tick. */
export function readInBatch(
  client: Client,
  request: RecordRequest,
  signal: AbortSignal,
): Promise<RecordRepresentation> {
  return new Promise((resolve, reject) => {
    const waiting = { ...request, signal, resolve, reject };
    const batch = client.parts.get('records') as Waiting[] | undefined;
    if (batch) {
      batch.push(waiting);
      return;
    }
    const opened = [waiting];
    client.parts.set('records', opened);
    queueMicrotask(() => {
      client.parts.delete('records');
      for (const group of Map.groupBy(opened, ({ fields, optionalFields }) =>
        objectOf(fields[0] ?? optionalFields[0] ?? ''),
      ).values()) {
        for (let start = 0; start < group.length; start += largest)
          send(client, group.slice(start, start + largest));
      }
    });
  });
}

async function send(client: Client, group: readonly Waiting[]): Promise<void> {
  const ids = [...new Set(group.map(({ recordId }) => recordId))];
  // Fields that not all want are optional, so that a record without one still comes.
  const wanted = group.map(({ fields }) => new Set(fields));
  const all = [...new Set(group.flatMap(({ fields }) => fields))].sort();
  const fields = all.filter((name) => wanted.every((names) => names.has(name)));
  const optionalFields = [...new Set([...all, ...group.flatMap((one) => one.optionalFields)])]
    .filter((name) => !fields.includes(name))
    .sort();
  const config = {
    ...(fields.length > 0 ? { fields } : {}),
    ...(optionalFields.length > 0 ? { optionalFields } : {}),
  };
  const signal = whenAll(group.map((one) => one.signal));
  try {
    if (ids.length === 1) {
      const record = unwrapRecord(
        await client.send(calls.getRecord, { recordId: ids[0], ...config }, signal),
      );
      for (const one of group) one.resolve(record);
      return;
    }
    const answer = (await client.send(
      calls.getRecords,
      { recordIds: ids, ...config },
      signal,
    )) as BatchRecords;
    for (const one of group) settle(one, answer?.results?.[ids.indexOf(one.recordId)]);
  } catch (error) {
    for (const one of group) one.reject(error);
  }
}

/** D-104 to D-110: each result has its own status. */
function settle(one: Waiting, item: BatchRecords['results'][number] | undefined): void {
  if (!item) one.reject(ownError(502, 'Bad Gateway', 'INVALID_ANSWER', 'The batch lacks a result.'));
  else if (item.statusCode === 200) one.resolve(item.result as RecordRepresentation);
  else one.reject(new ClientError(item.statusCode, '', item.result));
}

/** Aborts when every one has. */
function whenAll(signals: readonly AbortSignal[]): AbortSignal {
  const controller = new AbortController();
  const check = () => {
    if (signals.every(({ aborted }) => aborted)) controller.abort();
  };
  for (const signal of signals) signal.addEventListener('abort', check, { once: true });
  check();
  return controller.signal;
}
