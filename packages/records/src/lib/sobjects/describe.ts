import { apiVersion } from '@relab/contract';
import type {
  FieldInfo,
  ObjectInfo,
  SobjectDescription,
  SobjectField,
  SobjectSummary,
} from '@relab/contract/records';
import { notFound } from '@relab/server/http';
import { maySee } from '../object-info/find-object.ts';
import { describeObject } from '../object-info/object-info.ts';
import type { Reader } from '../objects/access.ts';
import type { ObjectDeclaration } from '../objects/object-declaration.ts';
import { findObject } from '../soql/resolve-field.ts';
import { picklistEntries } from './picklist-entries.ts';

const sobjectPath = (apiName: string): string => `/services/data/${apiVersion}/sobjects/${apiName}`;

/** Members of a description that are false for everything here, and members that are null. */
const always = <Value>(value: Value, names: string): Readonly<Record<string, Value>> =>
  Object.fromEntries(names.split(' ').map((name) => [name, value]));

const noObject = always(
  false,
  'activateable customSetting deprecatedAndHidden hasSubtypes isSubtype mergeable replicateable triggerable undeletable',
);

const noField = {
  ...always(false, 'aggregatable caseSensitive deprecatedAndHidden groupable namePointing queryByDistance'),
  calculatedFormula: null,
};

/** An object in short. */
function summaryOf(info: ObjectInfo): SobjectSummary {
  const path = sobjectPath(info.apiName);
  return {
    ...noObject,
    createable: info.createable,
    custom: info.custom,
    deletable: info.deletable,
    feedEnabled: info.feedEnabled,
    keyPrefix: info.keyPrefix,
    label: info.label,
    labelPlural: info.labelPlural,
    layoutable: info.layoutable,
    mruEnabled: info.mruEnabled,
    name: info.apiName,
    queryable: info.queryable,
    retrieveable: info.queryable,
    searchable: info.searchable,
    updateable: info.updateable,
    urls: { sobject: path, describe: `${path}/describe`, rowTemplate: `${path}/{ID}` },
  };
}

/** What values of a type are in SOAP, by which some tools choose how to show them. */
const soapTypes: Readonly<Record<string, string>> = {
  id: 'tns:ID',
  reference: 'tns:ID',
  boolean: 'xsd:boolean',
  int: 'xsd:int',
  double: 'xsd:double',
  currency: 'xsd:double',
  percent: 'xsd:double',
  date: 'xsd:date',
  datetime: 'xsd:dateTime',
  address: 'urn:address',
};

const typeOf = (info: FieldInfo): string => (info.apiName === 'Id' ? 'id' : info.dataType.toLowerCase());

function fieldOf(info: FieldInfo, object: ObjectDeclaration): SobjectField {
  const field = object.allFields[info.apiName];
  const type = typeOf(info);
  const isText = info.precision === 0 && info.length > 0;
  const byDefault = field?.default ?? null;
  return {
    ...noField,
    autoNumber: field?.kind === 'autoNumber',
    byteLength: isText ? info.length * 3 : 0,
    calculated: info.calculated,
    compoundFieldName: info.compoundFieldName,
    controllerName: info.controllerName,
    createable: info.createable,
    custom: info.custom,
    defaultValue: byDefault,
    defaultedOnCreate: byDefault !== null || type === 'id',
    dependentPicklist: info.controllerName !== null,
    digits: type === 'int' ? info.precision : 0,
    externalId: info.externalId,
    filterable: info.filterable,
    htmlFormatted: info.htmlFormatted,
    idLookup: type === 'id',
    inlineHelpText: info.inlineHelpText,
    label: info.label,
    length: info.length,
    name: info.apiName,
    nameField: info.nameField,
    nillable: !info.required && type !== 'id' && type !== 'boolean',
    permissionable: !info.required,
    picklistValues: field ? picklistEntries(field, object.allFields[info.controllerName ?? '']) : [],
    polymorphicForeignKey: info.polymorphicForeignKey,
    precision: info.precision,
    referenceTo: info.referenceToInfos.map(({ apiName }) => apiName),
    relationshipName: info.relationshipName,
    restrictedPicklist: type === 'picklist' || type === 'multipicklist',
    scale: info.scale,
    soapType: soapTypes[type] ?? 'xsd:string',
    sortable: info.sortable,
    type,
    unique: info.unique,
    updateable: info.updateable,
  };
}

/** Every object that the reader may know of. */
export const describeAll = (reader: Reader): readonly SobjectSummary[] =>
  reader.objects.all
    .filter((object) => maySee(object, reader))
    .map(({ apiName }) => summaryOf(describeObject(apiName, reader)));

/** An object that the reader may know of, under any case of its name; one they may not is as unknown as others. */
export function requireObject(name: string, reader: Reader): ObjectDeclaration {
  const object = findObject(name, reader);
  if (!object || !maySee(object, reader)) throw notFound();
  return object;
}

export const summarize = (name: string, reader: Reader): SobjectSummary =>
  summaryOf(describeObject(requireObject(name, reader).apiName, reader));

/** An object with everything that a tool shows forms and writes queries by. */
export function describeSobjectOf(name: string, reader: Reader): SobjectDescription {
  const object = requireObject(name, reader);
  const info = describeObject(object.apiName, reader);
  return {
    ...summaryOf(info),
    actionOverrides: [],
    childRelationships: info.childRelationships.map((child) => ({
      ...always(false, 'cascadeDelete deprecatedAndHidden restrictedDelete'),
      childSObject: child.childObjectApiName,
      field: child.fieldName,
      junctionIdListNames: child.junctionIdListNames,
      junctionReferenceTo: child.junctionReferenceTo,
      relationshipName: child.relationshipName,
    })),
    compactLayoutable: info.compactLayoutable,
    fields: Object.values(info.fields).map((field) => fieldOf(field, object)),
    ...always(null, 'listviewable lookupLayoutable networkScopeFieldName'),
    namedLayoutInfos: [],
    recordTypeInfos: Object.values(info.recordTypeInfos).map((type) => ({
      ...type,
      active: true,
      developerName: type.name.replaceAll(' ', '_'),
      urls: {},
    })),
    searchLayoutable: info.searchLayoutable,
    supportedScopes: [{ label: 'All records', name: 'everything' }],
  };
}
