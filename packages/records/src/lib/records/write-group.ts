import { ApiError, notFound, versionConflict } from '@relab/server/http';
import { sql } from 'kysely';
import { mayWriteField } from '../objects/access.ts';
import type { ObjectDeclaration } from '../objects/object-declaration.ts';
import { recordQuery, restrict } from '../query/record-query.ts';
import type { RecordText } from '../query/record-text.ts';
import { represent } from '../query/record-writer.ts';
import type { RecordsContext } from '../query/records-context.ts';
import type { Row } from '../query/represent.ts';
import { emptySelection, type Selection, selectAll } from '../query/selection.ts';
import { checkFields, neededOfStored } from './check/check-fields.ts';
import { type Claim, checkReferences, claimsOf, holdsTarget } from './check/check-references.ts';
import { duplicateErrors } from './check/duplicates-on-save.ts';
import { limitGuest } from './check/guest-limit.ts';
import { limitUser } from './check/user-quota.ts';
import { brokenRules, ruleColumns } from './check/validation-rules.ts';
import { deleteRows, hasDependents } from './delete-rows.ts';
import { isStale, type LockedRow, lockRows } from './lock-rows.ts';
import { readByIds } from './read-by-ids.ts';
import type { ReadyWrite, RecordWrite, WriteErrors } from './record-write.ts';
import { insertSql, updateSql } from './store-rows.ts';
import { rejected } from './visible-problems.ts';

/** Records of one object that have the same done to them. */
export interface WriteGroup {
  readonly kind: RecordWrite['kind'];
  readonly object: ObjectDeclaration;
  readonly writes: readonly RecordWrite[];
}

interface Prepared {
  readonly ready: readonly ReadyWrite[];
  readonly errors: WriteErrors;
}

/** What is answered for each write that was done: the record, or nothing where it is gone. */
export interface StoredGroup {
  readonly records: ReadonlyMap<RecordWrite, RecordText | null>;
  /** Any of these makes the whole group undone. */
  readonly errors: WriteErrors;
}

const namesOf = ({ writes }: WriteGroup): ReadonlySet<string> =>
  new Set(writes.flatMap(({ input }) => Object.keys(input)));

/** A field that the caller may not write is an error by its name alone: what it depends on makes no difference. */
function needed(group: WriteGroup, { principal }: RecordsContext): readonly string[] {
  if (group.kind !== 'update') return [];
  const { object } = group;
  const writable = [...namesOf(group)].filter((name) => {
    const field = object.allFields[name];
    return field !== undefined && mayWriteField(field, principal, 'update');
  });
  return neededOfStored(object, new Set(writable));
}

/** A single change is judged by the statement that makes it, unless its fields depend on stored ones. */
const needsLock = (group: WriteGroup, context: RecordsContext): boolean => {
  if (group.kind === 'create') return false;
  if (group.writes.length > 1 || needed(group, context).length > 0) return true;
  return group.kind === 'delete' && hasDependents(group.object, context.objects);
};

/** True when a group is more than one statement that changes something, or may have to be undone. */
export function needsTransaction(group: WriteGroup, context: RecordsContext): boolean {
  const { kind, object } = group;
  if (needsLock(group, context)) return true;
  if (kind === 'delete') return false;
  if (object.validationRules.length > 0 || object.hasUserQuota) return true;
  if (context.findDuplicates && object.duplicateRules.length > 0) return true;
  return [...namesOf(group)].some((name) => {
    const field = object.fields[name];
    return field !== undefined && holdsTarget(field);
  });
}

async function staleError(write: RecordWrite, context: RecordsContext): Promise<ApiError> {
  const current = await readByIds(selectAll(write.object, context.principal), [write.id], context);
  const record = current.get(write.id);
  return record ? versionConflict(record.value) : notFound();
}

/** Why a change did nothing: the record is gone, not the caller's, or newer than its writer knows. */
async function whyUndone(write: RecordWrite, context: RecordsContext): Promise<ApiError> {
  const action = write.kind === 'delete' ? 'delete' : 'update';
  const row = (await lockRows(write.object, action, [write.id], [], context)).get(write.id);
  if (row instanceof ApiError) return row;
  if (row && isStale(write, row)) return await staleError(write, context);
  // It was locked away for a moment, and is back.
  return notFound();
}

/** Locks what is to change, and checks all fields of all records; nothing is changed yet. At most two statements. */
export async function prepareGroup(group: WriteGroup, context: RecordsContext): Promise<Prepared> {
  const { kind, object, writes } = group;
  const errors = new Map<RecordWrite, ApiError>();
  let locked: ReadonlyMap<string, LockedRow | ApiError> = new Map();
  if (kind !== 'create' && needsLock(group, context)) {
    const ids = writes.map(({ id }) => id);
    locked = await lockRows(object, kind, ids, needed(group, context), context);
  }
  const ready: ReadyWrite[] = [];
  const claims: Claim[] = [];
  for (const write of writes) {
    const row = locked.get(write.id);
    if (row instanceof ApiError) errors.set(write, row);
    else if (row && isStale(write, row)) errors.set(write, await staleError(write, context));
    else if (kind === 'delete') ready.push({ write, values: new Map(), names: [] });
    else {
      const stored = row?.values ?? new Map();
      const { values, names, problems } = checkFields(write, stored, context);
      if (problems.length > 0) errors.set(write, rejected(kind, problems, object, context));
      else {
        ready.push({ write, values, names });
        const input = new Map(names.map((name) => [name, values.get(name) ?? null]));
        claims.push(...claimsOf(write, input, new Map([...stored, ...values])));
      }
    }
  }
  if (claims.length > 0 && kind !== 'delete') {
    for (const [write, problems] of await checkReferences(object, claims, context))
      errors.set(write, rejected(kind, problems, object, context));
  }
  return { ready: ready.filter(({ write }) => !errors.has(write)), errors };
}

function selectionOf(object: ObjectDeclaration, names: Iterable<string>): Selection {
  const selection = emptySelection(object);
  for (const name of names) selection.fields.add(name);
  return selection;
}

/**
 * Stores rows and reads them back as their writer left them: the fields that were sent. Those who may write need not be able
 * to read. One statement; where rules must hold, the reading is a second one that sees what the first one did.
 */
async function storeRows(
  group: WriteGroup,
  ready: readonly ReadyWrite[],
  context: RecordsContext,
): Promise<StoredGroup> {
  const { kind, object } = group;
  const { database, display, objects } = context;
  const verb = kind === 'create' ? 'create' : 'update';
  const statement = (kind === 'create' ? insertSql : updateSql)(object, ready, context);
  const returning = kind === 'create' ? sql`returning *` : sql`returning t0.*`;
  const whole = selectionOf(object, new Set(ready.flatMap(({ names }) => names)));
  const rules = ruleColumns(object, objects);
  const direct = rules.length === 0;
  const { plan, head } = recordQuery(whole, context, direct ? sql.id('written') : undefined);
  const ids = ready.map(({ write }) => write.id);
  let rows: readonly Row[];
  if (direct) {
    rows = (await sql<Row>`with written as (${statement} ${returning}) ${head()}`.execute(database)).rows;
  } else {
    const written = await sql<{ id: string }>`${statement} ${returning}`.execute(database);
    const stored = written.rows.map(({ id }) => id);
    const read = sql<Row>`${head(sql.join(rules))} where t0.id = any(${stored}::text[])`;
    rows = (await read.execute(database)).rows;
  }
  const byId = new Map(rows.map((row) => [String(row[plan.columns.get('Id') ?? '']), row]));
  const records = new Map<RecordWrite, RecordText>();
  const errors = new Map<RecordWrite, ApiError>();
  for (const { write, names } of ready) {
    const row = byId.get(write.id);
    const own = names.length === whole.fields.size ? plan : restrict(plan, selectionOf(object, names));
    const record = row && represent(own, row, display);
    const problems = row ? brokenRules(object, row) : [];
    if (!record) errors.set(write, await whyUndone(write, context));
    else if (problems.length > 0) errors.set(write, rejected(verb, problems, object, context));
    else records.set(write, record);
  }
  if (errors.size === 0 && ids.length > 0) {
    for (const [write, error] of await duplicateErrors(object, verb, ready, context))
      errors.set(write, error);
  }
  return { records, errors };
}

/** A record that no others require is deleted by one statement, which also checks that the caller may delete it. */
async function deleteGroup(
  group: WriteGroup,
  ready: readonly ReadyWrite[],
  context: RecordsContext,
): Promise<StoredGroup> {
  const ids = ready.map(({ write }) => write.id);
  const outcome = await deleteRows(group.object, ids, context, !needsLock(group, context));
  const errors = new Map<RecordWrite, ApiError>();
  const records = new Map<RecordWrite, null>();
  for (const { write } of ready) {
    if (outcome instanceof ApiError) errors.set(write, outcome);
    else if (outcome.has(write.id)) records.set(write, null);
    else errors.set(write, await whyUndone(write, context));
  }
  return { records, errors };
}

/** Stores what was prepared. Where anything fails, the caller must roll back what was done. */
export const storeGroup = async (
  group: WriteGroup,
  ready: readonly ReadyWrite[],
  context: RecordsContext,
): Promise<StoredGroup> => {
  if (ready.length === 0) return { records: new Map(), errors: new Map() };
  if (group.kind === 'create') {
    await limitGuest(ready.length, context);
    await limitUser(group.object, ready.length, context);
  }
  return await (group.kind === 'delete'
    ? deleteGroup(group, ready, context)
    : storeRows(group, ready, context));
};
