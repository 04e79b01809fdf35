import { expect, test } from 'vitest';
import {
  createRecord,
  deleteRecord,
  getListRecordsByName,
  getRecord,
  getRelatedListCount,
  getRelatedListRecords,
  updateRecord,
} from '../../records.ts';
import { sales } from './sales.fixture.ts';

/** Everything that shows how many contacts an account has, and which. */
function watched() {
  const world = sales();
  const { scenario, acme, birch, kim } = world;
  for (const [name, parentRecordId] of [
    ['acme', acme],
    ['birch', birch],
  ] as const) {
    const fields = ['Contact.Name', 'Contact.Title'];
    scenario.observe(`${name}'s contacts`, getRelatedListRecords, {
      parentRecordId,
      relatedListId: 'Contacts',
      fields,
    });
    scenario.observe(`${name}'s cases`, getRelatedListRecords, {
      parentRecordId,
      relatedListId: 'Cases',
      fields: ['Case.Name'],
    });
    scenario.observe(`${name}'s count`, getRelatedListCount, { parentRecordId, relatedListId: 'Contacts' });
    scenario.observe(`${name}'s roll-up`, getRecord, {
      recordId: parentRecordId,
      fields: ['Account.Name', 'Account.ContactCount__c'],
    });
    scenario.observe(`${name}'s phone`, getRecord, { recordId: parentRecordId, fields: ['Account.Phone'] });
  }
  scenario.observe('accounts', getListRecordsByName, {
    objectApiName: 'Account',
    listViewApiName: 'AllAccounts',
  });
  scenario.observe('contacts', getListRecordsByName, {
    objectApiName: 'Contact',
    listViewApiName: 'AllContacts',
  });
  scenario.observe('kim', getRecord, {
    recordId: kim,
    fields: ['Contact.Name', 'Contact.Account.Name', 'Contact.Branch__c'],
  });
  return world;
}

/** A roll-up is a write: whoever shows the account sees it go stale and become fresh again. */
const showingAcme = ["acme's roll-up", "acme's phone", 'accounts'];

test('a child is created: it stands in the related list, is counted, and the roll-up of its parent is right', async () => {
  const { scenario, acme } = watched();
  await scenario.ready();
  await createRecord(scenario.client, { apiName: 'Contact', fields: { Name: 'Ida', AccountId: acme } });
  await scenario.rest();
  expect(scenario.requested()).toEqual([
    `GET records/${acme}`,
    `GET related-list-count/${acme}/Contacts`,
    'POST list-records/Contact/AllContacts',
    'POST records',
    `POST related-list-records/${acme}/Contacts`,
  ]);
  expect(scenario.called()).toEqual(["acme's contacts", "acme's count", ...showingAcme, 'contacts', 'kim']);
  await scenario.expectRight();
});

test('D-128 a child is deleted: lists, counts and roll-ups are up to date, and its observers are notified that it is gone', async () => {
  const { scenario, acme, kim } = watched();
  await scenario.ready();
  await deleteRecord(scenario.client, { recordId: kim });
  await scenario.rest();
  expect(scenario.requested()).toEqual([
    `DELETE records/${kim}`,
    `GET records/${acme}`,
    `GET related-list-count/${acme}/Contacts`,
    'POST list-records/Contact/AllContacts',
    `POST related-list-records/${acme}/Contacts`,
  ]);
  expect(scenario.called()).toEqual(["acme's contacts", "acme's count", ...showingAcme, 'contacts', 'kim']);
  await scenario.expectRight();
});

test('a child moves to another parent: the lists, counts and roll-ups of both are right', async () => {
  const { scenario, acme, birch, kim } = watched();
  await scenario.ready();
  await updateRecord(scenario.client, { recordId: kim, fields: { AccountId: birch } });
  await scenario.rest();
  expect(scenario.requested()).toEqual([
    `GET records/batch/${birch},${acme}`,
    `GET related-list-count/${acme}/Contacts`,
    `GET related-list-count/${birch}/Contacts`,
    `PATCH records/${kim}`,
    `POST related-list-records/${acme}/Contacts`,
    `POST related-list-records/${birch}/Contacts`,
  ]);
  expect(scenario.called()).toEqual([
    "acme's contacts",
    "acme's count",
    "acme's roll-up",
    "acme's phone",
    "birch's contacts",
    "birch's count",
    "birch's roll-up",
    "birch's phone",
    'accounts',
    'kim',
  ]);
  await scenario.expectRight();
});

test('a formula of a child spans its parent: it is right when the parent has changed', async () => {
  const { scenario, acme, kim } = watched();
  await scenario.ready();
  await updateRecord(scenario.client, { recordId: acme, fields: { Industry: 'Media' } });
  await scenario.rest();
  expect(scenario.requested()).toEqual([`GET records/${kim}`, `PATCH records/${acme}`]);
  expect(scenario.called()).toEqual(["acme's contacts", 'accounts', 'contacts', 'kim']);
  await scenario.expectRight();
});

test('a formula that only a list shows spans the parent: it is right when that has changed', async () => {
  const { scenario, acme } = sales();
  scenario.observe('contacts', getListRecordsByName, {
    objectApiName: 'Contact',
    listViewApiName: 'AllContacts',
    fields: ['Contact.Name', 'Contact.AccountId', 'Contact.Branch__c'],
  });
  await scenario.ready();
  await updateRecord(scenario.client, { recordId: acme, fields: { Industry: 'Media' } });
  await scenario.rest();
  expect(scenario.requested()).toEqual([expect.stringMatching(/^GET records\//), `PATCH records/${acme}`]);
  await scenario.expectRight();
});

test('a roll-up that only a list shows is right when a child was created', async () => {
  const { scenario, acme } = sales();
  scenario.observe('accounts', getListRecordsByName, {
    objectApiName: 'Account',
    listViewApiName: 'AllAccounts',
    fields: ['Account.ContactCount__c'],
  });
  await scenario.ready();
  await createRecord(scenario.client, { apiName: 'Contact', fields: { Name: 'Ida', AccountId: acme } });
  await scenario.rest();
  expect(scenario.requested()).toEqual([`GET records/${acme}`, 'POST records']);
  await scenario.expectRight();
});

test('a parent is deleted: its child leads nowhere any more', async () => {
  const { scenario, acme, kim } = sales();
  scenario.observe('kim', getRecord, {
    recordId: kim,
    fields: ['Contact.Name', 'Contact.Account.Name'],
  });
  await scenario.ready();
  await deleteRecord(scenario.client, { recordId: acme });
  await scenario.rest();
  expect(scenario.requested()).toEqual([`DELETE records/${acme}`, `GET records/${kim}`]);
  await scenario.expectRight();
});
