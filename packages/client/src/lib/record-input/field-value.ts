import type { RecordLike } from '../schema/typed-record.ts';
import type { ReadField, ValueIn } from '../schema/value-in.ts';

/** A field by its qualified name, or by the names of its object and its path. */
export type FieldName = string | { readonly objectApiName: string; readonly fieldApiName: string };

type Found = RecordLike['fields'][string];

const pathOf = (field: FieldName): readonly string[] =>
  typeof field === 'string' ? field.split('.').slice(1) : field.fieldApiName.split('.');

const own = (record: unknown, name: string): Found => {
  const { fields } = Object(record) as { readonly fields?: Readonly<Record<string, Found>> };
  return fields?.[name];
};

function find(record: unknown, field: FieldName): Found {
  let found: Found;
  let cached = record;
  for (const name of pathOf(field)) {
    found = own(cached, name);
    cached = found?.value;
  }
  return found;
}

/**
 * A field's value as it travels, also of a record that this one leads to: `Product2.Owner.Name`. Undefined where the
 * record, one on the way, or the field is not there. Which object the name begins with does not matter: a record of
 * several possible objects is read by the name it was requested.
 */
export function getFieldValue<Record extends RecordLike | null | undefined, Name extends FieldName>(
  record: Record,
  field: Name & ReadField<NonNullable<Record>, Name>,
): ValueIn<Record, Name> {
  return find(record, field)?.value as ValueIn<Record, Name>;
}

/**
 * A field's value as it is shown, found in the same way. Undefined also where the server has no other way of showing
 * it than the value itself.
 */
export function getFieldDisplayValue(
  record: RecordLike | null | undefined,
  field: FieldName,
): string | undefined {
  return find(record, field)?.displayValue ?? undefined;
}
