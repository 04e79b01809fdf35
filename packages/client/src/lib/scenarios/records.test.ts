import { expect, test } from 'vitest';
import {
  getListRecordsByName,
  getRecord,
  getRecordAvatars,
  getRecords,
  getRecordUi,
  getRelatedListCount,
  getRelatedListRecords,
  performQuickAction,
  performUpdateRecordQuickAction,
  updateRecord,
  updateRecordAvatar,
} from '../../records.ts';
import { sales } from './sales.fixture.ts';
import { buyerRecordType } from './sales-objects.fixture.ts';

test('the owner of records is renamed: every record that shows the owner is right, and nothing is requested', async () => {
  const { scenario, ada, acme, kim, complaint } = sales();
  scenario.observe('owner', getRecord, { recordId: ada, fields: ['User.Name', 'User.Alias'] });
  scenario.observe('acme', getRecord, { recordId: acme, fields: ['Account.Name', 'Account.Owner.Name'] });
  scenario.observe('both', getRecords, {
    recordIds: [acme, kim],
    fields: ['Account.Name'],
    optionalFields: ['Account.Owner.Name'],
  });
  scenario.observe('list', getListRecordsByName, {
    objectApiName: 'Contact',
    listViewApiName: 'AllContacts',
    fields: ['Contact.Owner.Name'],
  });
  scenario.observe('related', getRelatedListRecords, {
    parentRecordId: acme,
    relatedListId: 'Contacts',
    fields: ['Contact.Owner.Name'],
  });
  scenario.observe('complaint', getRecord, { recordId: complaint, fields: ['Case.Owner.Name'] });
  await scenario.ready();
  await updateRecord(scenario.client, { recordId: ada, fields: { Name: 'Ada Okafor' } });
  await scenario.rest();
  expect(scenario.requested()).toEqual([`PATCH records/${ada}`]);
  expect(scenario.called()).toEqual(['owner', 'acme', 'both', 'list', 'related']);
  await scenario.expectRight();
});

test('a record gets another owner: what is shown of the owner is the other one’s, and only what lacks is requested', async () => {
  const { scenario, noor, acme, birch } = sales();
  scenario.observe('name', getRecord, { recordId: acme, fields: ['Account.Owner.Name'] });
  scenario.observe('alias', getRecord, { recordId: acme, fields: ['Account.Owner.Alias'] });
  scenario.observe('birch', getRecord, { recordId: birch, fields: ['Account.Owner.Alias'] });
  await scenario.ready();
  await updateRecord(scenario.client, { recordId: acme, fields: { OwnerId: noor } });
  await scenario.rest();
  expect(scenario.requested()).toEqual([`GET records/${acme}`, `PATCH records/${acme}`]);
  expect(scenario.called()).toEqual(['name', 'alias']);
  await scenario.expectRight();
});

test('D-112 the record type is changed: the record UI has the other layout', async () => {
  const { scenario, acme, birch } = sales();
  for (const [name, recordId] of [
    ['acme', acme],
    ['birch', birch],
  ] as const)
    scenario.observe(`UI of ${name}`, getRecordUi, {
      recordIds: [recordId],
      layoutTypes: ['Full'],
      modes: ['View'],
    });
  scenario.observe('acme', getRecord, { recordId: acme, fields: ['Account.Name'] });
  await scenario.ready();
  await updateRecord(scenario.client, { recordId: acme, fields: { RecordTypeId: buyerRecordType } });
  await scenario.rest();
  expect(scenario.requested()).toEqual([`GET record-ui/${acme}`, `PATCH records/${acme}`]);
  expect(scenario.shown('UI of acme')).toMatchObject({
    layouts: { Account: { [buyerRecordType]: { Full: { View: { recordTypeId: buyerRecordType } } } } },
  });
  await scenario.expectRight();
});

test('a field that a record UI shows is changed: it shows there, and nothing is requested', async () => {
  const { scenario, acme } = sales();
  scenario.observe('UI', getRecordUi, { recordIds: [acme], layoutTypes: ['Full'], modes: ['View'] });
  await scenario.ready();
  await updateRecord(scenario.client, { recordId: acme, fields: { Phone: '2' } });
  await scenario.rest();
  expect(scenario.requested()).toEqual([`PATCH records/${acme}`]);
  expect(scenario.called()).toEqual(['UI']);
  await scenario.expectRight();
});

test('X-30 an avatar is changed: it is the new one in every bulk that shows it, and nothing is requested', async () => {
  const { scenario, acme, birch } = sales();
  scenario.observe('one', getRecordAvatars, { recordIds: [acme] });
  scenario.observe('two', getRecordAvatars, { recordIds: [acme, birch] });
  scenario.observe('other', getRecordAvatars, { recordIds: [birch] });
  await scenario.ready();
  await updateRecordAvatar(scenario.client, {
    recordId: acme,
    actionType: 'Set',
    photoUrl: '/avatars/acme.png',
  });
  await scenario.rest();
  expect(scenario.requested()).toEqual([`POST record-avatars/${acme}/association`]);
  expect(scenario.called()).toEqual(['one', 'two']);
  await scenario.expectRight();
});

function actedOn() {
  const world = sales();
  const { scenario, acme, birch } = world;
  for (const [name, parentRecordId] of [
    ['acme', acme],
    ['birch', birch],
  ] as const) {
    scenario.observe(name, getRecord, {
      recordId: parentRecordId,
      fields: ['Account.Rating', 'Account.ContactCount__c'],
    });
    scenario.observe(`${name}'s contacts`, getRelatedListRecords, {
      parentRecordId,
      relatedListId: 'Contacts',
      fields: ['Contact.Name'],
    });
    scenario.observe(`${name}'s count`, getRelatedListCount, { parentRecordId, relatedListId: 'Contacts' });
  }
  scenario.observe('accounts', getListRecordsByName, {
    objectApiName: 'Account',
    listViewApiName: 'AllAccounts',
    fields: ['Account.Rating'],
  });
  return world;
}

test('X-42 a quick action creates a child of a record: the record and its related list are right', async () => {
  const { scenario, acme } = actedOn();
  await scenario.ready();
  await performQuickAction(scenario.client, {
    actionApiName: 'NewContact',
    apiName: 'Contact',
    contextId: acme,
    fields: { Name: 'Ida' },
  });
  await scenario.rest();
  expect(scenario.requested()).toEqual([
    `GET records/${acme}`,
    `GET related-list-count/${acme}/Contacts`,
    'POST actions/perform-quick-action/NewContact',
    `POST related-list-records/${acme}/Contacts`,
  ]);
  expect(scenario.called()).toEqual(['acme', "acme's contacts", "acme's count", 'accounts']);
  await scenario.expectRight();
});

test('X-42 a quick action changes a record: it is right wherever it shows', async () => {
  const { scenario, acme } = actedOn();
  await scenario.ready();
  await performUpdateRecordQuickAction(scenario.client, {
    actionApiName: 'Rate',
    apiName: 'Account',
    contextId: acme,
    fields: { Rating: 'Cold' },
  });
  await scenario.rest();
  // The response does not say which fields are others now, so the list may be in another order.
  expect(scenario.requested()).toEqual([
    `GET records/${acme}`,
    'PATCH actions/perform-quick-action/Rate',
    'POST list-records/Account/AllAccounts',
  ]);
  expect(scenario.called()).toEqual(['acme', 'accounts']);
  await scenario.expectRight();
});
