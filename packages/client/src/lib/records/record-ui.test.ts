import { describe, expect, test, vi } from 'vitest';
import { getLayout } from '../layouts/layout.ts';
import { getLayoutUserState, updateLayoutUserState } from '../layouts/layout-user-state.ts';
import { getObjectInfo } from '../object-info/object-info.ts';
import { reply } from '../testing/scripted-fetch.ts';
import { settle, testClient } from '../testing/test-client.ts';
import { getRecord } from './get-record.ts';
import { getRecordUi } from './record-ui.ts';
import { deleteRecord, updateRecord } from './record-writes.ts';

const one = '001000000000001AAA';
const two = '001000000000002AAA';
const master = '012000000000000AAA';
const user = '005000000000001AAA';

const field = (value: unknown) => ({ displayValue: null, value });
const owner = { apiName: 'User', id: user, weakEtag: 1, fields: { Name: field('Ada') } };
const account = (id: string, Name = `Account ${id}`, weakEtag = 1) => ({
  apiName: 'Account',
  id,
  recordTypeId: master,
  weakEtag,
  fields: { Name: field(Name), Owner: field(owner) },
});
const layout = { id: '00h1', layoutType: 'Full', mode: 'View', objectApiName: 'Account', sections: [] };
const bundle = (...ids: string[]) => ({
  records: Object.fromEntries(ids.map((id) => [id, account(id)])),
  objectInfos: { Account: { apiName: 'Account', label: 'Account', fields: { Name: { calculated: false } } } },
  layouts: { Account: { [master]: { Full: { View: layout } } } },
  layoutUserStates: { '00h1': { id: '00h1', sectionUserStates: { s1: { id: 's1', collapsed: false } } } },
});

const script = {
  'GET /record-ui/*': ({ path }: { path: string }) =>
    bundle(...decodeURIComponent(path.split('/').at(-1) ?? '').split(',')),
  'PATCH /records/*': account(one, 'Changed', 2),
  'DELETE /records/*': reply(204),
};
const both = { recordIds: [one, two], layoutTypes: ['Full'], modes: ['View'] } as const;

describe('the config', () => {
  test('D-151, D-159, D-160, D-286: the config is one read, however it is written', async () => {
    const { client, fetch } = testClient(script);
    await getRecordUi(client, { recordIds: `${two}, ${one.slice(0, 15)}`, layoutTypes: ['full'] });
    await getRecordUi(client, { recordIds: [one, two, one], modes: ['View', 'View'] });
    await getRecordUi(client, both);
    expect(fetch.requests).toHaveLength(1);
    expect(decodeURIComponent(fetch.requests[0]?.path ?? '')).toContain(`/record-ui/${one},${two}`);
    expect(fetch.requests[0]?.query).toEqual({ layoutTypes: 'Full', modes: 'View' });
  });

  test('D-155, D-158: optional fields are qualified', async () => {
    const { client, fetch } = testClient(script);
    await getRecordUi(client, { recordIds: one, optionalFields: ['Account.B', 'Account.A', 'Account.B'] });
    expect(fetch.requests[0]?.query.optionalFields).toBe('Account.A,Account.B');
    await expect(getRecordUi(client, { recordIds: one, optionalFields: ['Name'] })).rejects.toThrow(
      'Value does not include an object API name.',
    );
  });

  test('X-08: the config that is wrong never calls an observer and rejects with status 400', async () => {
    const { client, fetch } = testClient(script);
    for (const config of [
      {},
      { recordIds: [] },
      { recordIds: 7 },
      { recordIds: one, layoutTypes: ['Half'] },
      { recordIds: one, modes: ['Print'] },
      null,
    ]) {
      const listener = vi.fn();
      getRecordUi.observe(client, config as never, listener);
      expect(listener).not.toHaveBeenCalled();
      await expect(getRecordUi(client, config as never)).rejects.toMatchObject({ status: 400 });
    }
    expect(fetch.requests).toHaveLength(0);
  });
});

describe('the parts', () => {
  test('D-019, D-020: stand where the server put them', async () => {
    const { client } = testClient(script);
    expect(await getRecordUi(client, both)).toEqual(bundle(one, two));
  });

  test('serve the reads of their own, and are served from one copy', async () => {
    const { client, fetch } = testClient(script);
    await getRecordUi(client, both);
    await getRecord(client, { recordId: two, fields: ['Account.Name', 'Account.Owner.Name'] });
    await getObjectInfo(client, { objectApiName: 'account' });
    await getLayout(client, { objectApiName: 'Account' });
    await getLayoutUserState(client, { objectApiName: 'Account' });
    expect(fetch.requests).toHaveLength(1);
    expect(getRecord.peek(client, { recordId: one, fields: ['Account.Name'] }).data?.fields.Name?.value).toBe(
      `Account ${one}`,
    );
  });

  test('D-129: show what a user folds at once', async () => {
    const { client } = testClient(script);
    await getRecordUi(client, both);
    const sent = updateLayoutUserState(client, {
      objectApiName: 'Account',
      sectionUserStates: { s1: { collapsed: true } },
    });
    const { data } = getRecordUi.peek(client, both);
    expect(data?.layoutUserStates['00h1']?.sectionUserStates.s1?.collapsed).toBe(true);
    await expect(sent).rejects.toMatchObject({ status: 404 });
  });

  test('D-241, D-246, D-247: go stale in their own time, and the whole with the first', async () => {
    const { client, pass } = testClient(script);
    await getRecordUi(client, both);
    pass(29_999);
    expect(getRecordUi.peek(client, both).state).toBe('Fulfilled');
    pass(1);
    expect(getRecordUi.peek(client, both).state).toBe('Stale');
    expect(getLayout.peek(client, { objectApiName: 'Account' }).state).toBe('Fulfilled');
    pass(870_000);
    expect(getLayout.peek(client, { objectApiName: 'Account' }).state).toBe('Stale');
    expect(getObjectInfo.peek(client, { objectApiName: 'Account' }).state).toBe('Stale');
  });
});

describe('a write', () => {
  test('a write of a record shows with no request more', async () => {
    const { client, fetch } = testClient(script);
    const listener = vi.fn();
    getRecordUi.observe(client, both, listener);
    await settle();
    await updateRecord(client, { recordId: one, fields: { Name: 'Changed' } });
    await settle();
    expect(listener.mock.lastCall?.[0].data.records[one].fields.Name.value).toBe('Changed');
    expect(listener.mock.lastCall?.[0].data.records[two].fields.Name.value).toBe(`Account ${two}`);
    expect(fetch.requests.map(({ method }) => method)).toEqual(['GET', 'PATCH']);
  });

  test('a write that deletes a record has the whole requested again', async () => {
    const { client, fetch } = testClient(script);
    getRecordUi.observe(client, both, () => {});
    await settle();
    await deleteRecord(client, { recordId: one });
    expect(fetch.requests.map(({ method }) => method)).toEqual(['GET', 'DELETE', 'GET']);
  });

  test('a write of a record elsewhere asks for nothing', async () => {
    const { client, fetch } = testClient({ ...script, 'PATCH /records/*': account('001000000000009AAA') });
    getRecordUi.observe(client, both, () => {});
    await settle();
    await updateRecord(client, { recordId: '001000000000009AAA', fields: { Name: 'x' } });
    expect(fetch.requests).toHaveLength(2);
  });
});

describe('a failure', () => {
  test('D-124, D-229, X-35, X-58: 404 is an empty answer, for half a minute', async () => {
    const { client, fetch, pass } = testClient({});
    const empty = { records: {}, objectInfos: {}, layouts: {}, layoutUserStates: {} };
    expect(await getRecordUi(client, both)).toEqual(empty);
    pass(29_999);
    await getRecordUi(client, both);
    expect(fetch.requests).toHaveLength(1);
    pass(1);
    await getRecordUi(client, both);
    expect(fetch.requests).toHaveLength(2);
  });

  test('D-230, X-35: a response without data throws', async () => {
    for (const response of [
      null,
      [],
      7,
      'null',
      {},
      { records: null },
      { ...bundle(), records: [] },
      reply(204),
    ]) {
      const { client } = testClient({ 'GET /record-ui/*': response });
      await expect(getRecordUi(client, both)).rejects.toThrow(
        'RecordUi adapter resolved with a Unfulfilled snapshot with undefined data',
      );
    }
  });

  test('X-11: another status is kept as an error for 30 s', async () => {
    const { client, fetch, pass } = testClient({ 'GET /record-ui/*': reply(500, []) });
    for (let count = 0; count < 2; count++)
      await expect(getRecordUi(client, both)).rejects.toMatchObject({ status: 500 });
    expect(fetch.requests).toHaveLength(1);
    pass(30_000);
    await expect(getRecordUi(client, both)).rejects.toMatchObject({ status: 500 });
    expect(fetch.requests).toHaveLength(2);
  });

  test('D-109: a failure of a response with odd parts shows what can be shown', async () => {
    const odd = JSON.parse(
      `{"records": {"${one}": ${JSON.stringify(account(one))}, "${two}": {"id": "${two}"}, "x": null},
        "objectInfos": {"__proto__": {"apiName": "x"}, "Account": null}, "layouts": {"Account": {"m": 7}}}`,
    );
    const { client } = testClient({ 'GET /record-ui/*': odd });
    const response = await getRecordUi(client, both);
    expect(Object.keys(response.records)).toEqual([one]);
    expect(Object.getPrototypeOf(response.objectInfos)).toBe(Object.prototype);
    expect(response.layoutUserStates).toEqual({});
  });
});
