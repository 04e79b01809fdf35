import type { PicklistCollection, PicklistValues } from '@relab/contract/records';
import { ApiError, uiApiPath } from '@relab/server/http';
import { mayReadField, type Reader } from '../objects/access.ts';
import type { Field, PicklistValue } from '../objects/field.ts';
import type { ObjectDeclaration } from '../objects/object-declaration.ts';
import type { RecordType } from '../objects/record-type.ts';
import { eTagOf } from '../query/represent.ts';
import { controllerOf } from './field-dependencies.ts';
import { findObject, findRecordType } from './find-object.ts';

type Tagged<Body> = Body & { readonly eTag: string };

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
  const usual = recordType.picklists?.[name]?.default ?? object.allFields[name]?.default;
  return valuesFor(object, name, recordType).find(({ value }) => value === usual);
}

/** The values that decide, each with its place. */
function controllerPlaces(
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
  const places = controller === undefined ? undefined : controllerPlaces(object, controller, recordType);
  const describe = ({
    value,
    label,
    attributes,
    validFor,
  }: PicklistValue): PicklistValues['values'][number] => ({
    attributes: attributes ?? null,
    label,
    // A value that says nothing can be chosen under all.
    validFor: [...(places ?? [])].flatMap(([one, place]) =>
      validFor === undefined || validFor.includes(one) ? [place] : [],
    ),
    value,
  });
  const usual = defaultValueFor(object, name, recordType);
  const values = {
    controllerValues: Object.fromEntries(places ?? []),
    defaultValue: usual ? describe(usual) : null,
    url: `${uiApiPath}/object-info/${object.apiName}/picklist-values/${recordType.id}/${name}`,
    values: valuesFor(object, name, recordType).map(describe),
  };
  return { ...values, eTag: eTagOf(values) };
}

/** Throws INSUFFICIENT_ACCESS (object), ILLEGAL_QUERY_PARAMETER_VALUE (type), INVALID_FIELD for what is no picklist or cannot be read. */
export function describePicklist(
  objectApiName: string,
  recordTypeId: string,
  fieldApiName: string,
  reader: Reader,
): Tagged<PicklistValues> {
  const object = findObject(objectApiName, reader);
  const recordType = findRecordType(object, recordTypeId);
  const qualified = `${object.apiName}.`;
  const name = fieldApiName.startsWith(qualified) ? fieldApiName.slice(qualified.length) : fieldApiName;
  const field = object.allFields[name];
  if (!field || !isPicklist(field) || !mayReadField(field, reader.principal)) {
    throw new ApiError(
      'INVALID_FIELD',
      `No such picklist '${name.slice(0, 100)}' on entity '${object.apiName}'.`,
      {
        fields: [name.slice(0, 100)],
      },
    );
  }
  return describeValues(object, name, recordType, reader);
}

/** All picklists of an object that the caller may read, by field (D-064). Throws as `describePicklist` does. */
export function describePicklists(
  objectApiName: string,
  recordTypeId: string,
  reader: Reader,
): Tagged<PicklistCollection> {
  const object = findObject(objectApiName, reader);
  const recordType = findRecordType(object, recordTypeId);
  const picklistFieldValues = Object.fromEntries(
    Object.entries(object.allFields)
      .filter(([, field]) => isPicklist(field) && mayReadField(field, reader.principal))
      .map(([name]) => [name, describeValues(object, name, recordType, reader)]),
  );
  return { eTag: eTagOf(picklistFieldValues), picklistFieldValues };
}
