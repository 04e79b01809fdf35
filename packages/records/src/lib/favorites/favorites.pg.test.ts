import { describedCalls } from '@relab/contract/server';
import { testEngines } from '@relab/database/testing';
import {
  countStatements,
  type TestBrowser,
  type TestResponse,
  type TestServer,
  testServer,
  uiApi,
} from '@relab/test-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { maxFavorites } from './favorites.ts';

type Person = TestBrowser & { readonly person: { readonly userId: string; readonly accountId: string } };

const expectValidResponse = (id: string, { status, body }: TestResponse): void => {
  const declared = describedCalls.find(({ call }) => call.id === id);
  expect(declared?.responses[status]?.safeParse(body).error).toBeUndefined();
};

describe.each(testEngines)('favorites on %s', (engine) => {
  let shop: TestServer;
  let clerk: Person;
  let buyer: Person;
  const path = `${uiApi}/favorites`;
  const make = (by: TestBrowser, target: string, targetType = 'Record', more: object = {}) =>
    by.post(path, { name: `To ${target}`, target, targetType, ...more });
  const made = async (by: TestBrowser, target: string, targetType = 'Record'): Promise<string> => {
    const { status, body } = await make(by, target, targetType);
    expect(status).toBe(201);
    return (body as { id: string }).id;
  };
  const listed = async (by: TestBrowser): Promise<{ id: string; name: string; sortOrder: number }[]> => {
    const answer = await by.get(path);
    expectValidResponse('getFavorites', answer);
    return (answer.body as { favorites: { id: string; name: string; sortOrder: number }[] }).favorites;
  };

  beforeAll(async () => {
    shop = await testServer(engine);
    clerk = await shop.signedIn('clerk@example.com', ['clerk']);
    buyer = await shop.signedIn('buyer@example.com');
  });
  afterAll(() => shop.close());

  test('records, lists and objects become favorites, are renamed, used and removed', async () => {
    const { accountId } = buyer.person;
    const answer = await make(clerk, accountId.slice(0, 15));
    expectValidResponse('createFavorite', answer);
    expect(answer).toMatchObject({
      status: 201,
      body: {
        target: accountId,
        targetType: 'Record',
        objectType: 'Account',
        subtitle: 'Account',
        accessCount: 0,
      },
    });
    const { id } = answer.body as { id: string };
    const lists = await clerk.get(`${uiApi}/list-info/Account/AllAccounts`);
    const listId = (lists.body as { listReference: { id: string } }).listReference.id;
    await made(clerk, listId, 'ListView');
    await made(clerk, 'contact', 'ObjectHome');
    expect((await listed(clerk)).map(({ sortOrder }) => sortOrder)).toEqual([0, 1, 2]);
    expect(await make(clerk, accountId, 'Record', { name: 'Again' })).toMatchObject({
      body: { id, name: 'Again' },
    });
    expect(await listed(clerk)).toHaveLength(3);
    expect(await clerk.send('PATCH', `${path}/${id}`, { name: 'Best customer' })).toMatchObject({
      status: 200,
      body: { name: 'Best customer', sortOrder: 0 },
    });
    await clerk.send('PATCH', `${path}/${id}/usage`);
    expect(await clerk.send('PATCH', `${path}/${id}/usage`)).toMatchObject({
      status: 200,
      body: { accessCount: 2, lastAccessDate: expect.stringMatching(/^\d{4}-.*Z$/) },
    });
    const one = await clerk.get(`${path}/${id}`);
    expectValidResponse('getFavorite', one);
    expect(one).toMatchObject({ status: 200, body: { name: 'Best customer', accessCount: 2 } });
    expect((await clerk.send('DELETE', `${path}/${id}`)).status).toBe(204);
    expect((await clerk.send('DELETE', `${path}/${id}`)).status).toBe(404);
    expect((await clerk.get(`${path}/${id}`)).status).toBe(404);
  });

  test('several get names and an order at once, or none of them', async () => {
    const seller = await shop.signedIn('seller@example.com', ['clerk']);
    const ids: string[] = [];
    for (const name of ['Account', 'Contact', 'User']) ids.push(await made(seller, name, 'ObjectHome'));
    const [first = '', second = '', third = ''] = ids;
    const put = (favorites: object[]) => seller.send('PUT', `${path}/batch`, { favorites });
    const answer = await put([{ id: third, name: 'People' }]);
    expectValidResponse('updateFavorites', answer);
    expect((await listed(seller)).map(({ id }) => id)).toEqual([third, first, second]);
    expect((await listed(seller))[0]?.name).toBe('People');
    const other = await made(clerk, 'Account', 'ObjectHome');
    for (const favorites of [
      [
        { id: second, name: 'Changed' },
        { id: other, name: 'Stolen' },
      ],
      [
        { id: second, name: 'Changed' },
        { id: 'nothing', name: 'a' },
      ],
    ])
      expect((await put(favorites)).status).toBe(404);
    expect(
      (
        await put([
          { id: second, name: 'a' },
          { id: second, name: 'b' },
        ])
      ).status,
    ).toBe(400);
    expect((await listed(seller)).map(({ name }) => name)).not.toContain('Changed');
  });

  test('everybody has their own', async () => {
    const id = await made(clerk, buyer.person.accountId);
    expect(await listed(buyer)).toEqual([]);
    for (const [method, way, body] of [
      ['GET', id],
      ['DELETE', id],
      ['PATCH', id, { name: 'Stolen' }],
      ['PATCH', `${id}/usage`],
    ] as const)
      expect((await buyer.send(method, `${path}/${way}`, body)).status).toBe(404);
    const guest = shop.browser();
    expect((await guest.get(path)).status).toBe(403);
    expect((await make(guest, buyer.person.accountId)).status).toBe(403);
  });

  test('what may not be read cannot become a favorite; bad input is an error', async () => {
    const { accountId } = clerk.person;
    expect((await make(buyer, accountId)).status).toBe(404);
    expect((await make(buyer, '001000000000001AAA')).status).toBe(404);
    expect((await make(buyer, 'nothing')).status).toBe(400);
    expect((await make(buyer, 'Lead', 'ObjectHome')).status).toBe(403);
    expect((await make(buyer, 'Nothing', 'ObjectHome')).status).toBe(403);
    expect((await make(buyer, '00B000000000001AAA', 'ListView')).status).toBe(404);
    expect((await make(buyer, accountId, 'Report')).status).toBe(400);
    expect((await make(buyer, accountId, 'Record', { name: '' })).status).toBe(400);
    const id = await made(buyer, buyer.person.accountId);
    expect((await buyer.send('PATCH', `${path}/${id}`, {})).status).toBe(400);
    expect((await buyer.send('PATCH', `${path}/${id}`, { sortOrder: -1 })).status).toBe(400);
  });

  test('a user has 200 favorites at most', async () => {
    const { userId, accountId } = (await shop.signedIn('many@example.com', ['clerk'])).person;
    const rows = Array.from({ length: maxFavorites }, (_, at) => ({
      id: `0MV${at}`,
      user_id: userId,
      name: String(at),
      target: String(at),
      target_type: 'Record',
      object: 'Account',
      sort_order: at,
    }));
    await shop.database
      .insertInto('relab_favorite' as never)
      .values(rows as never)
      .execute();
    const many = await shop.signedIn('many@example.com', ['clerk']);
    expect(await make(many, accountId)).toMatchObject({
      status: 400,
      body: [{ errorCode: 'LIMIT_EXCEEDED' }],
    });
  });

  test('statements: two to make one, three for several, one for all else', async () => {
    const count = async (work: () => Promise<unknown>) => (await countStatements(shop.database, work)) - 1;
    expect(await count(() => make(clerk, clerk.person.accountId))).toBe(2);
    expect(await count(() => make(clerk, 'User', 'ObjectHome'))).toBe(1);
    const [one] = await listed(clerk);
    const id = one?.id ?? '';
    expect(await count(() => clerk.get(path))).toBe(1);
    expect(await count(() => clerk.get(`${path}/${id}`))).toBe(1);
    expect(await count(() => clerk.send('PATCH', `${path}/${id}`, { sortOrder: 5 }))).toBe(1);
    expect(await count(() => clerk.send('PATCH', `${path}/${id}/usage`))).toBe(1);
    const favorites = [{ id, name: 'a' }];
    expect(await count(() => clerk.send('PUT', `${path}/batch`, { favorites }))).toBe(3);
    expect(await count(() => clerk.send('DELETE', `${path}/${id}`))).toBe(1);
  });
});
