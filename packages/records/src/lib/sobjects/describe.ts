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

/** An object in short; what no record of it can do here is false. */
function summaryOf(info: ObjectInfo): SobjectSummary {
  const path = sobjectPath(info.apiName);
  return {
    activateable: false,
    createable: info.createable,
    custom: info.custom,
    customSetting: false,
    deletable: info.deletable,
    deprecatedAndHidden: false,
    feedEnabled: info.feedEnabled,
    hasSubtypes: false,
    isSubtype: false,
    keyPrefix: info.keyPrefix,
    label: info.label,
    labelPlural: info.labelPlural,
    layoutable: info.layoutable,
    mergeable: false,
    mruEnabled: info.mruEnabled,
    name: info.apiName,
    queryable: info.queryable,
    replicateable: false,
    retrieveable: info.queryable,
    searchable: info.searchable,
    triggerable: false,
    undeletable: false,
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
    aggregatable: false,
    autoNumber: field?.kind === 'autoNumber',
    byteLength: isText ? info.length * 3 : 0,
    calculated: info.calculated,
    calculatedFormula: null,
    caseSensitive: false,
    compoundFieldName: info.compoundFieldName,
    controllerName: info.controllerName,
    createable: info.createable,
    custom: info.custom,
    defaultValue: byDefault,
    defaultedOnCreate: byDefault !== null || type === 'id',
    dependentPicklist: info.controllerName !== null,
    deprecatedAndHidden: false,
    digits: type === 'int' ? info.precision : 0,
    externalId: info.externalId,
    filterable: info.filterable,
    groupable: false,
    htmlFormatted: info.htmlFormatted,
    idLookup: type === 'id',
    inlineHelpText: info.inlineHelpText,
    label: info.label,
    length: info.length,
    name: info.apiName,
    nameField: info.nameField,
    namePointing: false,
    nillable: !info.required && type !== 'id' && type !== 'boolean',
    permissionable: !info.required,
    picklistValues: field ? picklistEntries(field, object.allFields[info.controllerName ?? '']) : [],
    polymorphicForeignKey: info.polymorphicForeignKey,
    precision: info.precision,
    queryByDistance: false,
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
      cascadeDelete: false,
      childSObject: child.childObjectApiName,
      deprecatedAndHidden: false,
      field: child.fieldName,
      junctionIdListNames: child.junctionIdListNames,
      junctionReferenceTo: child.junctionReferenceTo,
      relationshipName: child.relationshipName,
      restrictedDelete: false,
    })),
    compactLayoutable: info.compactLayoutable,
    fields: Object.values(info.fields).map((field) => fieldOf(field, object)),
    listviewable: null,
    lookupLayoutable: null,
    namedLayoutInfos: [],
    networkScopeFieldName: null,
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
