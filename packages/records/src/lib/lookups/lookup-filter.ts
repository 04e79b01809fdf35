import { isRecordId, normalizeId } from '@relab/contract';
import { type RawBuilder, sql } from 'kysely';
import { mayReadField, rowsFor } from '../objects/access.ts';
import type { ObjectDeclaration } from '../objects/object-declaration.ts';
import { fieldSql } from '../query/field-sql.ts';
import type { RecordsContext } from '../query/records-context.ts';
import type { LookupField } from './lookup-field.ts';
import type { LookupRequest } from './lookup-page.ts';

/** The values of the record that is being edited. */
type LookupSource = Pick<LookupRequest, 'dependentFieldBindings' | 'sourceRecordId' | 'sourceRecord'>;

const same = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

const asText = (value: unknown): string | null =>
  value === null || value === undefined || value === ''
    ? null
    : isRecordId(value)
      ? normalizeId(value)
      : String(value);

/** The form's value of a field: undefined where it is not in the form, null where it is empty. */
function valueInForm(name: string, source: LookupSource): string | null | undefined {
  const given = Object.entries(source.sourceRecord?.fields ?? {}).find(([field]) => same(field, name));
  if (given) return asText(given[1]);
  for (const binding of source.dependentFieldBindings ?? []) {
    const [field = '', ...rest] = binding.split('=');
    if (same(field.trim(), name)) return asText(rest.join('=').trim());
  }
  return undefined;
}

/** The field's value in the form; else as it is stored, where the caller may read it; else empty. */
function controllingSql(
  lookup: LookupField,
  source: LookupSource,
  context: RecordsContext,
): RawBuilder<unknown> {
  const { object, field } = lookup;
  const name = field.lookupFilter?.equals ?? '';
  const inForm = valueInForm(name, source);
  if (inForm !== undefined) return sql`${inForm}::text`;
  const id = asText(source.sourceRecord?.fields.Id) ?? asText(source.sourceRecordId);
  const controlling = object.allFields[name];
  if (id === null || !controlling || !mayReadField(controlling, context.principal)) return sql`null::text`;
  return sql`(
    select (${fieldSql(object, name, 'source', context.objects)})::text
    from ${sql.id(object.table.name)} as source
    where source.id = ${id} and ${rowsFor(object, 'read', 'source', context)})`;
}

/**
 * The rows `t0` of a target to which the field may point: what `records/check-references.ts` will accept when the record
 * is saved.
 */
export function allowedSql(
  lookup: LookupField,
  target: ObjectDeclaration,
  source: LookupSource,
  context: RecordsContext,
): RawBuilder<boolean> {
  const { name, field } = lookup;
  const conditions: RawBuilder<boolean>[] = [sql<boolean>`true`];
  if (name === 'OwnerId' && target.fields.IsActive) conditions.push(sql<boolean>`t0.is_active`);
  if (field.lookupFilter) {
    const value = fieldSql(target, field.lookupFilter.field, 't0', context.objects);
    const requested = controllingSql(lookup, source, context);
    conditions.push(sql<boolean>`(${value})::text is not distinct from ${requested}`);
  }
  return sql<boolean>`${sql.join(conditions, sql` and `)}`;
}
