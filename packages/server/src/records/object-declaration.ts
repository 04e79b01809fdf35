import type { Table } from '@relab/database';
import type { Field } from './field.ts';
import type { ListView } from './list-view.ts';
import { objectTable } from './object-table.ts';
import type { Permissions } from './permission.ts';
import { systemFields } from './system-fields.ts';

export interface ObjectInput {
  readonly apiName: string;
  readonly label: string;
  readonly labelPlural: string;
  /** The first three characters of the ids. */
  readonly keyPrefix: string;
  /** The field that names a record to people. */
  readonly nameField: string;
  readonly fields: Readonly<Record<string, Field>>;
  readonly listViews?: Readonly<Record<string, ListView>>;
  readonly permissions?: Permissions;
  readonly color?: string;
}

/** An object: its table and every answer about it come from this one declaration. */
export interface ObjectDeclaration extends Required<Omit<ObjectInput, 'color'>> {
  readonly color: string | null;
  /** The declared fields and those every record has. */
  readonly allFields: Readonly<Record<string, Field>>;
  readonly table: Table;
}

const maySort = 5;

function check(input: ObjectInput, fields: Readonly<Record<string, Field>>): void {
  const { apiName } = input;
  if (!/^[a-zA-Z0-9]{3}$/.test(input.keyPrefix))
    throw new Error(`${apiName}: a key prefix has three letters or digits.`);
  if (!fields[input.nameField])
    throw new Error(`${apiName}: the name field ${input.nameField} is not declared.`);
  for (const name of Object.keys(input.fields)) {
    if (name in systemFields)
      throw new Error(`${apiName}: every record has ${name}; it is not declared again.`);
  }
  for (const [name, view] of Object.entries(input.listViews ?? {})) {
    if ((view.sortBy?.length ?? 0) > maySort)
      throw new Error(`${apiName}: ${name} sorts by more than ${maySort} fields.`);
    const own = [...(view.filters ?? []).map(({ field }) => field), ...view.columns].filter(
      (field) => !field.includes('.'),
    );
    const unknown = own.find((field) => !fields[field]);
    if (unknown)
      throw new Error(`${apiName}: the list view ${name} names ${unknown}, which is not declared.`);
  }
}

/** Without what every JavaScript object has: `constructor` is no field. */
const bare = <Value>(entries: Readonly<Record<string, Value>>): Readonly<Record<string, Value>> =>
  Object.assign(Object.create(null) as Record<string, Value>, entries);

export function defineObject(input: ObjectInput): ObjectDeclaration {
  const fields = bare(input.fields);
  const allFields = bare({ ...systemFields, ...input.fields });
  check(input, allFields);
  return {
    ...input,
    fields,
    listViews: input.listViews ?? {},
    permissions: input.permissions ?? {},
    color: input.color ?? null,
    allFields,
    table: objectTable(input.apiName, input.fields),
  };
}

export type ObjectExtension = Partial<Omit<ObjectInput, 'apiName' | 'keyPrefix'>>;

/** The object with more fields, list views and permissions; a role's permissions replace those it had. */
export function extendObject(base: ObjectDeclaration, more: ObjectExtension): ObjectDeclaration {
  const color = more.color ?? base.color;
  return defineObject({
    apiName: base.apiName,
    keyPrefix: base.keyPrefix,
    label: more.label ?? base.label,
    labelPlural: more.labelPlural ?? base.labelPlural,
    nameField: more.nameField ?? base.nameField,
    fields: { ...base.fields, ...more.fields },
    listViews: { ...base.listViews, ...more.listViews },
    permissions: { ...base.permissions, ...more.permissions },
    ...(color === null ? {} : { color }),
  });
}
