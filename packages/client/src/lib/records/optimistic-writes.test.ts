import { describe, expect, test, vi } from 'vitest';
import { dehydrate } from '../dehydrate.ts';
import { reply, type ScriptedRequest } from '../testing/scripted-fetch.ts';
import { settle, testClient } from '../testing/test-client.ts';
import { accountServer, accounts, getAccounts, namesIn, one, two } from './accounts.fixture.ts';
import { getRecord } from './get-record.ts';
import { createRecord, deleteRecord, updateRecord } from './record-writes.ts';

const single = (recordId: string) => ({ recordId, fields: ['Account.Name'] });
const optimistic = { optimistic: true };

/** Observes a list of both accounts and one of them; requests of writes are answered one by one. */
async function setUp() {
  const server = accountServer(one, two);
  const { client, fetch } = testClient(server.script);
  const listener = vi.fn();
  getAccounts.observe(client, accounts, listener);
  getRecord.observe(client, single(one), () => {});
  await settle();
  return {
    server,
    client,
    fetch,
    listener,
    name: () => getRecord.peek(client, single(one)).data?.fields.Name?.value,
    list: () => namesIn(getAccounts.peek(client, accounts).data),
    rename: (Name: string) => updateRecord(client, { recordId: one, fields: { Name } }, optimistic),
  };
}

/** Lets each update be answered when its name is given. */
function answeredByName(server: ReturnType<typeof accountServer>) {
  const waiting = new Map<string, () => void>();
  const patch = server.script['PATCH /records/*'];
  Object.assign(server.script, {
    'PATCH /records/*': async (request: ScriptedRequest) => {
      const { Name } = (request.body as { fields: { Name: string } }).fields;
      await new Promise<void>((resolve) => waiting.set(Name, resolve));
      return Name.startsWith('bad') ? reply(400, []) : patch(request);
    },
  });
  return async (name: string) => {
    waiting.get(name)?.();
    await settle();
  };
}

describe('an update', () => {
  test('an update shows at once, in every read that shows the field', async () => {
    const { fetch, rename, name, list } = await setUp();
    const release = fetch.hold();
    const sent = rename('Soon');
    expect([name(), list()]).toEqual(['Soon', ['Soon', 'Account 2']]);
    release();
    await sent;
    expect([name(), list()]).toEqual(['Soon', ['Soon', 'Account 2']]);
  });

  test('an update that is rejected leaves those before and after it in place', async () => {
    const { server, rename, name } = await setUp();
    const response = answeredByName(server);
    const [first, second, third] = ['first', 'bad', 'third'].map(rename);
    second?.catch(() => {});
    await settle();
    expect(name()).toBe('third');
    await response('bad');
    await expect(second).rejects.toMatchObject({ status: 400 });
    expect(name()).toBe('third');
    await response('first');
    await first;
    expect(name()).toBe('third');
    await response('third');
    await third;
    expect(name()).toBe('third');
    expect(server.cached.get(one)?.version).toBe(3);
  });

  test('an update that is rejected last shows the one before it again', async () => {
    const { server, rename, name } = await setUp();
    const response = answeredByName(server);
    const first = rename('first');
    const second = rename('bad');
    await settle();
    await response('first');
    await first;
    expect(name()).toBe('bad');
    const rejected = expect(second).rejects.toMatchObject({ status: 400 });
    await response('bad');
    await rejected;
    expect(name()).toBe('first');
  });

  test('an update stays over a truth that moves beneath it, and comes off to the new one', async () => {
    const { server, client, rename, name, list } = await setUp();
    const response = answeredByName(server);
    const sent = rename('bad');
    await settle();
    server.write(one, { Name: 'Theirs' });
    await getRecord.refresh(client, single(one));
    expect([name(), list()[0]]).toEqual(['bad', 'bad']);
    const rejected = expect(sent).rejects.toMatchObject({ status: 400 });
    await response('bad');
    await rejected;
    expect([name(), list()[0]]).toEqual(['Theirs', 'Theirs']);
  });

  test('D-126: answered without a body shows what the server then says', async () => {
    const { server, rename, name, list } = await setUp();
    server.settings.quiet = true;
    await rename('Quiet');
    expect([name(), list()]).toEqual(['Quiet', ['Quiet', 'Account 2']]);
  });

  test('D-126: answered without a body stays as it was sent until it is read, and rows never leave', async () => {
    const { server, client, rename } = await setUp();
    const shown: unknown[] = [];
    const rows: unknown[] = [];
    server.settings.quiet = true;
    getRecord.observe(client, single(one), ({ data }) => shown.push(data?.fields.Name?.value));
    getAccounts.observe(client, accounts, ({ data }) => rows.push(data && namesIn(data)[0]));
    shown.length = 0;
    rows.length = 0;
    await rename('Quiet');
    await settle();
    expect([new Set(shown), new Set(rows)]).toEqual([new Set(['Quiet']), new Set(['Quiet'])]);
  });

  test('an update that comes true calls nobody a second time', async () => {
    const { listener, rename } = await setUp();
    listener.mockClear();
    const sent = rename('Soon');
    await settle();
    await sent;
    await settle();
    const shown = listener.mock.calls.map(([snapshot]) => namesIn(snapshot.data)[0]);
    expect(new Set(shown)).toEqual(new Set(['Soon']));
  });

  test('an update is kept by no state that others start with', async () => {
    const { client, fetch, rename } = await setUp();
    fetch.hold();
    void rename('Soon').catch(() => {});
    expect(JSON.stringify(dehydrate(client))).not.toContain('Soon');
    expect(getRecord.explain(client, single(one))?.provenance?.origin).toBe('optimistic');
  });
});

describe('a conflict', () => {
  test('tells what there was, what was to be written and what stands now', async () => {
    const { server, client, rename, name } = await setUp();
    const theirs = server.write(one, { Name: 'Theirs' });
    const body = { message: 'Changed.', output: theirs, errorCode: 'PRECONDITION_FAILED', statusCode: 412 };
    Object.assign(server.script, { 'PATCH /records/*': reply(412, body) });
    const error = await rename('Mine').catch((cause) => cause);
    expect(error).toMatchObject({
      status: 412,
      message: 'Changed.',
      conflict: {
        base: { id: one, fields: { Name: { value: 'Account 1' } } },
        mine: { Name: 'Mine' },
        theirs: { id: one, fields: { Name: { value: 'Theirs' } } },
      },
    });
    expect(name()).toBe('Theirs');
    expect(dehydrate(client)).toBeTruthy();
  });

  test('without the record is a refusal like others', async () => {
    const { server, rename, name } = await setUp();
    Object.assign(server.script, { 'PATCH /records/*': reply(412, [{ errorCode: 'E', message: 'No.' }]) });
    const error = await rename('Mine').catch((cause) => cause);
    expect([error.status, error.conflict]).toEqual([412, undefined]);
    expect(name()).toBe('Account 1');
  });
});

describe('a deletion', () => {
  test('leaves lists at once, and comes back where the server refuses', async () => {
    const { server, client, list } = await setUp();
    Object.assign(server.script, { 'DELETE /records/*': reply(403, []) });
    const sent = deleteRecord(client, { recordId: one }, optimistic);
    expect(list()).toEqual(['Account 2']);
    await expect(sent).rejects.toMatchObject({ status: 403 });
    expect(list()).toEqual(['Account 1', 'Account 2']);
  });

  test('a deletion that comes true stays, and the list is requested once', async () => {
    const { client, fetch, list } = await setUp();
    const before = fetch.requests.length;
    await deleteRecord(client, { recordId: one }, optimistic);
    expect(list()).toEqual(['Account 2']);
    expect(fetch.requests.slice(before).map(({ method }) => method)).toEqual(['DELETE', 'POST']);
  });
});

describe('a creation', () => {
  const input = { apiName: 'Account', fields: { Name: 'New' } };
  const into = (client: Parameters<typeof getAccounts.source>[0]) => {
    const source = getAccounts.source(client, accounts);
    return { optimistic: true, into: source ? [source] : [] };
  };

  test('a creation shows at the top of the lists that are named, and never leaves them when it comes true', async () => {
    const { client, fetch, listener, list } = await setUp();
    listener.mockClear();
    const release = fetch.hold();
    const sent = createRecord(client, input, into(client));
    expect(list()).toEqual(['New', 'Account 1', 'Account 2']);
    await settle();
    release();
    const { id } = await sent;
    await settle();
    expect(list()).toEqual(['Account 1', 'Account 2', 'New']);
    expect(getAccounts.peek(client, accounts).data?.records[2]?.id).toBe(id);
    for (const [snapshot] of listener.mock.calls)
      expect(namesIn(snapshot.data).filter((name) => name === 'New')).toHaveLength(1);
    expect(fetch.requests.slice(2).map(({ method }) => method)).toEqual(['POST', 'POST']);
  });

  test('a creation that is rejected is gone in the same step, and lists are not requested', async () => {
    const { client, fetch, list } = await setUp();
    const sent = createRecord(client, { ...input, fields: { Name: '' } }, into(client));
    expect(list()).toEqual(['', 'Account 1', 'Account 2']);
    await expect(sent).rejects.toMatchObject({ status: 400 });
    expect(list()).toEqual(['Account 1', 'Account 2']);
    expect(fetch.requests).toHaveLength(3);
  });

  test('D-127: answered without a body is a success, and the lists say the rest', async () => {
    const { server, client, list } = await setUp();
    server.settings.quiet = true;
    expect(await createRecord(client, input, into(client))).toBeNull();
    expect(list()).toEqual(['Account 1', 'Account 2', 'New']);
  });

  test('a creation that a list then leaves out is gone from it', async () => {
    const { server, client, list } = await setUp();
    Object.assign(server.script, { 'POST /list-records/*/*': { count: 0, records: [] } });
    await createRecord(client, input, into(client));
    expect(list()).toEqual([]);
  });

  test('several at once go one by one', async () => {
    const { client, fetch, list } = await setUp();
    const release = fetch.hold();
    const sent = ['A', '', 'C'].map((Name) =>
      createRecord(client, { ...input, fields: { Name } }, into(client)),
    );
    expect(list()).toEqual(['C', '', 'A', 'Account 1', 'Account 2']);
    release();
    await Promise.allSettled(sent);
    await settle();
    expect(list()).toEqual(['Account 1', 'Account 2', 'A', 'C']);
  });

  test('a creation shows the held record that a reference leads to', async () => {
    const { client, fetch } = await setUp();
    fetch.hold();
    void createRecord(
      client,
      { apiName: 'Contact', fields: { LastName: 'New', AccountId: one } },
      { optimistic: true },
    ).catch(() => {});
    const fields = ['Contact.LastName', 'Contact.Account.Name'];
    const { state, data } = getRecord.peek(client, { recordId: 'draft:1', fields });
    expect(state).toBe('Fulfilled');
    expect(data?.fields.Account?.value).toMatchObject({ fields: { Name: { value: 'Account 1' } } });
  });

  test('D-135, D-136: its provisional id never goes to the server', async () => {
    const { client, fetch } = await setUp();
    fetch.hold();
    void createRecord(client, input, into(client)).catch(() => {});
    const cached = await getRecord(client, single('draft:1'));
    expect(cached.fields.Name?.value).toBe('New');
    expect(getRecord.explain(client, single('draft:1'))?.provenance?.origin).toBe('optimistic');
    const before = fetch.requests.length;
    await expect(getRecord(client, { recordId: 'draft:1', fields: ['Account.Phone'] })).rejects.toMatchObject(
      { status: 400, statusText: 'data is not fetchable' },
    );
    expect(fetch.requests).toHaveLength(before);
    expect(JSON.stringify(dehydrate(client))).not.toContain('draft:1');
  });

  test('tells who looks at it when it has another id', async () => {
    const { client } = await setUp();
    const listener = vi.fn();
    const sent = createRecord(client, input, into(client));
    getRecord.observe(client, single('draft:1'), listener);
    expect(listener.mock.lastCall?.[0]).toMatchObject({ state: 'Fulfilled' });
    await sent;
    await settle();
    expect(listener.mock.lastCall?.[0]).toMatchObject({ state: 'Error', error: { status: 400 } });
  });
});
