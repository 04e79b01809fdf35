import { expect, test } from 'vitest';
import { getListRecordsByName } from '../lists/list-records.ts';
import { account, contactServer, other } from '../related-lists/contacts.fixture.ts';
import { count, records, requested } from '../related-lists/observed-contacts.fixture.ts';
import { getRelatedListCount } from '../related-lists/related-list-count.ts';
import { getRelatedListRecords } from '../related-lists/related-list-records.ts';
import { settle, testClient } from '../testing/test-client.ts';
import { undeleteRecord } from './recycle-bin.ts';

const page = { count: 0, currentPageToken: null, nextPageToken: null, records: [], sortBy: [] };
const restored = {
  record: {
    apiName: 'Account',
    id: account,
    weakEtag: 2,
    fields: { Name: { displayValue: null, value: 'A' } },
  },
  restored: [
    { apiName: 'Account', count: 1 },
    { apiName: 'Contact', count: 2 },
  ],
};

test('what came back has lists of its object, and lists and counts of its parts, requested again', async () => {
  const { client, fetch } = testClient({
    ...contactServer().script,
    'POST /list-records/Account/All': page,
    'POST /list-records/Case/All': page,
    'POST /records/*/undelete': restored,
  });
  for (const objectApiName of ['Account', 'Case'])
    getListRecordsByName.observe(client, { objectApiName, listViewApiName: 'All' }, () => {});
  for (const parentRecordId of [account, other]) {
    const list = { parentRecordId, relatedListId: 'Contacts' };
    getRelatedListRecords.observe(client, { ...list, fields: ['Contact.Name'] }, () => {});
    getRelatedListCount.observe(client, list, () => {});
  }
  await settle();
  const from = fetch.requests.length;
  await undeleteRecord(client, { recordId: account });
  const [write, ...reads] = requested(fetch, from);
  expect(write).toBe(`POST records/${account}/undelete`);
  // What the parts lead to beside it is not known: the lists of another account may show them.
  const parts = [account, other].flatMap((parent) => [count(parent), records(parent)]);
  expect(reads.toSorted()).toEqual([...parts, 'POST list-records/Account/All'].toSorted());
});
