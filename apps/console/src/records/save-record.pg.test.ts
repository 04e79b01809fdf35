import { type Client, createClient } from '@relab/client';
import { createRecord, getRecord } from '@relab/client/records';
import { testEngines } from '@relab/database/testing';
import { origin, type TestBrowser, type TestServer, testServer, uiApi } from '@relab/test-server';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newForm, withEntry } from './form-state.ts';
import { saveRecord } from './save-record.ts';

const [engine = 'pglite'] = testEngines;
let server: TestServer;
let client: Client;
let colleague: TestBrowser;

beforeAll(async () => {
  server = await testServer(engine);
  const clerk = await server.signedIn('clerk@relab.example', ['clerk']);
  colleague = await server.signedIn('office@relab.example', ['administrator']);
  const cookie = [...clerk.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  client = createClient({
    base: origin,
    fetch: (input, init) => {
      const request = new Request(new URL(String(input), origin), init);
      request.headers.set('cookie', cookie);
      request.headers.set('sec-fetch-site', 'same-origin');
      return server.server.fetch(request, { address: '192.0.2.1' });
    },
  });
});
afterAll(() => server.close());

const fields = ['Account.Name', 'Account.Phone', 'Account.Website'];
const typed = (value: string) => ({ value, text: null });

async function openForm() {
  const { id } = await createRecord(client, { apiName: 'Account', fields: { Name: 'Testlab' } });
  const record = await getRecord(client, { recordId: id, fields });
  return { record, form: withEntry(newForm(record.fields), 'Phone', typed('1')) };
}
const save = ({ record, form }: Awaited<ReturnType<typeof openForm>>) =>
  saveRecord(client, { recordId: record.id, systemModstamp: record.systemModstamp }, form);
/** As jobs write: that is no change of a person, and `lastModifiedDate` stays. */
const touch = (id: string) =>
  sql`update account set system_modstamp = system_modstamp + interval '1 hour' where id = ${id}`.execute(
    server.database,
  );

test('a record that a job has written is saved, before the form was opened or since', async () => {
  const before = await openForm();
  await touch(before.record.id);
  expect(await save(before)).toMatchObject({ kind: 'saved' });
  const { record, form } = await openForm();
  await touch(record.id);
  const since = await getRecord(client, { recordId: record.id, fields }, { policy: 'no-cache' });
  expect(since.lastModifiedDate).toBe(record.lastModifiedDate);
  expect(await save({ record: since, form })).toMatchObject({ kind: 'saved' });
});

test('what somebody else wrote into other fields stays, and into the same one is asked about', async () => {
  const opened = await openForm();
  const { id } = opened.record;
  await colleague.send('PATCH', `${uiApi}/records/${id}`, { fields: { Website: 'https://lab.example' } });
  expect(await save(opened)).toMatchObject({ kind: 'saved' });
  const now = await getRecord(client, { recordId: id, fields }, { policy: 'no-cache' });
  expect(now.fields).toMatchObject({ Phone: { value: '1' }, Website: { value: 'https://lab.example' } });
  const other = await openForm();
  await colleague.send('PATCH', `${uiApi}/records/${other.record.id}`, { fields: { Phone: '2' } });
  expect(await save(other)).toMatchObject({ kind: 'conflict', fields: [{ name: 'Phone' }] });
});
