import { type ConfigFor, normalizeId } from '@relab/contract';
import type { BatchOperationResults } from '@relab/contract/records';
import * as calls from '@relab/contract/records';
import { isRecord, recordsOf } from '@relab/store';
import { writeAdapter } from '../adapters/write-adapter.ts';
import type { RecordChange } from '../client/change.ts';
import type { Client } from '../client/client.ts';
import { isObject } from '../values/is-object.ts';
import { forgetRecord } from './forget-record.ts';
import { ingestWritten } from './ingested-records.ts';
import { isDone } from './operation-errors.ts';
import { layerFields } from './optimistic-fields.ts';
import { publishRecordChanges } from './publish-record-changes.ts';
import { type RecordBefore, recordBefore, recordChange } from './record-change.ts';
import { expireWritten, readWritten } from './written-without-body.ts';

type Config = ConfigFor<typeof calls.executeBatchRecordOperations>;
type Operation = Config['operations'][number];
type Fields = Operation['records'][number]['fields'];

/** One record of one operation, in the order in which the results come. */
interface Item {
  readonly operation: RecordChange['operation'];
  /** Undefined where one is created. */
  readonly id: string | undefined;
  readonly apiName: string | undefined;
  /** Without the id. */
  readonly fields: Fields;
}

const kinds: Readonly<Record<string, RecordChange['operation']>> = {
  CREATE: 'create',
  UPDATE: 'update',
  DELETE: 'delete',
};

function itemsOf({ operations }: Config): readonly Item[] {
  return operations.flatMap(({ type, records }) =>
    records.map(({ apiName, fields: { Id, ...fields } }) => {
      const operation = kinds[type] ?? 'update';
      return { operation, id: operation === 'create' || !Id ? undefined : String(Id), apiName, fields };
    }),
  );
}

/** What is not of the form of a record input stays as it is, to be refused. */
function normalizeRecord<Input extends { readonly fields: Fields }>(input: Input): Input {
  if (!isObject(input) || !isObject(input.fields)) return input;
  const { Id } = input.fields;
  return typeof Id === 'string' ? { ...input, fields: { ...input.fields, Id: normalizeId(Id) } } : input;
}

function normalizeOperation(operation: Operation): Operation {
  if (!isObject(operation)) return operation;
  const { type, records } = operation;
  return {
    ...operation,
    type: typeof type === 'string' ? (type.toUpperCase() as Operation['type']) : type,
    records: Array.isArray(records) ? (records as Operation['records']).map(normalizeRecord) : records,
  };
}

/** The statuses of the items; undefined where the response has none for an item, which then may have been written or not. */
function statusesOf(
  response: BatchOperationResults,
  items: readonly Item[],
): readonly (number | undefined)[] {
  const { results } = Object(response) as Partial<BatchOperationResults>;
  return items.map((_, index) => (Array.isArray(results) ? results[index]?.statusCode : undefined));
}

function ingest(client: Client, config: Config, response: BatchOperationResults): void {
  const items = itemsOf(config);
  for (const [index, status] of statusesOf(response, items).entries()) {
    const { operation, id } = items[index] ?? {};
    if (status === undefined || !isDone(status)) continue;
    const record = response.results[index]?.result;
    if (operation === 'delete') forgetRecord(client, id ?? '');
    else if (isRecord(record)) ingestWritten(client, record);
    else if (operation === 'update' && id) expireWritten(client, id);
  }
}

function changesOf(
  client: Client,
  config: Config,
  response: BatchOperationResults,
  befores: readonly (RecordBefore | undefined)[],
): readonly RecordChange[] {
  const items = itemsOf(config);
  return statusesOf(response, items).flatMap((status, index) => {
    const item = items[index];
    if (!item || (status !== undefined && !isDone(status))) return [];
    const { operation, id, apiName, fields } = item;
    const record = status === undefined ? undefined : response.results[index]?.result;
    const before = befores[index];
    return [
      recordChange(client, { operation, id, objectApiName: apiName, fields, response: record, before }),
    ];
  });
}

/** The updates that were done and answered without a body, as places among the items. */
const withoutBody = (items: readonly Item[], response: BatchOperationResults): readonly number[] =>
  statusesOf(response, items).flatMap((status, index) =>
    status !== undefined &&
    isDone(status) &&
    items[index]?.operation === 'update' &&
    !isRecord(response.results[index]?.result)
      ? [index]
      : [],
  );

function expect(client: Client, config: Config): (response?: BatchOperationResults) => void {
  const items = itemsOf(config);
  const ends = items.map(({ operation, id, fields }) => {
    if (id === undefined) return undefined;
    return operation === 'delete' ? recordsOf(client.store).hide(id) : layerFields(client, id, fields);
  });
  return (response) => {
    // Without a body the fields stay as they were sent until they are read.
    const unread = new Set(response ? withoutBody(items, response) : []);
    for (const [index, end] of ends.entries()) end?.(unread.has(index));
  };
}

/**
 * Creates, updates and deletes records in one request. Operations are named in capitals or not (D-125, D-206); a wrong one
 * drops all of them and rejects with `Invalid config for "executeBatchRecordOperations"` (D-206 to D-209, X-36). Resolves
 * with what the server answers, also where some failed: each result has a status of its own; see `operationErrors`. What
 * succeeded shows everywhere, and each read that it touches is requested again once. `{ optimistic: true }` shows updates
 * and deletions at once.
 */
export const executeBatchRecordOperations = writeAdapter(calls.executeBatchRecordOperations, {
  normalize: (config) =>
    Array.isArray(config.operations)
      ? { ...config, operations: (config.operations as Config['operations']).map(normalizeOperation) }
      : config,
  before: (client, config) => itemsOf(config).map(({ id }) => (id ? recordBefore(client, id) : undefined)),
  expect,
  ingest,
  async after(client, config, response, given) {
    const befores = given as readonly (RecordBefore | undefined)[];
    await publishRecordChanges(client, changesOf(client, config, response, befores));
    const items = itemsOf(config);
    const written = withoutBody(items, response).flatMap((index) => {
      const { id } = items[index] ?? {};
      return id ? [{ id, before: befores[index] }] : [];
    });
    await readWritten(client, written);
  },
});
