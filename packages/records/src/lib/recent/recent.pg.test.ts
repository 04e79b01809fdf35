import { describedCalls } from '@relab/contract/server';
import { testEngines } from '@relab/database/testing';
import type { Principal } from '@relab/server/principal';
import { countStatements, type TestBrowser, type TestServer, testServer, uiApi } from '@relab/test-server';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listObjects } from '../lists/lists.fixture.ts';
import { maxVisits, noteVisits } from './note-visits.ts';

interface Page {
  readonly records: readonly { readonly fields: { readonly Name: { readonly value: string } } }[];
  readonly nextPageToken: string | null;
}

describe.each(testEngines)('what users have opened on %s', (engine) => {
  let shop: TestServer;
  let clerk: TestBrowser & { person: { userId: string } };
  let buyer: TestBrowser & { person: { userId: string; accountId: string } };
  let now = new Date('2026-06-15T10:00:00.000Z');
  const ids = new Map<string, string>();
  const names = ['Alder', 'Birch', 'Cedar', 'Dogwood', 'Elm'];

  beforeAll(async () => {
    shop = await testServer(engine, { declared: listObjects });
    clerk = await shop.signedIn('clerk@example.com', ['clerk']);
    buyer = await shop.signedIn('buyer@example.com');
    for (const Name of names) {
      const { body } = await clerk.post(`${uiApi}/records`, { apiName: 'Account', fields: { Name } });
      ids.set(Name, (body as { id: string }).id);
    }
  });
  afterAll(() => shop.close());

  const whoIs = (userId: string): Principal => ({
    kind: 'user',
    userId,
    accountId: '',
    email: '',
    firstName: '',
    lastName: '',
    guestKey: null,
    roles: ['clerk'],
  });
  const visit = async (userId: string, recordIds: readonly string[], object = 'Account') => {
    now = new Date(now.getTime() + 1000);
    const visits = recordIds.map((recordId) => ({ recordId, object }));
    await noteVisits({ database: shop.database, principal: whoIs(userId), now: () => now }, visits);
  };
  const idOf = (name: string) => ids.get(name) ?? '';
  const open = async (...opened: string[]) => {
    for (const name of opened) await visit(clerk.person.userId, [idOf(name)]);
  };
  const seen = ({ records }: Page) => records.map(({ fields }) => fields.Name.value);
  const recent = async (query = '', principal: TestBrowser = clerk): Promise<Page> => {
    const { status, body } = await principal.get(`${uiApi}/mru-list-records/Account${query}`);
    expect({ status, body }).toMatchObject({ status: 200 });
    return body as Page;
  };
  const misfit = (id: string, body: unknown) =>
    describedCalls.find(({ call }) => call.id === id)?.responses[200]?.safeParse(body).error;

  test('D-177, D-280: the newest visit comes first, in pages; a visit again moves a record up', async () => {
    await open('Alder', 'Birch', 'Cedar', 'Alder');
    const page = await recent();
    expect(misfit('getMruListRecords', page)).toBeUndefined();
    expect(seen(page)).toEqual(['Alder', 'Cedar', 'Birch']);
    expect(page).toMatchObject({
      pageSize: 50,
      sortBy: [],
      listReference: { id: null, listViewApiName: null, objectApiName: 'Account', type: 'mru' },
    });
    const first = await recent('?pageSize=2');
    expect(seen(first)).toEqual(['Alder', 'Cedar']);
    expect(seen(await recent(`?pageSize=2&pageToken=${first.nextPageToken}`))).toEqual(['Birch']);
    expect(seen(await recent('?sortBy=Name'))).toEqual(['Alder', 'Birch', 'Cedar']);
  });

  test('D-165: the recent list has the names __Recent and MRU, with its info', async () => {
    for (const name of ['__Recent', '__recent', 'MRU'])
      expect((await clerk.post(`${uiApi}/list-records/Account/${name}`, {})).body).toEqual({
        ...(await recent()),
        searchTerm: null,
      });
    const { body: info } = await clerk.get(`${uiApi}/mru-list-info/Account`);
    expect(misfit('getMruListInfo', info)).toBeUndefined();
    expect(info).toMatchObject({
      deletable: false,
      updateable: false,
      cloneable: false,
      label: 'Recently Viewed',
      inlineEditDetails: { state: 'Disabled' },
      scope: null,
      orderedByInfo: [],
      listReference: { id: null, type: 'mru' },
    });
    const { body: both } = await clerk.get(`${uiApi}/mru-list-ui/Account`);
    expect(misfit('getMruListUi', both)).toBeUndefined();
    expect(both).toMatchObject({ info });
    const { body: found } = await clerk.post(`${uiApi}/list-records/Account/__Recent`, { searchTerm: 'bir' });
    expect(seen(found as Page)).toEqual(['Birch']);
  });

  test('everybody has a list of their own, guests none; what may not be read any more is not in it', async () => {
    expect(seen(await recent('', buyer))).toEqual([]);
    await visit(buyer.person.userId, [idOf('Alder'), buyer.person.accountId]);
    expect(seen(await recent('', buyer))).toEqual(['Test Person']);
    const guest = shop.browser();
    expect((await guest.get(`${uiApi}/mru-list-records/Account`)).status).toBe(403);
    expect((await guest.get('/services/data/v63.0/recent')).body).toEqual([]);
    await noteVisits(
      { database: shop.database, principal: { kind: 'guest', guestKey: null, roles: [] }, now: () => now },
      [{ recordId: idOf('Elm'), object: 'Account' }],
    );
    const { rows } = await sql`select 1 from relab_recent where record_id = ${idOf('Elm')}`.execute(
      shop.database,
    );
    expect(rows).toEqual([]);
    await open('Dogwood');
    await clerk.send('DELETE', `${uiApi}/records/${idOf('Dogwood')}`);
    expect(seen(await recent())).not.toContain('Dogwood');
  });

  test('records of all objects that were opened last', async () => {
    const { body: made } = await clerk.post(`${uiApi}/records`, {
      apiName: 'Contact',
      fields: { LastName: 'Ines' },
    });
    await visit(clerk.person.userId, [(made as { id: string }).id], 'Contact');
    const { body } = await clerk.get('/services/data/v63.0/recent?limit=2');
    expect(misfit('getRecentRecords', body)).toBeUndefined();
    expect(body).toMatchObject([
      { attributes: { type: 'Contact' }, Name: 'Ines' },
      {
        attributes: { type: 'Account', url: `/services/data/v63.0/sobjects/Account/${idOf('Alder')}` },
        Name: 'Alder',
      },
    ]);
    expect((await clerk.get('/services/data/v63.0/recent')).body).toHaveLength(4);
    for (const limit of [0, 201, -1])
      expect((await clerk.get(`/services/data/v63.0/recent?limit=${limit}`)).status).toBe(400);
  });

  test('the newest 200 of each object are kept, exactly, in one statement', async () => {
    const user = '005000000000001AAA';
    const made = Array.from({ length: 230 }, (_, index) => `001${String(index).padStart(15, '0')}`);
    await visit(user, ['003000000000000001'], 'Contact');
    await visit(user, made.slice(0, 150));
    await visit(user, made.slice(150));
    const kept = async () => {
      const { rows } = await sql<{ record_id: string }>`
        select record_id from relab_recent where user_id = ${user} and object = 'Account' order by record_id`.execute(
        shop.database,
      );
      return rows.map((row) => row.record_id);
    };
    expect(await kept()).toHaveLength(maxVisits);
    expect(await kept()).toEqual(expect.arrayContaining(made.slice(150)));
    expect(await countStatements(shop.database, () => visit(user, made.slice(0, 3)))).toBe(1);
    expect(await kept()).toHaveLength(maxVisits);
    expect(await kept()).toEqual(expect.arrayContaining(made.slice(0, 3)));
    const { rows } =
      await sql`select 1 from relab_recent where user_id = ${user} and object = 'Contact'`.execute(
        shop.database,
      );
    expect(rows).toHaveLength(1);
  });

  test('opening many records at the same moment does not wait for other transactions', async () => {
    const user = '005000000000002AAA';
    const made = Array.from({ length: 260 }, (_, index) => `001${String(index).padStart(15, '0')}`);
    await Promise.all(
      Array.from({ length: 12 }, (_, index) => {
        const some = made.slice(index * 20, index * 20 + 40);
        return visit(user, index % 2 === 0 ? some : some.toReversed());
      }),
    );
    await visit(user, made.slice(0, 1));
    const { rows } = await sql`select 1 from relab_recent where user_id = ${user}`.execute(shop.database);
    expect(rows).toHaveLength(maxVisits);
  });
});
