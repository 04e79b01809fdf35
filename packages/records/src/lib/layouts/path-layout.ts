import type { PathLayout } from '@relab/contract/records';
import { notFound } from '@relab/server/http';
import { findObject, findRecordType } from '../object-info/find-object.ts';
import { valuesFor } from '../object-info/picklist-values.ts';
import { type Reader, readableField } from '../objects/access.ts';
import type { PicklistValue } from '../objects/field.ts';
import type { ObjectDeclaration } from '../objects/object-declaration.ts';
import { declaredId } from '../objects/record-type.ts';
import { type Tagged, withETag } from '../query/represent.ts';
import { type LayoutConfig, layoutSection } from './layout.ts';

/** Whether a value ends the path: a lead that is converted is closed and won. */
function outcomeOf({ attributes }: PicklistValue): { readonly closed: boolean; readonly won: boolean } {
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
  config: LayoutConfig,
  reader: Reader,
): NonNullable<PathLayout['steps']>[number] {
  const declared = object.path?.steps?.[value.value];
  const id = declaredId('01C', object.apiName, field, value.value);
  const section = { id, heading: value.label, columns: 1 as const, items: declared?.fields ?? [] };
  return {
    id,
    value: value.value,
    label: value.label,
    ...outcomeOf(value),
    guidance: declared?.guidance ?? null,
    layoutRows:
      layoutSection(object, section, { mode: config.mode ?? 'View', formFactor: config.formFactor }, reader)
        ?.layoutRows ?? [],
  };
}

/**
 * The steps of a record's path: the values of one picklist for the record type, in their order. No statement. Throws
 * NOT_FOUND where there is no path, or one over a field that the caller may not read.
 */
export function readPathLayout(config: LayoutConfig, reader: Reader): Tagged<PathLayout> {
  const object = findObject(config.objectApiName, reader);
  const recordType = findRecordType(object, config.recordTypeId);
  const { path } = object;
  const field = path ? readableField(object, path.field, reader.principal) : undefined;
  if (!path || !field) throw notFound();
  return withETag({
    id: declaredId('0Hh', object.apiName, path.field),
    label: path.label,
    objectApiName: object.apiName,
    recordTypeId: recordType.id,
    fieldApiName: path.field,
    fieldLabel: field.label,
    steps: valuesFor(object, path.field, recordType).map((value) =>
      describeStep(object, path.field, value, config, reader),
    ),
  });
}
