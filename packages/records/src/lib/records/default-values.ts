import { isStored } from '../objects/field.ts';
import type { ObjectDeclaration } from '../objects/object-declaration.ts';
import type { RecordType } from '../objects/record-type.ts';
import type { Scalar } from '../query/display.ts';
import { fitsController, valuesOfType } from './check/check-choices.ts';

/** What a new record has where its writer says nothing. Controlled fields come last: their defaults depend on others. */
export function fillDefaults(object: ObjectDeclaration, type: RecordType, values: Map<string, Scalar>): void {
  const absent = Object.entries(object.fields).filter(
    ([name, field]) => isStored(field) && !values.has(name),
  );
  const free = absent.filter(([, { controlledBy }]) => controlledBy === undefined);
  const controlled = absent.filter(([, { controlledBy }]) => controlledBy !== undefined);
  for (const [name, field] of [...free, ...controlled]) {
    const plain = field.default ?? (field.kind === 'boolean' ? false : undefined);
    const value = type.picklists?.[name]?.default ?? plain;
    if (value === undefined) continue;
    if (field.values && !valuesOfType(type, name, field).includes(String(value))) continue;
    const controller = field.controlledBy;
    if (controller !== undefined && !fitsController(field, value, values.get(controller) ?? null)) continue;
    values.set(name, value);
  }
}

/** The language of the request, in fields that store it. */
export function fillLanguage(
  object: ObjectDeclaration,
  language: string | null,
  values: Map<string, Scalar>,
): void {
  if (language === null) return;
  for (const [name, { isRequestLanguage }] of Object.entries(object.fields))
    if (isRequestLanguage && !values.has(name)) values.set(name, language);
}
