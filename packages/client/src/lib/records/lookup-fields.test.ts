import type { ObjectInfo } from '@relab/contract/records';
import { expect, test } from 'vitest';
import { lookupFields } from './lookup-fields.ts';

const reference = (relationshipName: string | null, ...nameFields: (readonly string[])[]) => ({
  reference: true,
  relationshipName,
  referenceToInfos: nameFields.map((names) => ({ apiName: 'User', nameFields: names })),
});
const info = {
  apiName: 'Account',
  fields: {
    OwnerId: reference('Owner', ['FirstName', 'LastName'], ['Title', 'LastName']),
    ParentId: reference('Parent', []),
    Maker__c: reference('Maker__r'),
    BatchId: reference(null, ['Name']),
    Name: { reference: false, relationshipName: null, referenceToInfos: [] },
  },
} as unknown as ObjectInfo;

test('D-162, X-59: the standard fields are always read with a reference', () => {
  for (const [field, relation] of [
    ['OwnerId', 'Owner'],
    ['ParentId', 'Parent'],
    ['Maker__c', 'Maker__r'],
  ] as const) {
    const names = ['CreatedDate', 'Id', 'LastModifiedById', 'LastModifiedDate', 'SystemModstamp'];
    expect(lookupFields(info, field)).toEqual(
      expect.arrayContaining(names.map((name) => `Account.${relation}.${name}`)),
    );
  }
});

test('D-163: the name field of a reference is Name where no other is known', () => {
  expect(lookupFields(info, 'ParentId')).toContain('Account.Parent.Name');
  expect(lookupFields(info, 'Maker__c')).toContain('Account.Maker__r.Name');
  expect(lookupFields(info, 'OwnerId')).not.toContain('Account.Owner.Name');
  expect(lookupFields(info, 'OwnerId')).toEqual(
    expect.arrayContaining(['Account.Owner.FirstName', 'Account.Owner.LastName', 'Account.Owner.Title']),
  );
});

test('D-156, D-157: each stands once, in order', () => {
  const names = lookupFields(info, 'OwnerId');
  expect(names).toEqual([...new Set(names)].sort());
});

test('what is no reference has none', () => {
  for (const field of ['Name', 'BatchId', 'Unknown']) expect(lookupFields(info, field)).toEqual([]);
});
