import type { FieldProblem } from '@relab/server/http';
import { type RawBuilder, sql } from 'kysely';
import { mayAll, mayAny, rowsFor } from '../../objects/access.ts';
import type { Field } from '../../objects/field.ts';
import type { ObjectDeclaration } from '../../objects/object-declaration.ts';
import type { Scalar } from '../../query/display.ts';
import { fieldSql } from '../../query/field-sql.ts';
import type { RecordsContext } from '../../query/records-context.ts';
import { type FieldValues, problemOf, type RecordWrite } from '../record-write.ts';

/** A reference that a record is to have. */
export interface Claim {
  readonly write: RecordWrite;
  readonly name: string;
  readonly id: string;
  /** What the lookup filter's field has to be there. */
  readonly equals: Scalar;
}

interface Found {
  readonly arm: number;
  readonly id: string;
  /** The lookup filter's field as it is. */
  readonly held: string | null;
  /** The writer may change the record. */
  readonly mine: boolean;
  readonly active: boolean;
}

/** Claims on one object by one field: an arm of the statement. */
interface Arm {
  readonly field: Field;
  readonly name: string;
  readonly target: ObjectDeclaration;
  readonly claims: readonly Claim[];
}

/** Parents must stay while their details are stored; other records may go meanwhile, and reading them gives null. */
export const holdsTarget = (field: Field): boolean =>
  field.kind === 'reference' && (field.masterDetail === true || field.required === true);

/** The references that a write sets or must check again: those it names, and those whose lookup filter uses a field that it names. */
export function claimsOf(write: RecordWrite, values: FieldValues, stored: FieldValues): readonly Claim[] {
  const claims: Claim[] = [];
  for (const [name, field] of Object.entries(write.object.fields)) {
    if (field.kind !== 'reference') continue;
    const equals = field.lookupFilter?.equals;
    if (!values.has(name) && !(equals !== undefined && values.has(equals))) continue;
    const id = values.has(name) ? values.get(name) : stored.get(name);
    if (typeof id !== 'string') continue;
    const here = equals === undefined ? null : ((values.has(equals) ? values : stored).get(equals) ?? null);
    claims.push({ write, name, id, equals: here });
  }
  return claims;
}

/** Whether the writer may change the record, where that matters. Everybody's own user record is theirs. */
function mineSql(field: Field, target: ObjectDeclaration, context: RecordsContext): RawBuilder<unknown> {
  if (!field.masterDetail && !field.needsUpdate) return sql`true`;
  const mine = rowsFor(target, 'update', 'target', context);
  return context.principal.kind === 'user' ? sql`(${mine} or target.id = ${context.principal.userId})` : mine;
}

function armSql(arm: Arm, index: number, context: RecordsContext): RawBuilder<unknown> {
  const { field, target, claims } = arm;
  const ids = [...new Set(claims.map(({ id }) => id))].sort();
  const filter = field.lookupFilter?.field;
  const held = filter === undefined ? sql`null` : fieldSql(target, filter, 'target', context.objects);
  const mine = mineSql(field, target, context);
  const active = target.fields.IsActive ? sql.ref('target.is_active') : sql`true`;
  const table = sql.id(target.table.name);
  const source = holdsTarget(field)
    ? sql`(select * from ${table} where id = any(${ids}::text[]) order by id for share)`
    : table;
  return sql`
    select ${index}::integer as arm, target.id, (${held})::text as held, (${mine}) as mine, ${active} as active
    from ${source} as target
    where target.id = any(${ids}::text[]) and ${rowsFor(target, 'read', 'target', context)}`;
}

function problemWith(claim: Claim, arm: Arm, found: Found | undefined, context: RecordsContext) {
  const { write, name, equals } = claim;
  const texts = context.objects.texts.values;
  const bad = (code: string, message: string): FieldProblem => problemOf(write.object, name, code, message);
  if (!found) return bad('FIELD_INTEGRITY_EXCEPTION', texts.noRecord);
  if (arm.field.lookupFilter && found.held !== (equals === null ? null : String(equals)))
    return bad('FIELD_FILTER_VALIDATION_EXCEPTION', texts.notInFilter);
  if (name === 'OwnerId' && !found.active) return bad('INACTIVE_OWNER_OR_USER', texts.inactiveOwner);
  if (arm.field.needsUpdate && !found.mine)
    return bad('INSUFFICIENT_ACCESS_ON_CROSS_REFERENCE_ENTITY', texts.notYoursToChange);
  // Those who may change every detail need not be able to change its parent.
  if (arm.field.masterDetail && !found.mine && !mayAll(write.object, context.principal, 'update'))
    return bad('INSUFFICIENT_ACCESS_ON_CROSS_REFERENCE_ENTITY', texts.notYoursToAddTo);
  return undefined;
}

/**
 * What is wrong with the references of all records of one object, in one statement. Only records that the writer may read
 * can be referred to, so that nobody tries out which exist.
 */
export async function checkReferences(
  object: ObjectDeclaration,
  claims: readonly Claim[],
  context: RecordsContext,
): Promise<ReadonlyMap<RecordWrite, readonly FieldProblem[]>> {
  const { objects, principal, database } = context;
  const problems = new Map<RecordWrite, FieldProblem[]>();
  const add = (write: RecordWrite, problem: FieldProblem | undefined): void => {
    if (problem) problems.set(write, [...(problems.get(write) ?? []), problem]);
  };
  const arms: Arm[] = [];
  for (const [name, own] of Map.groupBy(claims, (claim) => claim.name)) {
    const field = object.allFields[name];
    if (!field) continue;
    const requested = field.to === undefined ? undefined : objects.get(field.to);
    for (const [target, some] of Map.groupBy(own, ({ id }) => objects.ofRecord(id))) {
      const fits = target && mayAny(target, principal, 'read') && (field.polymorphic || target === requested);
      // Everybody may refer to themselves.
      const others = some.filter(
        ({ id }) => !(principal.kind === 'user' && id === principal.userId && target === requested),
      );
      if (fits && others.length > 0) arms.push({ field, name, target, claims: others });
      if (fits) continue;
      for (const claim of others)
        add(claim.write, problemWith(claim, { field, name, target: object, claims }, undefined, context));
    }
  }
  if (arms.length === 0) return problems;
  const statement = sql.join(
    arms.map((arm, index) => armSql(arm, index, context)),
    sql` union all `,
  );
  const { rows } = await sql<Found>`${statement}`.execute(database);
  const byKey = new Map(rows.map((row) => [`${row.arm} ${row.id}`, row]));
  for (const [index, arm] of arms.entries()) {
    for (const claim of arm.claims)
      add(claim.write, problemWith(claim, arm, byKey.get(`${index} ${claim.id}`), context));
  }
  return problems;
}
