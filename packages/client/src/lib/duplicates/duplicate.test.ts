import { describe, expect, test } from 'vitest';
import { createRecord, updateRecord } from '../records/record-writes.ts';
import { expectFreshFor } from '../testing/freshness.fixture.ts';
import { settle, testClient } from '../testing/test-client.ts';
import { findDuplicates } from './duplicate.ts';
import { getDuplicateConfiguration } from './duplicate-configuration.ts';

const draft = { apiName: 'Lead', fields: { Name: 'Ann', Email: 'ann@example.com' } };
const nothing = { allowSave: true, duplicateError: false, duplicateRules: [], matches: [] };
const rules = { duplicateRules: [{ matchRules: [{ objectApiName: 'Contact' }] }] };
const written = (apiName: string) => ({
  apiName,
  id: '001000000000001AAA',
  weakEtag: 1,
  fields: { Name: { displayValue: null, value: 'Ann' } },
});

describe('the configuration', () => {
  test('D-254, X-02: the configuration is fresh for 15 minutes', () =>
    expectFreshFor(900_000, getDuplicateConfiguration, { objectApiName: 'Lead' }, rules));

  test('the configuration has one way of being requested', async () => {
    const { client, fetch } = testClient({ 'GET /duplicates/*': rules });
    await getDuplicateConfiguration(client, { objectApiName: 'Lead', recordTypeId: '012000000000001' });
    await getDuplicateConfiguration(client, { objectApiName: 'lead', recordTypeId: '012000000000001AAA' });
    await getDuplicateConfiguration(client, { objectApiName: 'Lead' });
    expect(fetch.requests.map(({ query }) => query.recordTypeId)).toEqual(['012000000000001AAA', undefined]);
    await expect(
      getDuplicateConfiguration(client, { objectApiName: 'Lead', recordTypeId: null as never }),
    ).rejects.toMatchObject({ status: 400, code: 'INVALID_CONFIG' });
  });
});

describe('finding duplicates', () => {
  test('D-254: finding duplicates is a read by POST, and fresh for 30 s', async () => {
    await expectFreshFor(30_000, findDuplicates, draft, nothing);
    const { client, fetch } = testClient({ 'POST /predupe': nothing });
    await findDuplicates(client, { ...draft, allowSaveOnDuplicate: true });
    expect(fetch.requests[0]).toMatchObject({
      method: 'POST',
      path: '/services/data/v63.0/ui-api/predupe',
      body: { ...draft, allowSaveOnDuplicate: true },
    });
  });

  test('for the same record is one read, whatever the order of its fields', async () => {
    const { client, fetch } = testClient({ 'POST /predupe': nothing });
    await findDuplicates(client, draft);
    await findDuplicates(client, { apiName: 'lead', fields: { Email: 'ann@example.com', Name: 'Ann' } });
    expect(fetch.requests).toHaveLength(1);
    await findDuplicates(client, { ...draft, fields: { ...draft.fields, Name: 'Bo' } });
    expect(fetch.requests).toHaveLength(2);
  });

  test.each([
    ['no fields', { apiName: 'Lead' }],
    ['a list for a value', { apiName: 'Lead', fields: { Name: [] } }],
    ['no object', { fields: {} }],
  ])('with %s is refused', async (_, config) => {
    const { client, fetch } = testClient({ 'POST /predupe': nothing });
    await expect(findDuplicates(client, config as never)).rejects.toMatchObject({
      status: 400,
      code: 'INVALID_CONFIG',
    });
    expect(fetch.requests).toHaveLength(0);
  });

  test.each([
    ['of its object', 'lead', nothing, false, 2],
    [
      'of an object in which some were found',
      'Contact',
      { ...nothing, matches: [{ objectApiName: 'Contact' }] },
      false,
      2,
    ],
    ['of an object that a rule looks into', 'Contact', nothing, true, 2],
    ['of any other object', 'Case', nothing, true, 1],
  ])('is asked for again after a record %s was written', async (_, apiName, response, hasRules, times) => {
    const { client, fetch } = testClient({
      'POST /predupe': response,
      'GET /duplicates/*': rules,
      'POST /records': written(apiName),
      'PATCH /records/*': written(apiName),
    });
    if (hasRules) await getDuplicateConfiguration(client, { objectApiName: 'Lead' });
    findDuplicates.observe(client, draft, () => {});
    await settle();
    await createRecord(client, { apiName, fields: { Name: 'Ann' } });
    const requested = () => fetch.requests.filter(({ path }) => path.endsWith('/predupe')).length;
    expect(requested()).toBe(times);
    await updateRecord(client, { recordId: '001000000000001AAA', fields: { Name: 'Ann' } });
    expect(requested()).toBe(2 * times - 1);
  });
});
