import type { ConfigFor } from '@relab/contract';
import { isRecordId, normalizeId } from '@relab/contract';
import type { getHistory } from '@relab/contract/records';
import { type RawBuilder, sql } from 'kysely';
import { illegalQueryParameter, invalidField } from '../errors.ts';
import { mayReadField } from '../objects/access.ts';
import type { Field } from '../objects/field.ts';
import type { ObjectDeclaration } from '../objects/object-declaration.ts';
import type { RecordsContext } from '../query/records-context.ts';
import { pathOf } from '../query/selection.ts';

/** What history is filtered by, in any of its calls. */
export type HistoryFilters = Pick<
  ConfigFor<typeof getHistory>,
  'clientId' | 'fields' | 'operations' | 'searchTerm' | 'since' | 'until' | 'userId'
>;

export const operationNames = { c: 'Create', u: 'Update', d: 'Delete', r: 'Undelete', x: 'Remove' } as const;

const codes = new Map(Object.entries(operationNames).map(([code, name]) => [name, code]));

function momentOf(name: 'since' | 'until', text: string): string {
  const at = Date.parse(text);
  if (Number.isNaN(at)) throw illegalQueryParameter(`${name} is not a date: ${text.slice(0, 40)}`, name);
  return new Date(at).toISOString();
}

export function requireId(name: string, id: string): string {
  const given: unknown = id;
  if (isRecordId(given)) return normalizeId(given);
  throw illegalQueryParameter(`${name} is not a record ID: ${id.slice(0, 40)}`, name);
}

/** The fields in which the value of a field is stored: those that it is made of, or itself. */
const storedOf = (name: string, { composedOf, parts }: Field): readonly string[] =>
  composedOf ?? (parts ? Object.values(parts) : [name]);

/** Throws INVALID_FIELD for a name that the object does not have, or that the caller may not read. */
function trackedFields(
  names: readonly string[],
  object: ObjectDeclaration,
  { principal }: RecordsContext,
): readonly string[] {
  return names.flatMap((given) => {
    const [name = '', ...rest] = pathOf(object, given);
    const field = object.allFields[name];
    if (rest.length > 0 || !field || !mayReadField(field, principal))
      throw invalidField(`${object.apiName} has no field ${given.slice(0, 100)}.`, given.slice(0, 100));
    return storedOf(name, field).filter((part) => mayReadField(object.allFields[part] ?? field, principal));
  });
}

/** By time, which every index of history finds by. */
export const timeConditions = ({ since, until }: HistoryFilters): readonly RawBuilder<boolean>[] => [
  ...(since === undefined
    ? []
    : [sql<boolean>`entry.created_date >= ${momentOf('since', since)}::timestamptz`]),
  ...(until === undefined
    ? []
    : [sql<boolean>`entry.created_date < ${momentOf('until', until)}::timestamptz`]),
];

export const escapeLike = (text: string): string => text.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`);

/** By all else: each entry is looked at. */
export function entryConditions(
  { clientId, fields, operations, searchTerm }: HistoryFilters,
  object: ObjectDeclaration | undefined,
  context: RecordsContext,
): readonly RawBuilder<boolean>[] {
  const conditions: RawBuilder<boolean>[] = [];
  if (clientId !== undefined) conditions.push(sql<boolean>`scanned.client_id = ${clientId}`);
  if (operations && operations.length > 0)
    conditions.push(
      sql<boolean>`scanned.operation = any(${operations.map((name) => codes.get(name) ?? '')}::text[])`,
    );
  if (fields && fields.length > 0) {
    if (!object) throw illegalQueryParameter('fields need an objectApiName or a recordId.', 'fields');
    conditions.push(sql<boolean>`scanned.changes ?| ${trackedFields(fields, object, context)}::text[]`);
  }
  if (searchTerm !== undefined)
    conditions.push(sql<boolean>`exists (
      select 1 from jsonb_each(scanned.changes) as change, jsonb_array_elements_text(change.value) as one (text)
      where one.text ilike ${`%${escapeLike(searchTerm)}%`})`);
  return conditions;
}
