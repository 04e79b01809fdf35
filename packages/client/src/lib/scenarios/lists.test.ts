import { expect, test } from 'vitest';
import {
  createListInfo,
  deleteListInfo,
  executeBatchRecordOperations,
  getListInfosByObjectName,
  getListRecordsByName,
  getListUiByApiName,
  getListViewSummaryCollection,
  getMruListRecords,
  getRecord,
  updateListInfoByName,
  updateListPreferences,
  updateRecord,
} from '../../records.ts';
import { sales } from './sales.fixture.ts';

const account = (listViewApiName: string) => ({ objectApiName: 'Account', listViewApiName });

function watched() {
  const world = sales();
  const { scenario, acme, birch } = world;
  const fields = ['Account.Phone'];
  scenario.observe('all', getListRecordsByName, { ...account('AllAccounts'), fields });
  scenario.observe('shops', getListRecordsByName, account('Shops'));
  scenario.observe('contacts', getListRecordsByName, {
    objectApiName: 'Contact',
    listViewApiName: 'AllContacts',
  });
  scenario.observe('acme', getRecord, { recordId: acme, fields: ['Account.Name', 'Account.Phone'] });
  scenario.observe('birch', getRecord, { recordId: birch, fields: ['Account.Name', 'Account.Phone'] });
  return world;
}

const names = (response: unknown) => {
  const { records } = Object(response) as { records: readonly { fields: { Name: { value: unknown } } }[] };
  return records.map(({ fields }) => fields.Name.value);
};

test('D-206 many records are edited at once: the list that goes by the field is requested once, nothing else', async () => {
  const { scenario, acme, birch } = watched();
  await scenario.ready();
  const records = [acme, birch].map((Id) => ({ fields: { Id, Industry: 'Energy' } }));
  await executeBatchRecordOperations(scenario.client, { operations: [{ type: 'UPDATE', records }] });
  await scenario.rest();
  expect(scenario.requested()).toEqual(['POST list-records/Account/Shops', 'POST records/batch']);
  expect(names(scenario.shown('shops'))).toEqual([]);
  expect(scenario.called()).toEqual(['all', 'shops']);
  await scenario.expectRight();
});

test('the field that lists are sorted by is changed: they are in their new order', async () => {
  const { scenario, acme } = watched();
  await scenario.ready();
  await updateRecord(scenario.client, { recordId: acme, fields: { Name: 'Zenith' } });
  await scenario.rest();
  expect(scenario.requested()).toEqual(
    [
      'POST list-records/Account/AllAccounts',
      'POST list-records/Account/Shops',
      `PATCH records/${acme}`,
    ].toSorted(),
  );
  expect(names(scenario.shown('all'))).toEqual(['Birch', 'Zenith']);
  expect(scenario.called()).toEqual(['all', 'shops', 'acme']);
  await scenario.expectRight();
});

test('a field that no list goes by is changed: it shows everywhere, and nothing is requested', async () => {
  const { scenario, acme } = watched();
  await scenario.ready();
  await updateRecord(scenario.client, { recordId: acme, fields: { Phone: '2' } });
  await scenario.rest();
  expect(scenario.requested()).toEqual([`PATCH records/${acme}`]);
  expect(scenario.called()).toEqual(['all', 'acme']);
  await scenario.expectRight();
});

test('D-119 the filters of a list view are changed: its info, its records and its UI are right', async () => {
  const { scenario } = watched();
  scenario.observe('UI of shops', getListUiByApiName, account('Shops'));
  scenario.observe('UI of all', getListUiByApiName, account('AllAccounts'));
  await scenario.ready();
  const filteredByInfo = [{ fieldApiName: 'Industry', operator: 'Equals', operandLabels: ['Media'] }];
  await updateListInfoByName(scenario.client, { ...account('Shops'), filteredByInfo });
  await scenario.rest();
  expect(scenario.requested()).toEqual(['GET list-ui/Account/Shops', 'PATCH list-info/Account/Shops']);
  expect(names(scenario.shown('shops'))).toEqual(['Birch']);
  expect(scenario.called()).toEqual(['info of Shops', 'shops', 'UI of shops']);
  await scenario.expectRight();
});

test('X-06 a list view is created, and deleted: both summaries of its object are right', async () => {
  const { scenario } = watched();
  for (const objectApiName of ['Account', 'Contact']) {
    scenario.observe(`summary of ${objectApiName}`, getListInfosByObjectName, { objectApiName });
    scenario.observe(`views of ${objectApiName}`, getListViewSummaryCollection, { objectApiName });
  }
  await scenario.ready();
  await createListInfo(scenario.client, {
    objectApiName: 'Account',
    listViewApiName: 'Mine',
    label: 'Mine',
    displayColumns: ['Name'],
  });
  await scenario.rest();
  expect(scenario.requested()).toEqual([
    'GET list-info/Account',
    'GET list-ui/Account',
    'POST list-info/Account',
  ]);
  expect(scenario.called()).toEqual(['summary of Account', 'views of Account']);
  await scenario.expectRight();
  await deleteListInfo(scenario.client, account('Mine'));
  await scenario.rest();
  expect(scenario.requested()).toEqual([
    'DELETE list-info/Account/Mine',
    'GET list-info/Account',
    'GET list-ui/Account',
  ]);
  expect(scenario.called()).toEqual(['summary of Account', 'views of Account']);
  await scenario.expectRight();
});

test('preferences of columns are changed: the info of the list and its UI show them', async () => {
  const { scenario } = watched();
  scenario.observe('UI of shops', getListUiByApiName, account('Shops'));
  scenario.observe('UI of all', getListUiByApiName, account('AllAccounts'));
  await scenario.ready();
  await updateListPreferences(scenario.client, { ...account('Shops'), columnWidths: { Name: 320 } });
  await scenario.rest();
  expect(scenario.requested()).toEqual(['PATCH list-preferences/Account/Shops']);
  expect(scenario.shown('UI of shops')).toMatchObject({
    info: { userPreferences: { columnWidths: { Name: 320 } } },
  });
  expect(scenario.called()).toEqual(['info of Shops', 'UI of shops']);
  await scenario.expectRight();
});

test('a record is looked at: it is the first of those that were used last', async () => {
  const { scenario, org, acme, birch } = watched();
  org.visited.push(birch);
  scenario.observe('recent', getMruListRecords, { objectApiName: 'Account' });
  scenario.observe('recent contacts', getMruListRecords, { objectApiName: 'Contact' });
  await scenario.ready();
  await getRecord(scenario.client, { recordId: acme, fields: ['Account.Rating'], updateMru: true });
  await scenario.rest();
  expect(scenario.requested()).toEqual(['GET mru-list-records/Account', `GET records/${acme}`]);
  expect(names(scenario.shown('recent'))).toEqual(['Acme', 'Birch']);
  expect(scenario.called()).toEqual(['recent']);
  await scenario.expectRight();
});
