import type { FieldProblem } from '@relab/server/http';
import { mayReadField, type Reader } from '../../objects/access.ts';
import type { Field } from '../../objects/field.ts';
import type { ObjectDeclaration } from '../../objects/object-declaration.ts';
import type { RecordType } from '../../objects/record-type.ts';
import type { Scalar } from '../../query/display.ts';
import { type FieldValues, problemOf } from '../record-write.ts';

const code = 'INVALID_OR_NULL_FOR_RESTRICTED_PICKLIST';

const choicesIn = (value: Scalar): readonly string[] =>
  value === null || value === '' ? [] : String(value).split(';');

/** Values of a picklist that records of a type may have. */
export const valuesOfType = (type: RecordType, name: string, field: Field): readonly string[] =>
  type.picklists?.[name]?.values ?? field.values?.map(({ value }) => value) ?? [];

/** A checkbox controls by the words `true` and `false`. */
export function fitsController(field: Field, value: Scalar, controlling: Scalar): boolean {
  const under = field.values?.filter(({ validFor }) => validFor?.includes(String(controlling)) ?? true) ?? [];
  return choicesIn(value).every((choice) => under.some((one) => one.value === choice));
}

/**
 * What is wrong with the choices among `changed`, given the record as it will be: values that its type does not offer, and
 * values that are not offered under the value of the controlling field.
 */
export function checkChoices(
  object: ObjectDeclaration,
  type: RecordType,
  changed: ReadonlySet<string>,
  record: FieldValues,
  { principal, objects }: Reader,
): readonly FieldProblem[] {
  const texts = objects.texts.values;
  const problems: FieldProblem[] = [];
  for (const [name, field] of Object.entries(object.fields)) {
    const value = record.get(name) ?? null;
    if (!field.values || value === null) continue;
    const offered = changed.has(name) ? valuesOfType(type, name, field) : undefined;
    const wrong = offered && choicesIn(value).find((choice) => !offered.includes(choice));
    if (wrong !== undefined) {
      problems.push(problemOf(object, name, code, texts.choice(wrong)));
      continue;
    }
    const { controlledBy } = field;
    if (controlledBy === undefined || !(changed.has(name) || changed.has(controlledBy))) continue;
    if (fitsController(field, value, record.get(controlledBy) ?? null)) continue;
    const controller = object.allFields[controlledBy];
    const message =
      controller && mayReadField(controller, principal)
        ? texts.notOfferedUnder(String(value), controller.label)
        : texts.notOffered(String(value));
    problems.push(problemOf(object, name, code, message));
  }
  return problems;
}
