import { isRecordId, normalizeId } from '@relab/contract';
import { isRecord, recordsOf, type StoredRecord } from '@relab/store';
import type { RecordChange } from '../client/change.ts';
import type { Client } from '../client/client.ts';

/** Changed by every write, whether the response shows them or not. */
const always = ['LastModifiedDate', 'LastModifiedById', 'SystemModstamp'] as const;

/** What was cached of a record, and which records it led to. */
export interface RecordBefore {
  readonly record: StoredRecord | undefined;
  readonly values: ReadonlyMap<string, unknown>;
  readonly parents: readonly string[];
}

export function recordBefore(client: Client, recordId: string): RecordBefore {
  const values = heldValues(client, recordId);
  const record = recordsOf(client.store).stored(recordId);
  return { record, values, parents: parentsIn(Object.fromEntries(values)) };
}

/** All that is cached of a record, whichever answers brought it: values by the names of fields, records as their ids. */
export function heldValues(client: Client, recordId: string): ReadonlyMap<string, unknown> {
  const records = recordsOf(client.store);
  const names = new Set(records.tracked(recordId).map((path) => path.split('.', 1)[0] ?? path));
  return new Map([...names].map((name) => [name, plainValue(records.field(recordId, name)?.value)]));
}

/** Changes name records by their ids. */
const plainValue = (value: unknown): unknown => (isRecord(value) ? value.id : value);

/** The values of a record after an update: those of the response over those that were sent. */
function valuesAfter(
  before: RecordBefore | undefined,
  input: Readonly<Record<string, unknown>>,
  response: StoredRecord | undefined,
): ReadonlyMap<string, unknown> {
  const answered = Object.entries(response?.fields ?? {}).map(
    ([name, { value }]) => [name, plainValue(value)] as const,
  );
  return new Map([...(before?.values ?? []), ...Object.entries(input), ...answered]);
}

/** Ids of records among the values of fields, those of nested records too. */
function parentsIn(fields: Readonly<Record<string, unknown>>): readonly string[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const { value = field } = Object(field) as { readonly value?: unknown };
    if (isRecord(value)) return [value.id];
    return name !== 'Id' && isRecordId(value) ? [normalizeId(value)] : [];
  });
}

export interface WrittenRecord {
  readonly operation: RecordChange['operation'];
  readonly id?: string | undefined;
  readonly objectApiName?: string | undefined;
  /** The input's fields, by their names. */
  readonly fields?: Readonly<Record<string, unknown>> | undefined;
  /** What the server answered, where it answered the record. */
  readonly response?: unknown;
  readonly before?: RecordBefore | undefined;
}

/** What the write of one record has changed. Without a response any field may be another. */
export function recordChange(client: Client, written: WrittenRecord): RecordChange {
  const { operation, fields = {}, response, before } = written;
  const after = isRecord(response) ? response : undefined;
  const id = written.id ?? after?.id;
  const cached = id === undefined ? undefined : recordsOf(client.store).stored(id);
  return {
    kind: 'record',
    operation,
    id,
    objectApiName: written.objectApiName ?? after?.apiName ?? before?.record?.apiName ?? cached?.apiName,
    fields: operation === 'update' && after ? changedFields(before?.values, after, fields) : undefined,
    parents: new Set([...parentsIn(fields), ...parentsIn(after?.fields ?? {}), ...(before?.parents ?? [])]),
    before: before?.values,
    after: operation === 'update' ? valuesAfter(before, fields, after) : undefined,
  };
}

function changedFields(
  before: ReadonlyMap<string, unknown> | undefined,
  after: StoredRecord,
  input: Readonly<Record<string, unknown>>,
): ReadonlySet<string> {
  const names = new Set<string>([...Object.keys(input), ...always]);
  for (const [name, { value }] of Object.entries(after.fields)) {
    // What was not cached before may have been anything.
    if (!before?.has(name) || before.get(name) !== plainValue(value)) names.add(name);
  }
  return names;
}
