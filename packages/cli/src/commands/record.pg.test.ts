import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@relab/client';
import { getObjectInfo, getRecord } from '@relab/client/records';
import { type Recording, recordedFetch } from '@relab/client/testing';
import { testEngines } from '@relab/database/testing';
import { type TestServer, testServer, uiApi } from '@relab/test-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { run } from '../run.ts';

/** What must not be in a recording. */
const personal = {
  FirstName: 'Wilhelmine',
  LastName: 'Österreicher-Quandt',
  Email: 'w.quandt@labor-quandt.example',
  Phone: '+49 40 5550188',
  MobilePhone: '0171 5550199',
  Title: 'Head of <b>Quandt</b> Laboratory',
  MailingStreet: 'Quandtstraße 17',
  MailingCity: 'Quandthausen',
  MailingPostalCode: '20459',
  Description: 'Call Mrs Quandt after 5 pm, w.quandt@labor-quandt.example',
};
const company = {
  Name: 'Labor Quandt & Söhne',
  Phone: '+49 40 5550100',
  Website: 'https://labor-quandt.example',
};
const contactFields = Object.keys(personal).map((name) => `Contact.${name}`);

describe.each(testEngines)('relab record against the server on %s', (engine) => {
  let shop: TestServer;
  let folder: string;
  let cookie: string;
  let accountId: string;
  let contactId: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'relab-cli-'));
    shop = await testServer(engine);
    const clerk = await shop.signedIn('clerk@example.com', ['clerk']);
    cookie = [...clerk.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const create = async (apiName: string, fields: object): Promise<string> => {
      const { status, body } = await clerk.post(`${uiApi}/records`, { apiName, fields });
      expect({ status, body }).toMatchObject({ status: 201 });
      return (body as { readonly id: string }).id;
    };
    accountId = await create('Account', company);
    contactId = await create('Contact', { ...personal, AccountId: accountId });
  });
  afterAll(async () => {
    await shop.close();
    await rm(folder, { recursive: true, force: true });
  });

  const out = () => join(folder, 'recording.json');

  async function record(...paths: readonly string[]) {
    const lines: string[] = [];
    const gets = paths.flatMap((path) => ['--get', path]);
    const signed = ['--header', `cookie: ${cookie}`, '--header', 'sec-fetch-site: same-origin'];
    const exitCode = await run(['record', '--url', 'http://shop.test', '--out', out(), ...gets, ...signed], {
      fetch: (url, init) => shop.server.fetch(new Request(url, init), { address: '192.0.2.1' }),
      env: {},
      now: () => new Date('2026-11-23T10:00:00Z'),
      say: (line) => lines.push(line),
      complain: (line) => lines.push(line),
    });
    return { exitCode, lines: lines.join('\n') };
  }

  const written = async () => {
    const text = await readFile(out(), 'utf8');
    return { text, recording: JSON.parse(text) as Recording };
  };

  const paths = () => [
    `ui-api/records/${contactId}?fields=${[...contactFields, 'Contact.Account.Name', 'Contact.Owner.Name'].join(',')}`,
    `ui-api/records/${accountId}?fields=Account.Name,Account.Phone,Account.Website`,
    `ui-api/records/batch/${contactId},${accountId}?fields=Contact.Name,Account.Name`,
    'ui-api/list-records/Contact/AllContacts?fields=Contact.Name,Contact.Email',
    'ui-api/list-info/Contact/AllContacts',
    `ui-api/record-ui/${contactId}`,
    'ui-api/object-info/Contact',
    `ui-api/lookups/Contact/AccountId?q=Quandt&searchType=Search`,
  ];

  test('no personal value of the org, and none of its ids, is in what is written', async () => {
    expect(await record(...paths())).toEqual({ exitCode: 0, lines: `${out()}: responses 8` });
    const { text } = await written();
    for (const value of [...Object.values(personal), ...Object.values(company), 'Quandt', 'Test Person'])
      for (const spelled of [value, encodeURIComponent(value), value.toLowerCase()])
        expect([spelled, text.includes(spelled)]).toEqual([spelled, false]);
    for (const id of [accountId, contactId]) expect(text).not.toContain(id.slice(0, 15));
    expect(text).not.toContain(cookie);
  });

  test('a client reads from it what it would have read of the org, with other values', async () => {
    await record(...paths());
    const { recording } = await written();
    const [first] = recording.exchanges;
    const [, recordId = ''] = /records\/(\w+)\?/.exec(first?.url ?? '') ?? [];
    expect(recordId).toMatch(/^003\w{15}$/);
    const client = createClient({ fetch: recordedFetch(recording) });
    const fields = [...contactFields, 'Contact.Account.Name', 'Contact.Owner.Name'];
    const read = await getRecord(client, { recordId, fields });
    const values = Object.fromEntries(
      Object.entries(read.fields).map(([name, field]) => [name, field?.value]),
    );
    expect(values).toMatchObject({
      FirstName: expect.stringMatching(/^[A-Z][a-z]{9}$/),
      LastName: expect.stringMatching(/^[A-Z][a-z]{11}-[A-Z][a-z]{5}$/),
      Email: expect.stringMatching(/^[\w.]+@example\.invalid$/),
      Phone: expect.stringMatching(/^\+\d\d \d\d \d{7}$/),
      Title: expect.stringContaining('<b>'),
    });
    expect(await getObjectInfo(client, { objectApiName: 'Contact' })).toMatchObject({
      label: 'Contact',
      fields: { Email: { dataType: 'Email' } },
    });
  });

  test('the same record is the same in every response, and its address too', async () => {
    await record(...paths());
    const { recording } = await written();
    const [contact, account, batch, list] = recording.exchanges.map(({ body }) => body) as Record<
      string,
      never
    >[];
    const { id } = contact as unknown as { readonly id: string };
    expect(recording.exchanges[0]?.url).toContain(`/records/${id}?`);
    expect(recording.exchanges[2]?.url).toContain(
      `/batch/${id},${(account as unknown as { id: string }).id}?`,
    );
    expect(JSON.stringify(batch)).toContain(`"id":"${id}"`);
    expect(JSON.stringify(list)).toContain(`"id":"${id}"`);
    const nameOf = (record: unknown) =>
      (record as { readonly fields: Record<string, { readonly value: unknown }> }).fields;
    const inContact = nameOf(contact).Account?.value;
    expect(nameOf(inContact).Name?.value).toBe(nameOf(account).Name?.value);
  });

  test('a second recording has other values, so that nobody can tell what they were', async () => {
    await record(`ui-api/records/${accountId}?fields=Account.Name`);
    const { text } = await written();
    await record(`ui-api/records/${accountId}?fields=Account.Name`);
    expect((await written()).text).not.toBe(text);
  });

  test('what was not recorded is answered with how to record it', async () => {
    await record('ui-api/object-info/Contact');
    const { recording } = await written();
    const client = createClient({ fetch: recordedFetch(recording) });
    await expect(getObjectInfo(client, { objectApiName: 'Account' })).rejects.toThrow(
      /Nothing is recorded for GET .*add --get '.*object-info\/Account' to relab record/,
    );
    expect(() => recordedFetch({} as Recording)).toThrow(/make one with `npx relab record`/);
  });

  test.each([
    ['services/data/v63.0/query?q=SELECT+Name+FROM+Contact', /cannot be masked/],
    ['/services/data/v63.0/sobjects/Contact', /cannot be masked/],
    ['ui-api/../sobjects/Contact', /cannot be masked/],
    ['//evil.test/services/data/v63.0/ui-api/records/1', /cannot be masked/],
    ['https://evil.test/services/data/v63.0/ui-api/records/1', /cannot be masked/],
    ['ui-api/records/%zz', /begins no character/],
  ])('%s is not recorded', async (path, sentence) => {
    const { exitCode, lines } = await record(path);
    expect(exitCode).toBe(2);
    expect(lines).toMatch(sentence);
  });

  test('a path that the org does not answer leaves nothing written', async () => {
    await rm(out(), { force: true });
    const { exitCode, lines } = await record('ui-api/object-info/Contact', 'ui-api/object-info/Nothing__c');
    expect(exitCode).toBe(1);
    expect(lines).toMatch(/answers 4\d\d to .*Nothing__c/);
    await expect(readFile(out(), 'utf8')).rejects.toThrow('ENOENT');
  });
});
