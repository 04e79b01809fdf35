import type { PathLayout } from '@relab/contract/records';
import { notFound } from '@relab/server/http';
import { findObject, findRecordType } from '../object-info/find-object.ts';
import { valuesFor } from '../object-info/picklist-values.ts';
import { mayReadField, type Reader } from '../objects/access.ts';
import type { PicklistValue } from '../objects/field.ts';
import type { ObjectDeclaration } from '../objects/object-declaration.ts';
import { declaredId } from '../objects/record-type.ts';
import { eTagOf } from '../query/represent.ts';
import { type LayoutChoice, layoutSection } from './layout.ts';

/** What a value says about the end of the way: a lead that is converted is closed and won. */
function endOf({ attributes }: PicklistValue): { readonly closed: boolean; readonly won: boolean } {
  switch (attributes?.picklistAtrributesValueType) {
    case 'CaseStatus':
      return { closed: attributes.closed, won: false };
    case 'OpportunityStage':
      return { closed: attributes.closed, won: attributes.won };
    case 'LeadStatus':
      return { closed: attributes.converted, won: attributes.converted };
    default:
      return { closed: false, won: false };
  }
}

function describeStep(
  object: ObjectDeclaration,
  field: string,
  value: PicklistValue,
  choice: LayoutChoice,
  reader: Reader,
): NonNullable<PathLayout['steps']>[number] {
  const declared = object.path?.steps?.[value.value];
  const id = declaredId('01C', object.apiName, field, value.value);
  const section = { id, heading: value.label, columns: 1 as const, items: declared?.fields ?? [] };
  return {
    id,
    value: value.value,
    label: value.label,
    ...endOf(value),
    guidance: declared?.guidance ?? null,
    layoutRows:
      layoutSection(object, section, { mode: choice.mode ?? 'View', formFactor: choice.formFactor }, reader)
        ?.layoutRows ?? [],
  };
}

/**
 * The steps of a record's way: the values of one picklist for the record type, in their order. No statement. Throws
 * NOT_FOUND where there is no path, or one over a field that the caller may not read.
 */
export function readPathLayout(
  objectApiName: string,
  choice: LayoutChoice,
  reader: Reader,
): PathLayout & { readonly eTag: string } {
  const object = findObject(objectApiName, reader);
  const recordType = findRecordType(object, choice.recordTypeId);
  const { path } = object;
  const field = path ? object.allFields[path.field] : undefined;
  if (!path || !field || !mayReadField(field, reader.principal)) throw notFound();
  const layout = {
    id: declaredId('0Hh', object.apiName, path.field),
    label: path.label,
    objectApiName: object.apiName,
    recordTypeId: recordType.id,
    fieldApiName: path.field,
    fieldLabel: field.label,
    steps: valuesFor(object, path.field, recordType).map((value) =>
      describeStep(object, path.field, value, choice, reader),
    ),
  };
  return { ...layout, eTag: eTagOf(layout) };
}
