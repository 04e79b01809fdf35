import { expect, test } from 'vitest';
import { testClient } from '../testing/test-client.ts';
import { getRecord } from './get-record.ts';
import { updateRecord } from './record-writes.ts';

const accountId = '001000000000001AAA';
const ada = '005000000000001AAA';
const noor = '005000000000002AAA';
const field = (value: unknown) => ({ displayValue: null, value });
const user = (id: string, values: Readonly<Record<string, unknown>>) => ({
  apiName: 'User',
  id,
  weakEtag: 1,
  fields: Object.fromEntries(Object.entries(values).map(([name, value]) => [name, field(value)])),
});
const account = {
  apiName: 'Account',
  id: accountId,
  weakEtag: 1,
  fields: {
    OwnerId: field(ada),
    Owner: field(user(ada, { Name: 'Ada' })),
    Maker__c: field(ada),
    Maker__r: field(user(ada, { Name: 'Ada' })),
  },
};
const read = {
  recordId: accountId,
  fields: ['Account.OwnerId', 'Account.Owner.Name', 'Account.Maker__c', 'Account.Maker__r.Name'],
};

/** A client that has cached the account and the given fields of Noor, and whose writes get no response. */
async function setUp(cached?: Readonly<Record<string, unknown>>) {
  const { client, fetch } = testClient({
    [`GET /records/${accountId}`]: account,
    [`GET /records/${noor}`]: user(noor, cached ?? {}),
  });
  await getRecord(client, read);
  if (cached)
    await getRecord(client, { recordId: noor, fields: Object.keys(cached).map((name) => `User.${name}`) });
  const release = fetch.hold();
  const write = (fields: Readonly<Record<string, string>>) =>
    updateRecord(client, { recordId: accountId, fields }, { optimistic: true });
  const shown = (name: string) => {
    const { value } = getRecord.peek(client, read).data?.fields[name] ?? {};
    return value;
  };
  return { write, shown, release };
}

test('a reference that is written shows the held record that it is to lead to', async () => {
  const { write, shown, release } = await setUp({ Name: 'Noor' });
  const sent = [write({ OwnerId: noor.slice(0, 15) }), write({ Maker__c: noor })];
  for (const name of ['Owner', 'Maker__r'])
    expect(shown(name)).toMatchObject({ id: noor, fields: { Name: { value: 'Noor' } } });
  release();
  await Promise.allSettled(sent);
  for (const name of ['Owner', 'Maker__r'])
    expect(shown(name)).toMatchObject({ id: ada, fields: { Name: { value: 'Ada' } } });
});

test('a reference to a record that is not cached, or not as far as is shown, shows none', async () => {
  for (const cached of [undefined, { Alias: 'noor' }]) {
    const { write, shown, release } = await setUp(cached);
    const sent = write({ OwnerId: noor });
    expect([shown('OwnerId'), shown('Owner')]).toEqual([noor, null]);
    release();
    await Promise.allSettled([sent]);
    expect(shown('Owner')).toMatchObject({ id: ada });
  }
});

test('a reference that is written as it was shows what it showed', async () => {
  const { write, shown, release } = await setUp();
  const sent = write({ OwnerId: ada });
  expect(shown('Owner')).toMatchObject({ id: ada, fields: { Name: { value: 'Ada' } } });
  release();
  await Promise.allSettled([sent]);
});
