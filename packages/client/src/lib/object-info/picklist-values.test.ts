import { describe, expect, test, vi } from 'vitest';
import { expectFreshFor } from '../testing/freshness.fixture.ts';
import type { ScriptedRequest } from '../testing/scripted-fetch.ts';
import { settle, testClient } from '../testing/test-client.ts';
import { getPicklistValues, getPicklistValuesByRecordType } from './picklist-values.ts';

const all = { objectApiName: 'Account', recordTypeId: '012000000000000AAA' };
const industry = { ...all, fieldApiName: 'Industry' };
const values = (...labels: string[]) => ({
  controllerValues: {},
  defaultValue: null,
  url: '/values',
  values: labels.map((label) => ({ attributes: null, label, validFor: [], value: label })),
});

/** A server whose industries are numbered by how often they were requested. */
function server() {
  let count = 0;
  return {
    'GET /picklist-values/012000000000000AAA': () => ({
      eTag: 'kept',
      picklistFieldValues: { Industry: values(`Trade ${++count}`), Rating: values('Hot') },
    }),
    'GET /picklist-values/*/Industry': () => values(`Trade ${++count}`),
    'GET /picklist-values/*/Rating': values('Hot'),
  };
}

const pathsOf = ({ requests }: { readonly requests: readonly ScriptedRequest[] }) =>
  requests.map(({ path }) => path.split('/object-info/')[1]);

describe('one picklist', () => {
  test('one picklist is normalised to one form', async () => {
    const { client, fetch } = testClient(server());
    const spellings = [
      industry,
      { ...industry, objectApiName: 'account', fieldApiName: 'industry' },
      { ...industry, fieldApiName: 'Account.Industry' },
      { recordTypeId: '012000000000000', fieldApiName: 'Account.Industry' },
    ];
    const answers = await Promise.all(spellings.map((config) => getPicklistValues(client, config)));
    expect(new Set(answers).size).toBe(1);
    expect(pathsOf(fetch)).toEqual(['Account/picklist-values/012000000000000AAA/Industry']);
  });

  test.each([
    ['of no object', { recordTypeId: all.recordTypeId, fieldApiName: 'Industry' }],
    ['of another object', { ...industry, fieldApiName: 'Contact.Industry' }],
    ['without a name', { ...industry, fieldApiName: '' }],
    ['of no record type', { ...industry, recordTypeId: null as never }],
  ])('%s is refused', async (_, config) => {
    const { client, fetch } = testClient(server());
    await expect(getPicklistValues(client, config)).rejects.toMatchObject({
      status: 400,
      code: 'INVALID_CONFIG',
    });
    expect(getPicklistValues.source(client, config)).toBeUndefined();
    expect(fetch.requests).toHaveLength(0);
  });

  test('D-255: one picklist is fresh for 15 minutes', async () => {
    await expectFreshFor(900_000, getPicklistValues, industry, values('Trade'));
  });
});

describe('all picklists of a record type', () => {
  test('D-255: all picklists of a record type are fresh for 15 minutes', async () => {
    const response = { picklistFieldValues: { Industry: values('Trade') } };
    await expectFreshFor(900_000, getPicklistValuesByRecordType, all, response);
  });

  test('answer the read of one without a request', async () => {
    const { client, fetch } = testClient(server());
    await getPicklistValuesByRecordType(client, { ...all, recordTypeId: '012000000000000' });
    expect((await getPicklistValues(client, industry)).values[0]?.label).toBe('Trade 1');
    expect((await getPicklistValues(client, { ...all, fieldApiName: 'Account.Rating' })).values).toHaveLength(
      1,
    );
    expect(pathsOf(fetch)).toEqual(['Account/picklist-values/012000000000000AAA']);
  });

  test('show what the read of one brings, and come as the server sent them', async () => {
    const { client, fetch } = testClient(server());
    const listener = vi.fn();
    getPicklistValuesByRecordType.observe(client, all, listener);
    await settle();
    await getPicklistValues.refresh(client, industry);
    await settle();
    expect(listener.mock.lastCall?.[0]).toMatchObject({
      state: 'Fulfilled',
      data: {
        eTag: 'kept',
        picklistFieldValues: { Industry: values('Trade 2'), Rating: values('Hot') },
      },
    });
    expect(fetch.requests).toHaveLength(2);
    expect(listener).toHaveBeenCalledTimes(3);
  });

  test('all picklists of a record type of another record type are others', async () => {
    const { client, fetch } = testClient(server());
    await getPicklistValuesByRecordType(client, all);
    await getPicklistValues(client, { ...industry, recordTypeId: '012000000000001AAA' });
    expect(fetch.requests).toHaveLength(2);
  });

  test('keep what is no list of values where it stands', async () => {
    const odd = JSON.parse('{"__proto__": 1, "A.B": {"values": []}, "Industry": {"values": []}}');
    const { client, fetch } = testClient({ 'GET *': { picklistFieldValues: odd } });
    const response = await getPicklistValuesByRecordType(client, all);
    expect(JSON.stringify(response)).toBe(JSON.stringify({ picklistFieldValues: odd }));
    await getPicklistValues(client, industry);
    expect(fetch.requests).toHaveLength(1);
  });
});
