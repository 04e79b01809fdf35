import { type RawBuilder, sql } from 'kysely';
import { mayAny, mayReadField, type Reader, rowsFor } from '../objects/access.ts';
import type { DuplicateRule, MatchField, MatchingRule } from '../objects/duplicate-rule.ts';
import { isStored } from '../objects/field.ts';
import { keySql, type MatchKey, matchKey } from '../objects/match-key.ts';
import type { ObjectDeclaration } from '../objects/object-declaration.ts';
import type { Objects } from '../objects/objects.ts';
import { fieldSql } from '../query/field-sql.ts';
import { candidateSql, similarSql } from './alike.ts';

/** One way in which records of an object are found to be like others. */
export interface Matching {
  readonly rule: DuplicateRule;
  readonly matching: MatchingRule;
  readonly object: ObjectDeclaration;
  /** Where others are looked for. */
  readonly target: ObjectDeclaration;
}

/** Those of an object's rules, in their order; a rule over an object that is not there finds nothing. */
export const matchingsOf = (object: ObjectDeclaration, objects: Objects): readonly Matching[] =>
  object.duplicateRules.flatMap((rule) =>
    rule.matching.flatMap((matching) => {
      const target = matching.object === undefined ? object : objects.get(matching.object);
      return target ? { rule, matching, object, target } : [];
    }),
  );

/** What a rule finds reveals the fields that it compares: it is for those who may read all of them, and the object searched. */
export const mayReadMatching = ({ matching, object, target }: Matching, { principal }: Reader): boolean =>
  mayAny(target, principal, 'read') &&
  matching.fields.every(({ field, as = field }) => {
    const own = object.allFields[field];
    const other = target.allFields[as];
    return own && other && mayReadField(own, principal) && mayReadField(other, principal);
  });

/** Whether a change of these fields can make the record like another one. What is calculated may always have changed. */
export const isAffectedBy = ({ matching, object }: Matching, changed: readonly string[]): boolean =>
  matching.fields.some(({ field }) => {
    const own = object.allFields[field];
    if (!own || !isStored(own)) return true;
    return changed.includes(field) || own.composedOf?.some((part) => changed.includes(part));
  });

/** A field of the record that others are compared with, as it is compared. */
export interface ComparedField {
  readonly field: string;
  readonly key: MatchKey;
}

const keyOf = (object: ObjectDeclaration, { field, method }: MatchField): MatchKey | undefined => {
  const own = object.allFields[field];
  return own && matchKey(own, method);
};

/** The fields that some rules compare, each once. */
export function comparedFields(matchings: readonly Matching[]): readonly ComparedField[] {
  const found = new Map<string, ComparedField>();
  for (const { object, matching } of matchings) {
    for (const one of matching.fields) {
      const key = keyOf(object, one);
      if (key) found.set(`${one.field} ${key.form}`, { field: one.field, key });
    }
  }
  return [...found.values()];
}

/** The column of `saved` in which a key stands. */
const keyColumn = (
  compared: readonly ComparedField[],
  { field, key }: ComparedField,
): RawBuilder<unknown> => {
  const place = compared.findIndex((one) => one.field === field && one.key.form === key.form);
  return sql.ref(`saved.k${place}`);
};

/** The columns of `saved`, made from the values of a record. */
export const keyColumns = (
  compared: readonly ComparedField[],
  value: (field: string) => RawBuilder<unknown>,
): RawBuilder<unknown> =>
  sql.join(
    compared.map(({ field, key }, place) => sql`, ${keySql(key, value(field))} as ${sql.id(`k${place}`)}`),
    sql``,
  );

/** What is of different types is the same when it reads the same. */
const sameSql = (
  key: RawBuilder<unknown>,
  other: RawBuilder<unknown>,
  isOneType: boolean,
): RawBuilder<boolean> =>
  isOneType ? sql<boolean>`${key} = ${other}` : sql<boolean>`${key}::text = ${other}::text`;

/** One field of a rule: the key that is sought, the other record's as it is computed, and the column it is read back from. */
interface Comparison {
  readonly soughtKey: RawBuilder<unknown>;
  readonly otherKey: RawBuilder<unknown>;
  readonly otherKeyColumn: RawBuilder<unknown>;
  readonly similar: boolean;
  readonly isOneType: boolean;
  readonly blankMatches: boolean;
}

function comparisons(
  { matching, object, target }: Matching,
  compared: readonly ComparedField[],
  objects: Objects,
): readonly Comparison[] {
  return matching.fields.flatMap((one, place) => {
    const key = keyOf(object, one);
    if (!key) return [];
    const name = one.as ?? one.field;
    return {
      soughtKey: keyColumn(compared, { field: one.field, key }),
      otherKey: keySql(key, fieldSql(target, name, 'other', objects)),
      otherKeyColumn: sql.ref(`other.m${place}`),
      similar: key.compared === 'alike',
      isOneType: object.allFields[one.field]?.kind === target.allFields[name]?.kind,
      blankMatches: one.blankMatches === true,
    };
  });
}

/**
 * What an index is searched for. The planner takes trigrams for more selective than they may be and keys for cheap, so it is
 * left one way: by the first fuzzy field if there is one, else by all keys that must be the same.
 */
function candidates(all: readonly Comparison[]): RawBuilder<boolean> {
  const needed = all.filter(({ blankMatches }) => !blankMatches);
  const fuzzy = needed.find(({ similar }) => similar);
  if (fuzzy) return candidateSql(fuzzy.otherKey, fuzzy.soughtKey);
  const same = needed.map(({ otherKey, soughtKey, isOneType }) => sameSql(otherKey, soughtKey, isOneType));
  return same.length > 0 ? sql<boolean>`${sql.join(same, sql` and `)}` : sql<boolean>`true`;
}

/**
 * The rows `other` that are like the row `saved`, as what stands from `from` to the end of a `where`: all fields match,
 * and not just by being empty. Keys are made once for each candidate: `offset 0` keeps the planner from making them
 * again wherever they are named.
 */
export function matchesSql(
  matching: Matching,
  compared: readonly ComparedField[],
  objects: Objects,
): RawBuilder<unknown> {
  const all = comparisons(matching, compared, objects);
  const otherKey = all.map(({ otherKey: key }, place) => sql`, ${key} as ${sql.id(`m${place}`)}`);
  const conditions = all.map(({ otherKeyColumn, soughtKey, similar, isOneType, blankMatches }) => {
    const match = similar
      ? similarSql(otherKeyColumn, soughtKey)
      : sameSql(otherKeyColumn, soughtKey, isOneType);
    return blankMatches ? sql`(${match} or (${otherKeyColumn} is null and ${soughtKey} is null))` : match;
  });
  const hasKey = sql`num_nonnulls(${sql.join(all.map(({ soughtKey }) => soughtKey))}) > 0`;
  return sql`from (
      select other.*${sql.join(otherKey, sql``)} from ${sql.id(matching.target.table.name)} as other
      where not other.is_deleted and ${candidates(all)} offset 0
    ) as other where ${sql.join([hasKey, ...conditions], sql` and `)}`;
}

/** Whether the caller may see the row `other`. */
export const visibleSql = (target: ObjectDeclaration, reader: Reader): RawBuilder<boolean> =>
  rowsFor(target, 'read', 'other', reader);
