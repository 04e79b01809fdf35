import type { StoredRecord } from '@relab/store';
import { describe, expect, test, vi } from 'vitest';
import { getRecord } from '../records/get-record.ts';
import { createRecord, updateRecord } from '../records/record-writes.ts';
import { expectFreshFor } from '../testing/freshness.fixture.ts';
import { settle, testClient } from '../testing/test-client.ts';
import { getKeywordSearchResults, getSearchResults } from './search.ts';
import { getLookupMetadata, getSearchFilterMetadata, getSearchFilterOptions } from './search-info.ts';

const one = '001000000000001AAA';
const account = (name: string, version = 1): StoredRecord => ({
  apiName: 'Account',
  id: one,
  weakEtag: version,
  fields: { Name: { displayValue: null, value: name } },
});
const best = (name: string) => ({ results: { top: [{ record: account(name), highlight: 'Na' }], rest: [] } });
const page = (name: string) => ({ count: 1, records: [account(name)], nextPageToken: '25' });
const objectApiName = 'Account';
const keyword = { objectApiName, q: 'nau' };

describe('what searches know of an object', () => {
  test('D-266: filters are fresh for 30 s', () =>
    expectFreshFor(30_000, getSearchFilterMetadata, { objectApiName }, {}));

  test('D-267: the values of a filter are fresh for 30 s', () =>
    expectFreshFor(30_000, getSearchFilterOptions, { objectApiName, filterApiName: 'Industry' }, {}));

  test('D-268: how a field is looked up is fresh for 30 s', () =>
    expectFreshFor(30_000, getLookupMetadata, { objectApiName, fieldApiName: 'OwnerId' }, {}));

  test('D-123: what searches know of an object is one, however the names are written', async () => {
    const { client, fetch } = testClient({ 'GET *': {} });
    for (const change of [(name: string) => name, (name: string) => name.toLowerCase()]) {
      const object = { objectApiName: change('Account') };
      await getSearchFilterMetadata(client, { ...object, channel: 'web' });
      await getSearchFilterOptions(client, { ...object, filterApiName: change('Industry'), q: 'Na' });
      await getLookupMetadata(client, { ...object, fieldApiName: change('OwnerId') });
    }
    expect(fetch.requests.map(({ query }) => query)).toEqual([{ channel: 'web' }, { q: 'Na' }, {}]);
  });
});

describe('results', () => {
  test('D-269: results of a search are fresh for 200 ms', () =>
    expectFreshFor(200, getSearchResults, { q: 'nau' }, best('Nautilus')));

  test('D-270: by keyword are fresh for 200 ms', () =>
    expectFreshFor(200, getKeywordSearchResults, keyword, page('Nautilus')));

  test('come as the server sent them, and hold each record once', async () => {
    const { client, fetch } = testClient({
      'POST /search/results': best('Nautilus'),
      'POST /search/results/keyword': page('Nautilus'),
    });
    expect(await getSearchResults(client, { q: 'nau' })).toEqual(best('Nautilus'));
    expect(await getKeywordSearchResults(client, keyword)).toEqual(page('Nautilus'));
    const record = await getRecord(client, { recordId: one, fields: ['Account.Name'] });
    expect(record.fields.Name?.value).toBe('Nautilus');
    expect(fetch.requests).toHaveLength(2);
  });

  test('results are one read, however the names of objects and the order are written', async () => {
    const { client, fetch } = testClient({ 'POST *': {} });
    const names = { answerTypes: ['b', 'a'], objectApiNames: ['Contact', 'Account', 'Contact'] };
    await getSearchResults(client, { q: 'nau', ...names });
    await getSearchResults(client, {
      q: 'nau',
      answerTypes: ['a', 'b'],
      objectApiNames: ['account', 'contact'],
    });
    await getKeywordSearchResults(client, { ...keyword, sortBy: ['Name', '-City'] });
    await getKeywordSearchResults(client, { objectApiName: 'ACCOUNT', q: 'nau', sortBy: 'Name,-City' });
    expect(fetch.requests.map(({ body }) => body)).toEqual([
      { answerTypes: ['a', 'b'], objectApiNames: ['Account', 'Contact'] },
      { sortBy: ['Name', '-City'] },
    ]);
  });

  test('D-092, D-093, D-094: results are rejected with a filter, a data category or options of another form', async () => {
    const { client, fetch } = testClient({ 'POST *': {} });
    const wrong: unknown[] = [
      { q: 'x', searchObjectOptions: { filters: [{ operator: 'Equals', values: ['a'] }] } },
      {
        q: 'x',
        searchObjectOptions: { filters: [{ fieldPath: 'Name', operator: 'Equals', values: [null] }] },
      },
      { q: 'x', searchObjectOptions: { dataCategories: [{ groupName: 'g', operator: 'At', values: [1] }] } },
      { q: 'x', searchObjectOptions: [] },
    ];
    for (const config of wrong) {
      await expect(getSearchResults(client, config as never)).rejects.toMatchObject({
        code: 'INVALID_CONFIG',
      });
      expect(getSearchResults.source(client, config as never)).toBeUndefined();
    }
    expect(fetch.requests).toHaveLength(0);
  });

  test.each([
    ['its object', 'Account', 2],
    ['another object', 'Case', 1],
  ])('that are observed are asked for again after a record of %s was created', async (_, apiName, times) => {
    const { client, fetch } = testClient({
      'POST /search/results': best('Nautilus'),
      'POST /search/results/keyword': page('Nautilus'),
      'POST /records': { ...account('New'), id: '001000000000002AAA', apiName },
    });
    getSearchResults.observe(client, { q: 'nau', objectApiNames: ['account'] }, () => {});
    getKeywordSearchResults.observe(client, keyword, () => {});
    await settle();
    await createRecord(client, { apiName, fields: { Name: 'New' } });
    const searches = fetch.requests.filter(({ path }) => path.includes('/search/'));
    expect(searches).toHaveLength(2 * times);
  });

  test('results of all objects are requested again after any record was created', async () => {
    const { client, fetch } = testClient({
      'POST /search/results': best('Nautilus'),
      'POST /records': { ...account('New'), id: '001000000000002AAA', apiName: 'Case' },
    });
    getSearchResults.observe(client, { q: 'nau' }, () => {});
    await settle();
    await createRecord(client, { apiName: 'Case', fields: {} });
    expect(fetch.requests).toHaveLength(3);
  });

  test('show an updated record at once', async () => {
    const { client, fetch } = testClient({
      'POST /search/results': best('Nautilus'),
      'PATCH /records/*': account('Argo', 2),
    });
    const listener = vi.fn();
    getSearchResults.observe(client, { q: 'nau' }, listener);
    await settle();
    const release = fetch.hold();
    const written = updateRecord(client, { recordId: one, fields: { Name: 'Argo' } }, { optimistic: true });
    await settle();
    expect(listener.mock.lastCall?.[0].data.results.top[0]).toMatchObject({
      highlight: 'Na',
      record: { fields: { Name: { value: 'Argo' } } },
    });
    release();
    await written;
  });
});
