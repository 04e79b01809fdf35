import type { FieldFacts, ObjectFacts } from './object-facts.ts';
import type { PicklistFacts, Picklists } from './read-picklists.ts';

export type Access = 'create' | 'update' | 'required';

/** What the types of a field's values are: a kind that TypeScript has, one of some texts, or anything a field can hold. */
export type ValueKind = 'string' | 'number' | 'boolean' | 'any' | readonly string[];

export interface FieldModel {
  readonly name: string;
  readonly kind: ValueKind;
  readonly nullable: boolean;
  readonly access: readonly Access[];
}

export interface RelationModel {
  readonly name: string;
  /** One object that is generated too, or those that are not, with the fields that name the records of them all. */
  readonly target: string | { readonly apiNames: readonly string[]; readonly nameFields: readonly string[] };
  readonly nullable: boolean;
}

/** An object as it is written into the module; fields and relations in the order of their names. */
export interface ObjectModel {
  readonly apiName: string;
  readonly label: string;
  readonly fields: readonly FieldModel[];
  readonly relations: readonly RelationModel[];
}

const numbers: ReadonlySet<string> = new Set(['int', 'long', 'double', 'currency', 'percent']);
const untold: ReadonlySet<string> = new Set([
  'address',
  'location',
  'complexvalue',
  'anytype',
  'junctionidlist',
]);

const byName = <Named extends { readonly name: string }>(a: Named, b: Named): number =>
  a.name < b.name ? -1 : 1;

function kindOf({ dataType }: FieldFacts, picklist: PicklistFacts | undefined): ValueKind {
  if (dataType === 'boolean') return 'boolean';
  if (numbers.has(dataType)) return 'number';
  if (untold.has(dataType)) return 'any';
  return dataType === 'picklist' && picklist && picklist.values.length > 0 ? picklist.values : 'string';
}

/** An object info has fields that are never empty, but not whether the server fills them: these it fills. */
const isFilled = ({ apiName, dataType }: FieldFacts, picklist: PicklistFacts | undefined): boolean =>
  apiName === 'OwnerId' || dataType === 'boolean' || picklist?.hasDefault === true;

function accessOf(field: FieldFacts, picklist: PicklistFacts | undefined): readonly Access[] {
  const { compound, createable, updateable, required } = field;
  // Compounds are written by their parts.
  if (compound || untold.has(field.dataType)) return [];
  const access: Access[] = [];
  if (createable) access.push('create');
  if (updateable) access.push('update');
  if (createable && required && !isFilled(field, picklist)) access.push('required');
  return access;
}

function relationOf(field: FieldFacts, generated: ReadonlySet<string>): readonly RelationModel[] {
  const { relationshipName: name, targets, required } = field;
  const [first, ...others] = targets;
  if (name === undefined || !first) return [];
  const nullable = !required;
  if (others.length === 0 && generated.has(first.apiName)) return [{ name, target: first.apiName, nullable }];
  const shared = first.nameFields.filter(
    (each) => each !== 'Id' && others.every(({ nameFields }) => nameFields.includes(each)),
  );
  const apiNames = targets.map(({ apiName }) => apiName).sort();
  return [{ name, target: { apiNames, nameFields: [...shared].sort() }, nullable }];
}

/** What is written of an object, where the named ones are written beside it. */
export function objectModel(
  { apiName, label, fields }: ObjectFacts,
  picklists: Picklists | undefined,
  generated: ReadonlySet<string>,
): ObjectModel {
  return {
    apiName,
    label,
    fields: fields
      .map((field): FieldModel => {
        const picklist = picklists?.get(field.apiName);
        const kind = kindOf(field, picklist);
        const nullable = !field.required && kind !== 'boolean' && kind !== 'any' && field.apiName !== 'Id';
        return { name: field.apiName, kind, nullable, access: accessOf(field, picklist) };
      })
      .sort(byName),
    relations: fields.flatMap((field) => relationOf(field, generated)).sort(byName),
  };
}
