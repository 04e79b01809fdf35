import { createServer, type Server as HttpServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { testEngines } from '@relab/database/testing';
import { ensureClient } from '@relab/server/oauth';
import { type TestBrowser, type TestServer, testServer } from '@relab/test-server';
import jsforce from 'jsforce';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const clientSecret = 'a secret of a client, and long enough';
const redirectUri = 'http://127.0.0.1/callback';
const scopes = ['api', 'id', 'refresh_token'] as const;

/** The platform's own client for JavaScript, as other people use it, over real connections. */
describe.each(testEngines)('jsforce with a server on %s', (engine) => {
  let shop: TestServer;
  let web: HttpServer;
  let address = '';
  let clerk: TestBrowser & { readonly person: { readonly userId: string } };

  beforeAll(async () => {
    web = createServer();
    await new Promise<void>((resolve) => web.listen(0, '127.0.0.1', resolve));
    const at = web.address();
    address = `http://127.0.0.1:${typeof at === 'object' && at ? at.port : 0}`;
    shop = await testServer(engine, { baseUrl: address });
    web.on(
      'request',
      getRequestListener((request) => shop.server.fetch(request, { address: '127.0.0.1' })),
    );
    clerk = await shop.signedIn('clerk@example.com', ['clerk']);
    const common = { secret: clientSecret, name: 'Tool', scopes };
    await ensureClient(shop.database, { ...common, id: 'service', actsAs: clerk.person.userId });
    await ensureClient(shop.database, { ...common, id: 'tool', redirectUris: [redirectUri] });
    await ensureClient(shop.database, { ...common, id: 'own', allowsPassword: true });
  });
  afterAll(async () => {
    web.closeAllConnections();
    web.close();
    await shop.close();
  });

  const oauth2 = (clientId: string) => ({ clientId, clientSecret, redirectUri, loginUrl: address });

  async function serviceConnection() {
    const connection = new jsforce.Connection({ oauth2: oauth2('service'), version: '63.0' });
    await connection.authorize({ grant_type: 'client_credentials' });
    return connection;
  }

  describe('logs in', () => {
    test('with client credentials, and is told who it is', async () => {
      const connection = await serviceConnection();
      expect(connection.instanceUrl).toBe(address);
      expect(connection.userInfo?.id).toBe(clerk.person.userId);
      expect(await connection.identity()).toMatchObject({ username: 'clerk@example.com' });
    });

    test('with a token alone, finding out who it is from the resources', async () => {
      const { accessToken } = await serviceConnection();
      const connection = new jsforce.Connection({ instanceUrl: address, accessToken: accessToken ?? '' });
      expect(await connection.identity()).toMatchObject({ user_id: clerk.person.userId });
    });

    test('with a code that somebody allowed and a verifier, refreshes by itself, and logs out', async () => {
      const auth = new jsforce.OAuth2({ ...oauth2('tool'), useVerifier: true });
      const url = new URL(auth.getAuthorizationUrl({ scope: scopes.join(' '), state: 'x' }));
      expect((await clerk.get(url.pathname + url.search)).status).toBe(200);
      const form = new URLSearchParams([...url.searchParams, ['decision', 'allow']]);
      const answer = await clerk.send('POST', url.pathname, String(form), {
        'content-type': 'application/x-www-form-urlencoded',
      });
      const back = new URL(answer.headers.get('location') ?? '');
      const connection = new jsforce.Connection({ oauth2: auth, version: '63.0' });
      await connection.authorize(back.searchParams.get('code') ?? '');
      expect(connection.refreshToken).toEqual(expect.any(String));
      for (let count = 0; count < 2; count += 1) {
        connection.accessToken = 'gone';
        expect(await connection.query('SELECT COUNT() FROM Account')).toMatchObject({ done: true });
        expect(connection.accessToken).not.toBe('gone');
      }
      const { accessToken } = connection;
      await connection.logout();
      const after = new jsforce.Connection({ instanceUrl: address, accessToken: accessToken ?? '' });
      await expect(after.describeGlobal()).rejects.toMatchObject({ errorCode: 'INVALID_SESSION_ID' });
    });

    test('with a password where its client may', async () => {
      const connection = new jsforce.Connection({ oauth2: oauth2('own'), version: '63.0' });
      const { id } = await connection.login('clerk@example.com', 'correct horse battery');
      expect(id).toBe(clerk.person.userId);
      const other = new jsforce.Connection({ oauth2: oauth2('tool') });
      await expect(other.login('clerk@example.com', 'correct horse battery')).rejects.toMatchObject({
        name: 'unauthorized_client',
      });
    });

    test('not with a wrong secret', async () => {
      const connection = new jsforce.Connection({ oauth2: { ...oauth2('service'), clientSecret: 'wrong' } });
      await expect(connection.authorize({ grant_type: 'client_credentials' })).rejects.toMatchObject({
        name: 'invalid_client',
      });
    });
  });

  test('describes all objects, and one of them', async () => {
    const connection = await serviceConnection();
    const { sobjects } = await connection.describeGlobal();
    expect(sobjects.map(({ name }) => name)).toEqual(expect.arrayContaining(['Account', 'Contact', 'User']));
    const account = await connection.describe('Account');
    expect(account).toMatchObject({ name: 'Account', keyPrefix: '001', createable: true });
    const name = account.fields.find((field) => field.name === 'Name');
    expect(name).toMatchObject({ type: 'string', nillable: false, createable: true, nameField: true });
    const contact = await connection.sobject('Contact').describe();
    expect(contact.fields.find((field) => field.name === 'AccountId')).toMatchObject({
      type: 'reference',
      referenceTo: ['Account'],
      relationshipName: 'Account',
    });
    await expect(connection.describe('Nothing')).rejects.toMatchObject({ errorCode: 'NOT_FOUND' });
  });

  test('creates, reads, changes and deletes a record', async () => {
    const connection = await serviceConnection();
    const accounts = connection.sobject('Account');
    const made = await accounts.create({ Name: 'Fjord Assay Works', Phone: '+47 22 00 00 00' });
    expect(made).toEqual({ id: expect.stringMatching(/^001\w{15}$/), success: true, errors: [] });
    const id = made.id ?? '';
    expect(await accounts.retrieve(id)).toMatchObject({
      attributes: { type: 'Account', url: `/services/data/v63.0/sobjects/Account/${id}` },
      Id: id,
      Name: 'Fjord Assay Works',
      CreatedById: clerk.person.userId,
    });
    expect(await accounts.update({ Id: id, Name: 'Fjord Assay' })).toMatchObject({ success: true });
    expect(await accounts.findOne({ Id: id }, ['Name'])).toMatchObject({ Name: 'Fjord Assay' });
    expect(await accounts.destroy(id)).toMatchObject({ success: true });
    await expect(accounts.retrieve(id)).rejects.toMatchObject({ errorCode: 'NOT_FOUND' });
    await expect(accounts.destroy(id)).rejects.toMatchObject({ errorCode: 'NOT_FOUND' });
  });

  test('is told by field what is wrong with a record', async () => {
    const connection = await serviceConnection();
    const contacts = connection.sobject('Contact');
    await expect(contacts.create({ FirstName: 'Ada' })).rejects.toMatchObject({
      errorCode: 'REQUIRED_FIELD_MISSING',
      data: { fields: ['LastName'] },
    });
    await expect(contacts.create({ LastName: 'Nwosu', Email: 'none' })).rejects.toMatchObject({
      errorCode: 'INVALID_EMAIL_ADDRESS',
    });
    await expect(contacts.create({ LastName: 'Nwosu', Nothing__c: 1 })).rejects.toMatchObject({
      errorCode: 'INVALID_FIELD',
    });
  });

  test('writes and reads several records at once', async () => {
    const connection = await serviceConnection();
    const accounts = connection.sobject('Account');
    const made = await accounts.create([{ Name: 'One' }, { Phone: '1' }, { Name: 'Three' }]);
    expect(made).toMatchObject([
      { success: true, id: expect.stringMatching(/^001/) },
      { success: false, errors: [{ statusCode: 'REQUIRED_FIELD_MISSING', fields: ['Name'] }] },
      { success: true },
    ]);
    const ids = made.flatMap(({ id }) => id ?? []);
    const changed = await accounts.update(ids.map((Id) => ({ Id, Phone: '2' })));
    expect(changed).toMatchObject(ids.map((id) => ({ id, success: true, errors: [] })));
    const read = await accounts.retrieve([...ids, '001000000000000AAA'], { fields: ['Name', 'Phone'] });
    expect(read).toMatchObject([{ Name: 'One', Phone: '2' }, { Name: 'Three', Phone: '2' }, null]);
    const none = await accounts.create([{ Name: 'Four' }, { Phone: '1' }], { allOrNone: true });
    expect(none.map(({ success }) => success)).toEqual([false, false]);
    // The row without a fault is marked: tools retry those and correct the others.
    expect(none).toMatchObject([
      { errors: [{ statusCode: 'ALL_OR_NONE_OPERATION_ROLLED_BACK' }] },
      { errors: [{ statusCode: 'REQUIRED_FIELD_MISSING' }] },
    ]);
    expect(await accounts.count({ Name: 'Four' })).toBe(0);
    expect(await accounts.destroy(ids)).toMatchObject(ids.map((id) => ({ id, success: true })));
    expect(await accounts.destroy(ids.slice(0, 1))).toMatchObject([{ success: false }]);
  });

  test('finds records by its own builder and by queries, page by page', async () => {
    const connection = await serviceConnection();
    const { id = '' } = await connection.sobject('Account').create({ Name: 'Paged' });
    for (let count = 0; count < 5; count += 1)
      await connection.sobject('Contact').create({ LastName: `Paged ${count}`, AccountId: id });
    const found = await connection
      .sobject('Contact')
      .find({ LastName: { $like: 'Paged %' } }, ['Id', 'LastName', 'Account.Name'])
      .sort({ LastName: -1 })
      .limit(2)
      .skip(1);
    expect(found).toMatchObject([
      { LastName: 'Paged 3', Account: { Name: 'Paged' } },
      { LastName: 'Paged 2', Account: { Name: 'Paged' } },
    ]);
    expect(await connection.sobject('Contact').count({ AccountId: id })).toBe(5);
    await expect(connection.query('SELECT Nope FROM Contact')).rejects.toMatchObject({
      errorCode: 'INVALID_FIELD',
    });
    await expect(connection.query('SELECT Id FORM Contact')).rejects.toMatchObject({
      errorCode: 'MALFORMED_QUERY',
    });
  });
});
