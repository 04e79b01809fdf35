import { isRecordId } from '@relab/contract';
import type { FieldHistory, RecordHistory } from '@relab/contract/records';
import type { RowOf } from '@relab/database';
import { sql } from 'kysely';
import { mayReadField } from '../objects/access.ts';
import type { Field } from '../objects/field.ts';
import type { ObjectDeclaration } from '../objects/object-declaration.ts';
import type { Scalar } from '../query/display.ts';
import type { RecordsContext } from '../query/records-context.ts';
import { wireValue } from '../query/represent.ts';
import { operationNames } from './history-filters.ts';
import { readRecordNames } from './record-names.ts';
import type { historyTable } from './tables.ts';

export type HistoryRow = RowOf<typeof historyTable>;

interface Change {
  readonly name: string;
  /** Undefined for a field that is declared no longer. */
  readonly field: Field | undefined;
  readonly before: Scalar;
  readonly after: Scalar;
}

/** As it travels in a record. */
function wireScalar(field: Field | undefined, stored: unknown): Scalar {
  if (field?.kind === 'dateTime' && typeof stored === 'string') return new Date(stored).toISOString();
  if (field) return wireValue(field, stored);
  return typeof stored === 'string' || typeof stored === 'number' || typeof stored === 'boolean'
    ? stored
    : null;
}

/** What the caller may read of what was changed, in the order in which the fields are declared. */
function readableChanges(
  { changes }: HistoryRow,
  object: ObjectDeclaration | undefined,
  { principal }: RecordsContext,
): readonly Change[] {
  const order = Object.keys(object?.fields ?? {});
  const names = Object.keys(changes ?? {}).sort((one, other) => order.indexOf(one) - order.indexOf(other));
  return names.flatMap((name) => {
    const field = object?.fields[name];
    // Nobody but administrators, who see all, can tell who might read what is declared no longer.
    if (field ? !mayReadField(field, principal) : !principal.roles.includes('administrator')) return [];
    const [before, after] = changes?.[name] ?? [null, null];
    return [{ name, field, before: wireScalar(field, before), after: wireScalar(field, after) }];
  });
}

const referredBy = ({ field, before, after }: Change): readonly string[] =>
  field?.kind === 'reference' ? [before, after].filter(isRecordId) : [];

/** Of the amounts before and after a write: the record's own, unless that is what was changed. */
function currenciesOf({ changes }: HistoryRow, own: string | null): readonly [string | null, string | null] {
  const [before, after] = changes?.CurrencyIsoCode ?? [own, own];
  return [typeof before === 'string' ? before : null, typeof after === 'string' ? after : null];
}

async function readClientNames(
  rows: readonly HistoryRow[],
  { database }: RecordsContext,
): Promise<ReadonlyMap<string, string>> {
  const ids = [...new Set(rows.flatMap(({ client_id: id }) => id ?? []))];
  if (ids.length === 0) return new Map();
  const clients = await database
    .selectFrom('oauth_client')
    .select(['id', 'name'])
    .where('id', '=', sql<string>`any(${ids}::text[])`)
    .execute();
  return new Map(clients.map(({ id, name }) => [id, name]));
}

/** As the response has them: values as records show them, with the names of what they lead to. Two statements at most. */
export async function representHistory(
  rows: readonly HistoryRow[],
  context: RecordsContext,
): Promise<RecordHistory[]> {
  const { objects, display } = context;
  const entries = rows.map((row) => {
    const object = objects.ofRecord(row.parent_id);
    return { row, object, changes: readableChanges(row, object, context) };
  });
  const live = entries.flatMap(({ row, changes }) =>
    [row.created_by_id ?? [], ...changes.map(referredBy)].flat(),
  );
  const names = await readRecordNames({ live, deletedOrNot: rows.map((row) => row.parent_id) }, context);
  const clients = await readClientNames(rows, context);
  const nameOf = (id: Scalar): string | null => names.get(String(id))?.name ?? null;
  const shown = (field: Field | undefined, value: Scalar, currency: string | null): string | null => {
    if (!field) return null;
    return field.kind === 'reference' ? nameOf(value) : display(field, value, currency);
  };
  return entries.map(({ row, object, changes }) => ({
    apiName: object?.apiName ?? '',
    changes: changes.map(({ name, field, before, after }): FieldHistory => {
      const [old, now] = currenciesOf(row, names.get(row.parent_id)?.currency ?? null);
      return {
        field: name,
        label: field?.label ?? name,
        newDisplayValue: shown(field, after, now),
        newValue: after,
        oldDisplayValue: shown(field, before, old),
        oldValue: before,
      };
    }),
    clientId: row.client_id,
    clientName: clients.get(row.client_id ?? '') ?? null,
    createdById: row.created_by_id,
    createdByName: nameOf(row.created_by_id),
    createdDate: row.created_date.toISOString(),
    id: String(row.id),
    operation: operationNames[row.operation],
    parentId: row.parent_id,
    parentName: nameOf(row.parent_id),
  }));
}
