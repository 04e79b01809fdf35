import { describe, expect, test, vi } from 'vitest';
import { getLayout } from '../layouts/layout.ts';
import { getObjectInfo } from '../object-info/object-info.ts';
import { reply } from '../testing/scripted-fetch.ts';
import { settle, testClient } from '../testing/test-client.ts';
import {
  getRecordCreateDefaults,
  getRecordTemplateClone,
  getRecordTemplateCreate,
} from './record-defaults.ts';
import { updateRecord } from './record-writes.ts';

const id = '001000000000001AAA';
const type = '012000000000001AAA';
const field = (value: unknown) => ({ displayValue: null, value });
const owner = { apiName: 'User', id: '005000000000001AAA', weakEtag: 1, fields: { Name: field('Ada') } };
const defaults = {
  layout: {
    id: '00h1',
    layoutType: 'Full',
    mode: 'Create',
    objectApiName: 'Account',
    recordTypeId: type,
    sections: [],
  },
  objectInfos: { Account: { apiName: 'Account', label: 'Account', fields: {} } },
  record: {
    apiName: 'Account',
    childRelationships: {},
    fields: { Name: field(null), Owner: field(owner) },
    id: null,
    lastModifiedById: null,
    lastModifiedDate: null,
    recordTypeId: type,
    recordTypeInfo: null,
    systemModstamp: null,
  },
};
const template = { apiName: 'Account', fields: { Name: field('Copy') }, recordTypeId: null };
const script = {
  'GET /record-defaults/create/*': defaults,
  'GET /record-defaults/template/clone/*': { ...template, cloneSourceId: id },
  'GET /record-defaults/template/create/*': template,
  'PATCH /records/*': { apiName: 'Account', id, weakEtag: 2, fields: { Name: field('x') } },
};

/** How often the read asks within a time, when it is asked at its beginning, before its end and at it. */
async function requestsAround(read: 'defaults' | 'clone' | 'create', lifetime: number): Promise<number[]> {
  const { client, fetch, pass } = testClient(script);
  const ask = () =>
    read === 'clone'
      ? getRecordTemplateClone(client, { recordId: id })
      : (read === 'create' ? getRecordTemplateCreate : getRecordCreateDefaults)(client, {
          objectApiName: 'Account',
        });
  const counts: number[] = [];
  for (const time of [0, lifetime - 1, 1]) {
    pass(time);
    await ask();
    counts.push(fetch.requests.length);
  }
  return counts;
}

test('D-272, D-275, X-03: create defaults are fresh for 15 minutes', async () => {
  expect(await requestsAround('defaults', 900_000)).toEqual([1, 1, 2]);
});

test('D-273, X-03: the template of a clone is fresh for a second', async () => {
  expect(await requestsAround('clone', 1_000)).toEqual([1, 1, 2]);
});

test('D-274, X-03: the template of a new record is fresh for 30 s', async () => {
  expect(await requestsAround('create', 30_000)).toEqual([1, 1, 2]);
});

describe('create defaults', () => {
  test('D-021, D-022: come as they are, the record without an id', async () => {
    const { client } = testClient(script);
    expect(await getRecordCreateDefaults(client, { objectApiName: 'Account' })).toEqual(defaults);
  });

  test('serve reads of their layout and object infos', async () => {
    const { client, fetch } = testClient(script);
    await getRecordCreateDefaults(client, { objectApiName: 'Account', recordTypeId: type });
    await getLayout(client, { objectApiName: 'Account', recordTypeId: type, mode: 'Create' });
    await getObjectInfo(client, { objectApiName: 'Account' });
    expect(fetch.requests).toHaveLength(1);
  });

  test('create defaults of a form factor serve no layout of another', async () => {
    const { client, fetch } = testClient({ ...script, 'GET /layout/*': defaults.layout });
    const config = { objectApiName: 'Account', recordTypeId: type, formFactor: 'Small' } as const;
    await getRecordCreateDefaults(client, config);
    await getLayout(client, { objectApiName: 'Account', recordTypeId: type, mode: 'Create' });
    expect(fetch.requests).toHaveLength(2);
  });

  test('D-123, D-151, D-155: create defaults are one read, however object, record type and fields are written', async () => {
    const { client, fetch } = testClient(script);
    await getRecordCreateDefaults(client, {
      objectApiName: 'Account',
      recordTypeId: type.slice(0, 15),
      optionalFields: ['Account.B', 'Account.A'],
    });
    await getRecordCreateDefaults(client, {
      objectApiName: 'account',
      recordTypeId: type,
      optionalFields: ['Account.A', 'Account.B', 'Account.A'],
    });
    expect(fetch.requests).toHaveLength(1);
    expect(fetch.requests[0]?.query).toEqual({ optionalFields: 'Account.A,Account.B', recordTypeId: type });
  });

  test('create defaults that cannot be read are an error', async () => {
    for (const response of [reply(204), '<html>', [], { record: null }, { ...defaults, record: 7 }]) {
      const { client } = testClient({ 'GET /record-defaults/create/*': response });
      await expect(getRecordCreateDefaults(client, { objectApiName: 'Account' })).rejects.toMatchObject({
        code: 'INVALID_ANSWER',
      });
    }
  });

  test('without a layout are still defaults', async () => {
    const { client } = testClient({ 'GET /record-defaults/create/*': { ...defaults, layout: null } });
    expect((await getRecordCreateDefaults(client, { objectApiName: 'Account' })).record.apiName).toBe(
      'Account',
    );
  });
});

describe('templates', () => {
  test('D-023, D-024: come as they are', async () => {
    const { client } = testClient(script);
    const cloned = await getRecordTemplateClone(client, { recordId: id });
    expect(cloned).toEqual({ ...template, cloneSourceId: id });
    expect(await getRecordTemplateCreate(client, { objectApiName: 'Account' })).toEqual(template);
  });

  test('templates of a record are requested again when it is written, those of others are not', async () => {
    const { client, fetch } = testClient(script);
    getRecordTemplateClone.observe(client, { recordId: id.slice(0, 15) }, () => {});
    getRecordTemplateClone.observe(client, { recordId: '001000000000002AAA' }, () => {});
    getRecordTemplateCreate.observe(client, { objectApiName: 'Account' }, () => {});
    await settle();
    await updateRecord(client, { recordId: id, fields: { Name: 'x' } });
    const requested = fetch.requests.slice(4).map(({ path }) => path.split('/').slice(-2).join('/'));
    expect(requested).toEqual([`clone/${id}`]);
  });

  test('X-08: a config that is wrong never calls an observer and rejects with status 400', async () => {
    const { client, fetch } = testClient(script);
    const listener = vi.fn();
    for (const config of [{}, { recordId: 7 }, { recordId: id, optionalFields: 'Account.Name' }]) {
      getRecordTemplateClone.observe(client, config as never, listener);
      await expect(getRecordTemplateClone(client, config as never)).rejects.toMatchObject({ status: 400 });
    }
    expect(listener).not.toHaveBeenCalled();
    expect(fetch.requests).toHaveLength(0);
  });
});
