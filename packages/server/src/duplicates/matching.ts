import { type RawBuilder, sql } from 'kysely';
import { mayAny, mayReadField, type Reader, rowsFor } from '../objects/access.ts';
import type { DuplicateRule, MatchField, MatchingRule } from '../objects/duplicate-rule.ts';
import { isStored } from '../objects/field.ts';
import { keySql, type MatchKey, matchKey } from '../objects/match-key.ts';
import type { ObjectDeclaration } from '../objects/object-declaration.ts';
import type { Objects } from '../objects/objects.ts';
import { fieldSql } from '../query/field-sql.ts';
import { alikeSql } from './alike.ts';

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

/** What a rule finds tells what is in the fields that it compares: it is for those who may read them all, and where. */
export const mayReadMatching = ({ matching, object, target }: Matching, { who }: Reader): boolean =>
  mayAny(target, who, 'read') &&
  matching.fields.every(({ field, as = field }) => {
    const own = object.allFields[field];
    const other = target.allFields[as];
    return own && other && mayReadField(own, who) && mayReadField(other, who);
  });

/** Whether a change of these fields can make the record like another one. What is calculated may always have changed. */
export const isTouched = ({ matching, object }: Matching, changed: readonly string[]): boolean =>
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

/** The row `other` is like the row `saved`: all fields match, and not just by being empty. */
export function matchSql(
  { matching, object, target }: Matching,
  compared: readonly ComparedField[],
  objects: Objects,
): RawBuilder<boolean> {
  const keys: RawBuilder<unknown>[] = [];
  const conditions = matching.fields.flatMap((one) => {
    const key = keyOf(object, one);
    if (!key) return [];
    const saved = keyColumn(compared, { field: one.field, key });
    const name = one.as ?? one.field;
    const other = keySql(key, fieldSql(target, name, 'other', objects));
    keys.push(saved);
    const match =
      key.compared === 'alike'
        ? alikeSql(other, saved)
        : sameSql(other, saved, object.allFields[one.field]?.kind === target.allFields[name]?.kind);
    return one.blankMatches ? sql<boolean>`(${match} or (${other} is null and ${saved} is null))` : match;
  });
  if (keys.length === 0) return sql<boolean>`false`;
  return sql<boolean>`${sql.join(conditions, sql` and `)} and num_nonnulls(${sql.join(keys)}) > 0`;
}

/** Whether the caller may be told of the row `other`. */
export const isTold = (target: ObjectDeclaration, reader: Reader): RawBuilder<boolean> =>
  rowsFor(target, 'read', 'other', reader);
