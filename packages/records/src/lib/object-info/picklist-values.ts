import type { PicklistCollection, PicklistValues } from '@relab/contract/records';
import { uiApiPath } from '@relab/server/http';
import { invalidField } from '../errors.ts';
import { mayReadField, type Reader, readableField } from '../objects/access.ts';
import type { Field, PicklistValue } from '../objects/field.ts';
import type { ObjectDeclaration } from '../objects/object-declaration.ts';
import type { RecordType } from '../objects/record-type.ts';
import { type Tagged, withETag } from '../query/represent.ts';
import { controllerOf } from './field-dependencies.ts';
import { findObject, findRecordType } from './find-object.ts';

/** What a picklist allows for records of a type, in the declared order. */
export function valuesFor(
  object: ObjectDeclaration,
  name: string,
  recordType: RecordType,
): readonly PicklistValue[] {
  const all = object.allFields[name]?.values ?? [];
  const some = recordType.picklists?.[name]?.values;
  return some ? all.filter(({ value }) => some.includes(value)) : all;
}

/** What new records of a type have; undefined where it is not one of the type's values. */
export function defaultValueFor(
  object: ObjectDeclaration,
  name: string,
  recordType: RecordType,
): PicklistValue | undefined {
  const defaultValue = recordType.picklists?.[name]?.default ?? object.allFields[name]?.default;
  return valuesFor(object, name, recordType).find(({ value }) => value === defaultValue);
}

/** The values of the controlling field, each with its index. */
function controllerIndexes(
  object: ObjectDeclaration,
  controller: string,
  recordType: RecordType,
): ReadonlyMap<string, number> {
  if (object.allFields[controller]?.kind === 'boolean')
    return new Map([
      ['false', 0],
      ['true', 1],
    ]);
  return new Map(valuesFor(object, controller, recordType).map(({ value }, index) => [value, index]));
}

const isPicklist = ({ kind }: Field): boolean => kind === 'picklist' || kind === 'multiPicklist';

function describeValues(
  object: ObjectDeclaration,
  name: string,
  recordType: RecordType,
  reader: Reader,
): Tagged<PicklistValues> {
  const controller = controllerOf(object, name, reader.principal);
  const indexes = controller === undefined ? undefined : controllerIndexes(object, controller, recordType);
  const describe = ({
    value,
    label,
    attributes,
    validFor,
  }: PicklistValue): PicklistValues['values'][number] => ({
    attributes: attributes ?? null,
    label,
    // Without `validFor` a value can be chosen under all.
    validFor: [...(indexes ?? [])].flatMap(([one, index]) =>
      validFor === undefined || validFor.includes(one) ? [index] : [],
    ),
    value,
  });
  const defaultValue = defaultValueFor(object, name, recordType);
  return withETag({
    controllerValues: Object.fromEntries(indexes ?? []),
    defaultValue: defaultValue ? describe(defaultValue) : null,
    url: `${uiApiPath}/object-info/${object.apiName}/picklist-values/${recordType.id}/${name}`,
    values: valuesFor(object, name, recordType).map(describe),
  });
}

interface PicklistsConfig {
  readonly objectApiName: string;
  readonly recordTypeId: string;
}

/** Throws INSUFFICIENT_ACCESS (object), ILLEGAL_QUERY_PARAMETER_VALUE (type), INVALID_FIELD for other fields and for picklists that may not be read. */
export function describePicklist(
  { objectApiName, recordTypeId, fieldApiName }: PicklistsConfig & { readonly fieldApiName: string },
  reader: Reader,
): Tagged<PicklistValues> {
  const object = findObject(objectApiName, reader);
  const recordType = findRecordType(object, recordTypeId);
  const qualified = `${object.apiName}.`;
  const name = fieldApiName.startsWith(qualified) ? fieldApiName.slice(qualified.length) : fieldApiName;
  const field = readableField(object, name, reader.principal);
  if (field && isPicklist(field)) return describeValues(object, name, recordType, reader);
  const shown = name.slice(0, 100);
  throw invalidField(`No such picklist '${shown}' on entity '${object.apiName}'.`, shown);
}

/** All picklists of an object that the caller may read, by field (D-064). Throws as `describePicklist` does. */
export function describePicklists(
  { objectApiName, recordTypeId }: PicklistsConfig,
  reader: Reader,
): Tagged<PicklistCollection> {
  const object = findObject(objectApiName, reader);
  const recordType = findRecordType(object, recordTypeId);
  const picklists = Object.entries(object.allFields)
    .filter(([, field]) => isPicklist(field) && mayReadField(field, reader.principal))
    .map(([name]) => [name, describeValues(object, name, recordType, reader)]);
  return withETag({ picklistFieldValues: Object.fromEntries(picklists) });
}
