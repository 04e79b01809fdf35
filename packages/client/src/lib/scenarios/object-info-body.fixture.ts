import { masterRecordTypeId } from '@relab/contract';
import type { FieldInfo, ObjectInfo } from '@relab/contract/records';
import { type Org, type OrgField, type OrgObject, relationOf } from './org.fixture.ts';
import { checksum } from './record-body.fixture.ts';
import { answered, notFound, part, type Route, route } from './route.fixture.ts';
import { buyerRecordType } from './sales-objects.fixture.ts';

function fieldInfo(apiName: string, { refersTo, formula, counts }: OrgField): FieldInfo {
  const calculated = formula !== undefined || counts !== undefined;
  return {
    apiName,
    calculated,
    compound: false,
    compoundComponentName: null,
    compoundFieldName: null,
    controllerName: null,
    controllingFields: [],
    createable: !calculated,
    custom: apiName.endsWith('__c'),
    dataType: refersTo ? 'Reference' : counts ? 'Double' : 'String',
    externalId: false,
    extraTypeInfo: null,
    filterable: true,
    filteredLookupInfo: null,
    highScaleNumber: false,
    htmlFormatted: false,
    inlineHelpText: null,
    label: apiName,
    length: 255,
    nameField: apiName === 'Name',
    polymorphicForeignKey: false,
    precision: 0,
    reference: refersTo !== undefined,
    referenceTargetField: null,
    referenceToInfos: refersTo ? [{ apiName: refersTo, nameFields: ['Name'] }] : [],
    relationshipName: refersTo ? relationOf(apiName) : null,
    required: apiName === 'Name',
    scale: 0,
    searchPrefilterable: false,
    sortable: true,
    unique: false,
    updateable: !calculated,
  };
}

export function objectInfo(apiName: string, { fields, keyPrefix, relatedLists = {} }: OrgObject): ObjectInfo {
  const recordType = (recordTypeId: string, name: string, master: boolean) => ({
    available: true,
    defaultRecordTypeMapping: master,
    master,
    name,
    recordTypeId,
  });
  return {
    apiName,
    associateEntityType: null,
    associateParentEntity: null,
    childRelationships: Object.entries(relatedLists).map(([relationshipName, { child, reference }]) => ({
      childObjectApiName: child,
      fieldName: reference,
      junctionIdListNames: [],
      junctionReferenceTo: [],
      relationshipName,
    })),
    compactLayoutable: true,
    createable: true,
    custom: apiName.endsWith('__c'),
    defaultRecordTypeId: masterRecordTypeId,
    deletable: true,
    dependentFields: {},
    eTag: checksum(apiName),
    feedEnabled: false,
    fields: Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, fieldInfo(name, field)])),
    keyPrefix,
    label: apiName,
    labelPlural: `${apiName}s`,
    layoutable: true,
    mruEnabled: true,
    nameFields: ['Name'],
    queryable: true,
    recordTypeInfos: {
      [masterRecordTypeId]: recordType(masterRecordTypeId, 'Master', true),
      [buyerRecordType]: recordType(buyerRecordType, 'Buyer', false),
    },
    searchLayoutable: true,
    searchable: true,
    themeInfo: null,
    updateable: true,
  };
}

export function objectInfoRoutes({ objects }: Org): readonly Route[] {
  const shown = (name: string) => {
    const object = objects[name];
    return object ? answered(objectInfo(name, object)) : notFound();
  };
  return [
    route('GET object-info/batch/*', (_, [names = '']) =>
      answered({ results: names.split(',').map((name) => part(shown(name))) }),
    ),
    route('GET object-info/*', (_, [name = '']) => shown(name)),
  ];
}
