import { isRecordId, normalizeId } from '@relab/contract';
import type { Duplicates } from '@relab/contract/records';
import { type RawBuilder, sql } from 'kysely';
import { invalidField, invalidInput } from '../errors.ts';
import { findObject } from '../object-info/find-object.ts';
import { readableField } from '../objects/access.ts';
import { columnName } from '../objects/names.ts';
import type { ObjectDeclaration } from '../objects/object-declaration.ts';
import type { Scalar } from '../query/display.ts';
import type { RecordsContext } from '../query/records-context.ts';
import { checkValue } from '../records/check/check-value.ts';
import { type Found, findMatches } from './find-matches.ts';
import { comparedFields, keyColumns, matchingsOf, mayReadMatching } from './matching.ts';

type Values = ReadonlyMap<string, Scalar>;

/** Throws INVALID_FIELD for a field that is not there or that the caller may not read, INVALID_INPUT for a wrong value. */
function requireValues(
  object: ObjectDeclaration,
  given: Readonly<Record<string, unknown>>,
  { principal, objects }: RecordsContext,
): Values {
  const values = new Map<string, Scalar>();
  for (const [name, value] of Object.entries(given)) {
    const field = readableField(object, name, principal);
    const shown = name.slice(0, 100);
    if (!field) throw invalidField(`No such column '${shown}' on entity '${object.apiName}'.`, shown);
    const checked = checkValue(field, value, objects);
    if (!checked.ok) throw invalidInput(`${field.label}: ${checked.message}`, shown);
    values.set(name, checked.value);
  }
  for (const [name, { composedOf }] of Object.entries(object.allFields)) {
    if (!composedOf?.some((part) => values.has(part))) continue;
    const parts = composedOf.flatMap((part) => values.get(part) ?? []);
    values.set(name, parts.length > 0 ? parts.join(' ') : null);
  }
  return values;
}

/** A value that was sent, in the type of the field's column. */
function valueSql(object: ObjectDeclaration, values: Values, name: string): RawBuilder<unknown> {
  const declared = object.table.columns.find((one) => one.name === columnName(name))?.type ?? 'text';
  const type = declared.startsWith('varchar') ? 'text' : declared.replace(/ generated always .*/, '');
  return sql`${values.get(name) ?? null}::${sql.raw(type)}`;
}

function toDuplicates(found: readonly Found[], isNew: boolean): Duplicates {
  const allows = ({ matching: { rule } }: Found): boolean =>
    (isNew ? rule.onCreate : rule.onUpdate) === 'allow';
  const idsOf = (list: readonly Found[]): string[] =>
    [...new Set(list.map(({ recordId }) => recordId))].toSorted();
  const byObject = Map.groupBy(found, ({ matching }) => matching.target.apiName);
  const matches = [...byObject].map(([objectApiName, own]) => {
    const byRule = Map.groupBy(own, ({ matching }) => matching.rule.name);
    const infos = [...byRule].map(([rule, list]) => {
      const matchResultInfo = { recordIds: idsOf(list), rule: list[0]?.matching.matching.name ?? rule };
      return [rule, { allowSave: list.every(allows), matchResultInfo, rule }] as const;
    });
    return { duplicateResultInfos: Object.fromEntries(infos), objectApiName, recordIds: idsOf(own) };
  });
  return {
    allowSave: found.every(allows),
    duplicateError: found.length > 0,
    duplicateRules: [...new Set(found.map(({ matching }) => matching.rule.name))],
    matches,
  };
}

/**
 * Which records one that is not saved yet is like, of those that the caller may read and by rules whose fields
 * the caller may read. `Id` among the fields is the record that is changed: it is not like itself. One statement, and
 * none where no rule can find anything. Throws INSUFFICIENT_ACCESS for the object.
 */
export async function predupe(
  apiName: string,
  { Id: id, ...given }: Readonly<Record<string, unknown>>,
  context: RecordsContext,
): Promise<Duplicates> {
  const object = findObject(apiName, context);
  const values = requireValues(object, given, context);
  const own = isRecordId(id) ? normalizeId(id) : null;
  const searches = matchingsOf(object, context.objects)
    .filter((matching) => mayReadMatching(matching, context))
    .filter(({ matching }) => matching.fields.some(({ field }) => (values.get(field) ?? null) !== null))
    .map((matching) => ({
      matching,
      includesHidden: false,
      only: sql<boolean>`other.id is distinct from saved.id`,
    }));
  const compared = comparedFields(searches.map(({ matching }) => matching));
  const saved = sql`
    select ${own}::text as id${keyColumns(compared, (field) => valueSql(object, values, field))}`;
  return toDuplicates(await findMatches(saved, compared, searches, context), own === null);
}
