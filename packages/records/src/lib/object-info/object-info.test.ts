import { expect, test } from 'vitest';
import { labReader } from '../objects/lab-people.fixture.ts';
import { describeDirectory, describeObject, describeObjects } from './object-info.ts';

const clerk = labReader('clerk');
const seller = labReader('seller');
const instrument = describeObject('Instrument__c', clerk);
const fieldOf = (name: string, info = instrument) => info.fields[name];

test.each([
  ['Name', 'String', null],
  ['Hours__c', 'Int', null],
  ['Weight__c', 'Double', null],
  ['Price__c', 'Currency', null],
  ['Discount__c', 'Percent', null],
  ['Built__c', 'Date', null],
  ['Checked__c', 'DateTime', null],
  ['Portable__c', 'Boolean', null],
  ['Kind__c', 'Picklist', null],
  ['Option__c', 'MultiPicklist', null],
  ['Lab__c', 'Reference', null],
  ['Support__c', 'Email', null],
  ['Manual__c', 'Url', null],
  ['Notes__c', 'TextArea', 'RichTextArea'],
  ['Remarks__c', 'TextArea', 'PlainTextArea'],
  ['Number__c', 'String', null],
  ['Tag__c', 'String', null],
  ['Repairs__c', 'Int', null],
])('D-047: %s holds %s', (name, dataType, extraTypeInfo) => {
  expect(fieldOf(name)).toMatchObject({ apiName: name, dataType, extraTypeInfo });
});

test('calculated fields and auto-numbers cannot be written', () => {
  for (const name of ['Tag__c', 'Repairs__c', 'RepairCost__c', 'Valued__c'])
    expect(fieldOf(name)).toMatchObject({ calculated: true, createable: false, updateable: false });
  expect(fieldOf('Number__c')).toMatchObject({ calculated: false, createable: false, updateable: false });
});

test('fields that only the writer fills are required; also picklists with a default, but not booleans', () => {
  const required = Object.values(instrument.fields).filter((field) => field.required);
  expect(required.map(({ apiName }) => apiName).toSorted()).toEqual([
    'CreatedDate',
    'Id',
    'LastModifiedDate',
    'Name',
    'Stage__c',
    'SystemModstamp',
  ]);
});

test('only those who may change every record may set an owner', () => {
  expect(fieldOf('OwnerId')).toMatchObject({ createable: true, updateable: true });
  const own = fieldOf('OwnerId', describeObject('Instrument__c', seller));
  expect(own).toMatchObject({ createable: false, updateable: false });
});

test('the parts of a compound name it and their role in it', () => {
  const lab = describeObject('Lab__c', clerk);
  expect(fieldOf('SiteAddress', lab)).toMatchObject({
    compound: true,
    dataType: 'Address',
    createable: false,
  });
  expect(fieldOf('SitePostalCode', lab)).toMatchObject({
    compound: false,
    compoundFieldName: 'SiteAddress',
    compoundComponentName: 'PostalCode',
  });
  const contact = describeObject('Contact', clerk);
  expect(fieldOf('Name', contact)).toMatchObject({
    compound: true,
    extraTypeInfo: 'PersonName',
    calculated: false,
  });
  expect(fieldOf('LastName', contact)).toMatchObject({
    compoundFieldName: 'Name',
    compoundComponentName: 'LastName',
  });
  expect(contact.nameFields).toEqual(['FirstName', 'LastName']);
});

test('dependent picklists form a tree; each names its controllers, the nearest first', () => {
  expect(instrument.dependentFields).toEqual({
    Kind__c: { Model__c: { Option__c: {} } },
    Portable__c: { Power__c: {} },
  });
  expect(fieldOf('Option__c')).toMatchObject({
    controllerName: 'Model__c',
    controllingFields: ['Model__c', 'Kind__c'],
  });
  expect(fieldOf('Kind__c')).toMatchObject({ controllerName: null, controllingFields: [] });
});

test('references say where they lead, and by what they are filtered', () => {
  expect(fieldOf('Lab__c')).toMatchObject({
    reference: true,
    relationshipName: 'Lab__r',
    referenceToInfos: [{ apiName: 'Lab__c', nameFields: ['Name'] }],
    filteredLookupInfo: null,
  });
  expect(fieldOf('Contact__c')?.filteredLookupInfo).toEqual({
    controllingFields: ['Account__c'],
    dependent: true,
    optionalFilter: false,
  });
  const what = fieldOf('WhatId', describeObject('Task', clerk));
  expect(what).toMatchObject({ polymorphicForeignKey: true, reference: true });
  expect(what?.referenceToInfos.map(({ apiName }) => apiName)).toContain('Repair__c');
});

test('a reference does not name objects that the caller may not see', () => {
  const guest = labReader();
  expect(fieldOf('Lab__c', describeObject('Instrument__c', guest))?.referenceToInfos).toEqual([]);
});

test('record types say which the caller may choose', () => {
  const infos = (reader = clerk) => Object.values(describeObject('Instrument__c', reader).recordTypeInfos);
  expect(infos().map(({ name, available, master }) => [name, available, master])).toEqual([
    ['For Sale', true, false],
    ['For Rent', true, false],
    ['Archived', true, false],
    ['Master', true, true],
  ]);
  expect(infos(seller).find(({ name }) => name === 'Archived')).toMatchObject({ available: false });
  const usual = infos().find((type) => type.defaultRecordTypeMapping);
  expect(usual).toMatchObject({ name: 'For Sale', recordTypeId: instrument.defaultRecordTypeId });
  expect(describeObject('Lab__c', clerk).defaultRecordTypeId).toBe('012000000000000AAA');
});

test('child relationships are listed under the names of requests, and only those that the caller may read', () => {
  const names = (reader = clerk) =>
    describeObject('Account', reader).childRelationships.map(({ relationshipName }) => relationshipName);
  const shown = ['ChildAccounts', 'Contacts', 'Users', 'Labs__r', 'Instruments__r'];
  expect(names().toSorted()).toEqual([...shown, 'Cases', 'Leads', 'Tasks'].toSorted());
  expect(names(labReader('buyer'))).toEqual(shown);
});

test('children by a reference to any record are listed with every object that the reference may lead to, and marked', () => {
  const task = describeObject('Task', clerk);
  for (const { apiName } of task.fields.WhatId?.referenceToInfos ?? []) {
    const marked = describeObject(apiName, clerk).childRelationships.filter(
      (child) => child.polymorphicForeignKey,
    );
    expect([apiName, marked]).toEqual([
      apiName,
      [
        {
          childObjectApiName: 'Task',
          fieldName: 'WhatId',
          junctionIdListNames: [],
          junctionReferenceTo: [],
          polymorphicForeignKey: true,
          // The plain name is that of references to this object alone.
          relationshipName: ['Contact', 'User'].includes(apiName) ? 'Tasks_WhatId' : 'Tasks',
        },
      ],
    ]);
  }
  expect(task.fields.WhatId?.referenceToInfos).toHaveLength(labReader().objects.all.length);
  const { eTag } = describeObject('Lab__c', clerk);
  expect(describeObject('Lab__c', labReader('buyer')).eTag).not.toBe(eTag);
});

test('an unreadable field appears nowhere in the description', () => {
  const info = describeObject('Instrument__c', seller);
  expect(fieldOf('Cost__c')).toBeDefined();
  expect(JSON.stringify(info)).not.toMatch(/"Cost__c"|Margin__c/);
});

test('flags depend on the role, and the eTag on them', () => {
  expect(instrument).toMatchObject({ createable: true, updateable: true, deletable: true, queryable: true });
  const guest = describeObject('instrument__C', labReader());
  expect(guest).toMatchObject({
    apiName: 'Instrument__c',
    createable: false,
    updateable: false,
    deletable: false,
  });
  expect(guest.eTag).not.toBe(instrument.eTag);
  expect(describeObject('Instrument__c', labReader('clerk')).eTag).toBe(instrument.eTag);
  // Guests leave leads that they cannot read.
  expect(describeObject('Lead', labReader())).toMatchObject({ createable: true, queryable: false });
});

test('D-049: the directory holds what the caller may see, by name', () => {
  expect(Object.keys(describeDirectory(labReader()).objects)).toEqual(['Lead', 'Case', 'Instrument__c']);
  expect(describeDirectory(clerk).objects.Contact).toEqual({
    apiName: 'Contact',
    keyPrefix: '003',
    label: 'Contact',
    labelPlural: 'Contacts',
    nameFields: ['FirstName', 'LastName'],
    objectInfoUrl: '/services/data/v63.0/ui-api/object-info/Contact',
  });
});

test('D-110: of many, each has its own outcome; unknown and unseen look the same', async () => {
  const objectApiNames = ['Instrument__c', ' lead ', 'Nothing', 'User', 'constructor'];
  const { results } = await describeObjects({ objectApiNames }, labReader());
  expect(results.map(({ statusCode }) => statusCode)).toEqual([200, 200, 403, 403, 403]);
  expect(results[2]?.result).toEqual(results[3]?.result);
});
