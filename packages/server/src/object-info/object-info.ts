import { masterRecordTypeId } from '@relab/contract';
import type { FieldInfo, ObjectInfo, ObjectInfoBatch } from '@relab/contract/records';
import { ApiError } from '../http/api-error.ts';
import { listOf, noAccess } from '../http/record-error.ts';
import type { Who } from '../http/who.ts';
import { mayAny, mayCreate, mayReadField, mayWriteField } from '../objects/access.ts';
import type { Field, FieldKind } from '../objects/field.ts';
import { isCustom, relationshipNameOf } from '../objects/names.ts';
import type { ObjectDeclaration } from '../objects/object-declaration.ts';
import type { Objects } from '../objects/objects.ts';
import { eTagOf } from '../query/represent.ts';

const dataTypes: Readonly<Record<FieldKind, string>> = {
  id: 'Reference',
  text: 'String',
  longText: 'TextArea',
  richText: 'TextArea',
  number: 'Double',
  currency: 'Currency',
  percent: 'Percent',
  date: 'Date',
  dateTime: 'DateTime',
  boolean: 'Boolean',
  picklist: 'Picklist',
  multiPicklist: 'MultiPicklist',
  reference: 'Reference',
  email: 'Email',
  phone: 'Phone',
  url: 'Url',
  autoNumber: 'String',
  address: 'Address',
  personName: 'String',
};

const extraTypes: Readonly<Partial<Record<FieldKind, string>>> = {
  personName: 'PersonName',
  longText: 'PlainTextArea',
  richText: 'RichTextArea',
};

const long: ReadonlySet<FieldKind> = new Set(['longText', 'richText', 'multiPicklist']);

const nameFieldsOf = (object: ObjectDeclaration): readonly string[] =>
  object.allFields[object.nameField]?.composedOf ?? [object.nameField];

function describeField(
  name: string,
  field: Field,
  object: ObjectDeclaration,
  objects: Objects,
  who: Who,
): FieldInfo {
  const target = field.to === undefined ? undefined : objects.get(field.to);
  const whole = field.kind === 'number' && (field.scale ?? 0) === 0;
  const numeric = field.precision !== undefined;
  return {
    apiName: name,
    calculated: field.composedOf !== undefined,
    compound: false,
    compoundComponentName: null,
    compoundFieldName: null,
    controllerName: null,
    controllingFields: [],
    createable: mayCreate(object, who) && mayWriteField(field, who, 'create'),
    custom: isCustom(name),
    dataType: whole ? 'Int' : dataTypes[field.kind],
    externalId: false,
    extraTypeInfo: extraTypes[field.kind] ?? null,
    filterable: !long.has(field.kind),
    filteredLookupInfo: null,
    highScaleNumber: false,
    htmlFormatted: field.kind === 'richText',
    inlineHelpText: field.help ?? null,
    label: field.label,
    length: numeric ? 0 : (field.length ?? (field.kind === 'reference' ? 18 : 0)),
    nameField: name === object.nameField,
    polymorphicForeignKey: false,
    precision: field.precision ?? 0,
    reference: target !== undefined,
    referenceTargetField: null,
    referenceToInfos: target ? [{ apiName: target.apiName, nameFields: [...nameFieldsOf(target)] }] : [],
    relationshipName: target ? (field.relationshipName ?? relationshipNameOf(name)) : null,
    required: field.required === true && field.default === undefined,
    scale: field.scale ?? 0,
    searchPrefilterable: false,
    sortable: !long.has(field.kind),
    unique: field.unique === true,
    updateable: mayAny(object, who, 'update') && mayWriteField(field, who, 'update'),
  };
}

function childRelationships(
  object: ObjectDeclaration,
  objects: Objects,
  who: Who,
): ObjectInfo['childRelationships'] {
  return objects.all
    .filter((child) => mayAny(child, who, 'read'))
    .flatMap((child) =>
      Object.entries(child.fields)
        .filter(([, field]) => field.to === object.apiName && mayReadField(field, who))
        .map(([fieldName]) => ({
          childObjectApiName: child.apiName,
          fieldName,
          junctionIdListNames: [],
          junctionReferenceTo: [],
          relationshipName: child.labelPlural.replaceAll(' ', ''),
        })),
    );
}

/** What the caller may know of an object: fields that may not be read are absent. */
export function describeObject(apiName: string, objects: Objects, who: Who): ObjectInfo {
  const object = objects.get(apiName);
  const readable = object !== undefined && mayAny(object, who, 'read');
  if (!object || !(readable || mayCreate(object, who))) throw noAccess();
  const fields = Object.fromEntries(
    Object.entries(object.allFields)
      .filter(([, field]) => mayReadField(field, who))
      .map(([name, field]) => [name, describeField(name, field, object, objects, who)]),
  );
  const recordType = {
    available: true,
    defaultRecordTypeMapping: true,
    master: true,
    name: 'Master',
    recordTypeId: masterRecordTypeId,
  };
  const info = {
    apiName: object.apiName,
    associateEntityType: null,
    associateParentEntity: null,
    childRelationships: childRelationships(object, objects, who),
    compactLayoutable: true,
    createable: mayCreate(object, who),
    custom: isCustom(object.apiName),
    defaultRecordTypeId: masterRecordTypeId,
    deletable: mayAny(object, who, 'delete'),
    dependentFields: {},
    feedEnabled: false,
    fields,
    keyPrefix: object.keyPrefix,
    label: object.label,
    labelPlural: object.labelPlural,
    layoutable: true,
    mruEnabled: false,
    nameFields: [...nameFieldsOf(object)],
    queryable: readable,
    recordTypeInfos: { [masterRecordTypeId]: recordType },
    searchLayoutable: false,
    searchable: readable,
    themeInfo: { color: object.color, iconUrl: null },
    updateable: mayAny(object, who, 'update'),
  };
  return { ...info, eTag: eTagOf(info) };
}

export function describeObjects(apiNames: readonly string[], objects: Objects, who: Who): ObjectInfoBatch {
  const results = apiNames.map((apiName) => {
    try {
      return { result: describeObject(apiName, objects, who), statusCode: 200 };
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return { result: listOf(error), statusCode: error.status };
    }
  });
  return { results };
}
