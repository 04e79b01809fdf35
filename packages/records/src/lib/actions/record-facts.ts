import { normalizeId } from '@relab/contract';
import { insufficientAccess, notFound } from '@relab/server/http';
import { type RawBuilder, sql } from 'kysely';
import { limitExceeded } from '../errors.ts';
import { mayAny, mayReadField, rowsFor } from '../objects/access.ts';
import { columnName } from '../objects/names.ts';
import type { ObjectDeclaration } from '../objects/object-declaration.ts';
import { formulaSql } from '../query/field-sql.ts';
import type { RecordsContext } from '../query/records-context.ts';
import type { Row } from '../query/represent.ts';
import { requireRecordId } from '../records/read-by-ids.ts';
import { actionsOn, type NamedAction } from './quick-action.ts';

const maxIds = 200;

/** Names or ids as a path lists them, each once. */
export const listed = (names: string | readonly string[]): readonly string[] => [
  ...new Set(
    String(names)
      .split(',')
      .map((name) => name.trim()),
  ),
];

/** What the caller may do with one record. */
export interface RecordFacts {
  readonly id: string;
  readonly object: ObjectDeclaration;
  readonly mayUpdate: boolean;
  readonly mayDelete: boolean;
  /** Quick actions that may be done with it now: their formulas hold. */
  readonly quickActions: readonly NamedAction[];
  /** Where its references lead, as far as they may be read. */
  readonly references: ReadonlyMap<string, string>;
}

const referencesOf = (object: ObjectDeclaration, { principal }: RecordsContext): readonly string[] =>
  Object.entries(object.fields).flatMap(([name, field]) =>
    field.kind === 'reference' && mayReadField(field, principal) ? [name] : [],
  );

/** An update is not offered where the record may not be changed; the rest needs only that it may be read. */
const isOffered = ({ action }: NamedAction, mayUpdate: boolean, holds: boolean): boolean =>
  holds && (action.type !== 'Update' || mayUpdate);

async function factsOfObject(
  object: ObjectDeclaration,
  ids: readonly string[],
  lock: boolean,
  context: RecordsContext,
): Promise<readonly RecordFacts[]> {
  if (!mayAny(object, context.principal, 'read')) throw insufficientAccess();
  const actions = actionsOn(object, context);
  const references = referencesOf(object, context);
  const holds = ({ action }: NamedAction): RawBuilder<unknown> =>
    action.when === undefined ? sql`true` : formulaSql(object, action.when, 't0', context.objects);
  const columns = [
    sql`t0.id`,
    sql`(${rowsFor(object, 'update', 't0', context)}) as may_update`,
    sql`(${rowsFor(object, 'delete', 't0', context)}) as may_delete`,
    ...actions.map((action, index) => sql`${holds(action)} as ${sql.id(`a${index}`)}`),
    ...references.map((name, index) => sql`${sql.ref(`t0.${columnName(name)}`)} as ${sql.id(`r${index}`)}`),
  ];
  const { rows } = await sql<Row & { id: string }>`
    select ${sql.join(columns)} from ${sql.id(object.table.name)} as t0
    where t0.id = any(${ids}) and ${rowsFor(object, 'read', 't0', context)}
    ${lock ? sql`for update of t0` : sql``}`.execute(context.database);
  return rows.map((row) => ({
    id: row.id,
    object,
    mayUpdate: row.may_update === true,
    mayDelete: row.may_delete === true,
    quickActions: actions.filter((action, index) =>
      isOffered(action, row.may_update === true, row[`a${index}`] === true),
    ),
    references: new Map(
      references.flatMap((name, index) => {
        const id = row[`r${index}`];
        return typeof id === 'string' ? [[name, id]] : [];
      }),
    ),
  }));
}

/**
 * In the requested order, each once; with `lock` nobody changes them until the transaction ends. One statement for each
 * object among them. Throws ILLEGAL_QUERY_PARAMETER_VALUE for what is not an id, LIMIT_EXCEEDED above 200, INSUFFICIENT_ACCESS
 * for an object that may not be read, and NOT_FOUND for a record that does not exist for the caller.
 */
export async function readFacts(
  recordIds: string | readonly string[],
  context: RecordsContext,
  lock = false,
): Promise<readonly RecordFacts[]> {
  const ids = [...new Set(listed(recordIds).map((id) => normalizeId(requireRecordId(id))))];
  if (ids.length > maxIds) {
    throw limitExceeded(`Actions of at most ${maxIds} records are read at once.`);
  }
  const found = new Map<string, RecordFacts>();
  for (const [object, own] of Map.groupBy(ids, (id) => context.objects.ofRecord(id))) {
    if (!object) throw notFound();
    for (const facts of await factsOfObject(object, own, lock, context)) found.set(facts.id, facts);
  }
  return ids.map((id) => {
    const facts = found.get(id);
    if (!facts) throw notFound();
    return facts;
  });
}
