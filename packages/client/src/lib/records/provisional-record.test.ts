import { expect, test, vi } from 'vitest';
import { getListRecordsByName } from '../lists/list-records.ts';
import { getListUiByApiName } from '../lists/list-ui.ts';
import { getRelatedListRecords } from '../related-lists/related-list-records.ts';
import { settle, testClient } from '../testing/test-client.ts';
import { createRecord } from './record-writes.ts';

const parentId = '001000000000001AAA';
const field = (value: unknown) => ({ displayValue: null, value });

/** A server of contacts, shown by a list view with its info and by a related list of one account. */
function contactLists() {
  const names = ['Ada', 'Noor'];
  const record = (name: string) => ({
    apiName: 'Contact',
    id: `00300000000000${names.indexOf(name) + 1}AAA`,
    weakEtag: 1,
    fields: { Name: field(name), Email: field(`${name}@example.com`) },
  });
  const page = () => ({
    count: names.length,
    currentPageToken: '0',
    nextPageToken: null,
    previousPageToken: null,
    pageSize: 50,
    listInfoETag: 'v1',
    listReference: { id: null, objectApiName: 'Contact', listViewApiName: 'All', type: 'listView' },
    records: names.map(record),
  });
  return {
    'GET /list-ui/Contact/All': () => ({ info: { eTag: 'v1', label: 'All' }, records: page() }),
    'POST /list-records/Contact/All': page,
    'POST /related-list-records/*/Contacts': page,
    'POST /records': ({ body }: { body: unknown }) => {
      const { Name } = (body as { fields: { Name: string } }).fields;
      names.push(Name);
      return { ...record(Name), fields: { Name: field(Name) } };
    },
  };
}

const view = { objectApiName: 'Contact', listViewApiName: 'All' };
const related = { parentRecordId: parentId, relatedListId: 'Contacts' };
const namesIn = (
  page:
    | { readonly records: readonly { readonly fields: Readonly<Record<string, { value: unknown }>> }[] }
    | undefined,
) => page?.records.map(({ fields }) => fields.Name?.value);

test('a new record stands at the top of list views, their UI and related lists, and is never twice or missing', async () => {
  const { client, fetch } = testClient(contactLists());
  const seen: unknown[] = [];
  getListUiByApiName.observe(client, view, ({ data }) => seen.push(namesIn(data?.records)));
  getRelatedListRecords.observe(client, related, ({ data }) => seen.push(namesIn(data)));
  await settle();
  seen.length = 0;
  const release = fetch.hold();
  const into = [getListUiByApiName.source(client, view), getRelatedListRecords.source(client, related)];
  const sent = createRecord(
    client,
    { apiName: 'Contact', fields: { Name: 'New', AccountId: parentId } },
    { optimistic: true, into: into.filter((source) => source !== undefined) },
  );
  const first = ['New', 'Ada', 'Noor'];
  expect(namesIn(getListUiByApiName.peek(client, view).data?.records)).toEqual(first);
  expect(namesIn(getListRecordsByName.peek(client, view).data)).toEqual(first);
  expect(namesIn(getRelatedListRecords.peek(client, related).data)).toEqual(first);
  await settle();
  release();
  await sent;
  await settle();
  const last = ['Ada', 'Noor', 'New'];
  expect(namesIn(getListUiByApiName.peek(client, view).data?.records)).toEqual(last);
  expect(namesIn(getRelatedListRecords.peek(client, related).data)).toEqual(last);
  for (const names of seen) expect([first, last]).toContainEqual(names);
});

test('the lists that are not named show it when they are requested', async () => {
  const { client } = testClient(contactLists());
  const listener = vi.fn();
  getListRecordsByName.observe(client, view, listener);
  await settle();
  const sent = createRecord(client, { apiName: 'Contact', fields: { Name: 'New' } }, { optimistic: true });
  expect(namesIn(getListRecordsByName.peek(client, view).data)).toEqual(['Ada', 'Noor']);
  await sent;
  expect(namesIn(getListRecordsByName.peek(client, view).data)).toEqual(['Ada', 'Noor', 'New']);
});
