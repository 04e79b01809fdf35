import type { Field } from './field.ts';
import type { ObjectInput } from './object-input.ts';
import { systemFields } from './system-fields.ts';

const maySort = 5;

type Fields = Readonly<Record<string, Field>>;

/** Every name that the declaration uses, with its location for the error message. Paths through references are checked elsewhere. */
function* namesUsed({ apiName: _, ...input }: ObjectInput): Generator<readonly [string, string]> {
  for (const [name, view] of Object.entries(input.listViews ?? {})) {
    for (const column of view.columns) yield [column, `the list view ${name}`];
    for (const { field } of view.filters ?? []) yield [field, `the list view ${name}`];
    for (const sort of view.sortBy ?? []) yield [sort.replace(/^-/, ''), `the list view ${name}`];
  }
  const layouts = [input.layouts ?? {}, ...Object.values(input.layouts?.recordTypes ?? {})];
  for (const { full = [], compact = [] } of layouts) {
    for (const field of compact) yield [field, 'the compact layout'];
    for (const place of full.flatMap(({ items }) => items)) {
      if (place === null) continue;
      for (const field of typeof place === 'string' ? [place] : place.fields)
        yield [field, 'the full layout'];
    }
  }
  if (input.path) yield [input.path.field, 'the path'];
  for (const rule of input.duplicateRules ?? []) {
    for (const { field } of rule.matching.flatMap(({ fields }) => fields))
      yield [field, `the duplicate rule ${rule.name}`];
  }
  for (const { name, field } of input.validationRules ?? [])
    if (field) yield [field, `the validation rule ${name}`];
  for (const field of [
    ...(input.search?.fields ?? []),
    ...(input.search?.columns ?? []),
    ...(input.search?.filters ?? []),
  ])
    yield [field, 'the search layout'];
  for (const [role, access] of Object.entries(input.permissions ?? {})) {
    for (const scope of [access.read ?? [], access.update ?? [], access.delete ?? []].flat()) {
      // What stands below is another object's, and a condition of its own names its columns itself.
      if (scope === 'all' || 'child' in scope || 'where' in scope) continue;
      yield ['through' in scope ? scope.through : scope.field, `the permissions of ${role}`];
    }
  }
}

function checkField(name: string, field: Field, fields: Fields): string | undefined {
  if (field.controlledBy !== undefined && !fields[field.controlledBy]) {
    return `${name} is controlled by ${field.controlledBy}, which is not declared.`;
  }
  const values = field.values?.map(({ value }) => value) ?? [];
  if (new Set(values).size < values.length) return `${name} has a value twice.`;
  if (field.kind === 'picklist' && field.default !== undefined && !values.includes(String(field.default))) {
    return `${name} has the default ${field.default}, which is not one of its values.`;
  }
  const part = [...Object.values(field.parts ?? {}), ...(field.composedOf ?? [])].find((own) => !fields[own]);
  return part === undefined ? undefined : `${name} is made of ${part}, which is not declared.`;
}

/** Throws where the declaration contradicts itself. What needs the other objects is checked when all are there. */
export function checkDeclaration(input: ObjectInput, fields: Fields): void {
  const { apiName } = input;
  const fail = (what: string): never => {
    throw new Error(`${apiName}: ${what}`);
  };
  if (!/^[a-zA-Z0-9]{3}$/.test(input.keyPrefix)) fail('a key prefix has three letters or digits.');
  if (!fields[input.nameField]) fail(`the name field ${input.nameField} is not declared.`);
  for (const [name, field] of Object.entries(input.fields)) {
    if (name in systemFields) fail(`every record has ${name}; it is not declared again.`);
    const wrong = checkField(name, field, fields);
    if (wrong !== undefined) fail(wrong);
  }
  for (const [name, view] of Object.entries(input.listViews ?? {})) {
    if ((view.sortBy?.length ?? 0) > maySort) fail(`${name} sorts by more than ${maySort} fields.`);
  }
  for (const [name, where] of namesUsed(input)) {
    if (!name.includes('.') && !fields[name]) fail(`${where} names ${name}, which is not declared.`);
  }
}
