import type { FieldInfo } from '@relab/contract/records';
import { type Reader, readableField } from '../objects/access.ts';
import { dataTypeOf, extraTypeOf, isSortable } from '../objects/data-type.ts';
import type { Field } from '../objects/field.ts';
import { isCustom, relationshipNameOf } from '../objects/names.ts';
import type { ObjectDeclaration } from '../objects/object-declaration.ts';
import { operatorsFor } from '../query/condition.ts';
import type { CompoundPart } from './compounds.ts';
import { controllerOf, controllersOf } from './field-dependencies.ts';
import { maySee } from './find-object.ts';
import { mayWrite } from './may-write.ts';

export const nameFieldsOf = (object: ObjectDeclaration): string[] => [
  ...(object.allFields[object.nameField]?.composedOf ?? [object.nameField]),
];

/**
 * Never empty, and not filled by itself. A picklist with a default counts (its default is among its values, so that a
 * form starts with it); a boolean does not, for a form must not make people tick it.
 */
export const isRequired = ({ kind, required, default: usual }: Field): boolean =>
  required === true &&
  kind !== 'boolean' &&
  (usual === undefined || kind === 'picklist' || kind === 'multiPicklist');

/** Where a reference leads, as far as the caller may know: only to objects that the caller may see. */
function targetsOf({ to, polymorphic }: Field, reader: Reader): readonly ObjectDeclaration[] {
  const target = to === undefined ? undefined : reader.objects.get(to);
  const targets = polymorphic ? reader.objects.all : target ? [target] : [];
  return targets.filter((object) => maySee(object, reader));
}

function lookupFilterOf(
  object: ObjectDeclaration,
  { lookupFilter }: Field,
  reader: Reader,
): FieldInfo['filteredLookupInfo'] {
  if (!lookupFilter || !readableField(object, lookupFilter.equals, reader.principal)) return null;
  return { controllingFields: [lookupFilter.equals], dependent: true, optionalFilter: false };
}

/** Characters of a text; numbers state their digits instead. */
const lengthOf = ({ kind, length, precision }: Field): number =>
  precision === undefined ? (length ?? (kind === 'reference' ? 18 : kind === 'autoNumber' ? 30 : 0)) : 0;

export function describeField(
  object: ObjectDeclaration,
  name: string,
  field: Field,
  part: CompoundPart | undefined,
  reader: Reader,
): FieldInfo {
  const { principal } = reader;
  const isReference = field.kind === 'reference';
  return {
    apiName: name,
    calculated: field.formula !== undefined || field.rollup !== undefined,
    compound: field.parts !== undefined || field.composedOf !== undefined,
    compoundComponentName: part?.component ?? null,
    compoundFieldName: part?.whole ?? null,
    controllerName: controllerOf(object, name, principal) ?? null,
    controllingFields: controllersOf(object, name, principal),
    createable: mayWrite(object, name, 'create', principal),
    custom: isCustom(name),
    dataType: dataTypeOf(field),
    externalId: false,
    extraTypeInfo: extraTypeOf(field),
    filterable: operatorsFor(field.kind).length > 0,
    filteredLookupInfo: lookupFilterOf(object, field, reader),
    highScaleNumber: false,
    htmlFormatted: field.kind === 'richText',
    inlineHelpText: field.help ?? null,
    label: field.label,
    length: lengthOf(field),
    nameField: name === object.nameField,
    polymorphicForeignKey: field.polymorphic === true,
    precision: field.precision ?? 0,
    reference: isReference,
    referenceTargetField: null,
    referenceToInfos: targetsOf(field, reader).map((target) => ({
      apiName: target.apiName,
      nameFields: nameFieldsOf(target),
    })),
    // Nothing can be selected through a reference to records of any object.
    relationshipName: field.to === undefined ? null : (field.relationshipName ?? relationshipNameOf(name)),
    required: isRequired(field),
    scale: field.scale ?? 0,
    searchPrefilterable: false,
    sortable: isSortable(field),
    unique: field.unique === true,
    updateable: mayWrite(object, name, 'update', principal),
  };
}
