import { testEngines } from '@relab/database/testing';
import { type TestBrowser, type TestServer, testServer, uiApi } from '@relab/test-server';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listObjects } from './lists.fixture.ts';

interface Page {
  readonly records: readonly { fields: Record<string, { value: unknown }> }[];
  readonly listInfoETag: string;
  readonly sortBy: readonly string[];
}

describe.each(testEngines)('pages that are asked for again on %s', (engine) => {
  let shop: TestServer;
  let clerk: TestBrowser;
  let other: TestBrowser;

  beforeAll(async () => {
    shop = await testServer(engine, { declared: listObjects });
    clerk = await shop.signedIn('clerk@example.com', ['clerk']);
    other = await shop.signedIn('other@example.com', ['clerk']);
    for (const [Name, Rating] of [
      ['Alder', 'Hot'],
      ['Birch', 'Warm'],
      ['Cedar', 'Cold'],
    ]) {
      await clerk.post(`${uiApi}/records`, { apiName: 'Account', fields: { Name, Rating } });
    }
  });
  afterAll(() => shop.close());

  const read = async (principal = clerk, query = ''): Promise<Page> => {
    const { status, body } = await principal.get(`${uiApi}/list-records/Account/AllAccounts${query}`);
    expect({ status, body }).toMatchObject({ status: 200 });
    return body as Page;
  };
  const names = ({ records }: Page) => records.map(({ fields }) => fields.Name?.value);

  test('they are equal while nothing changes, and show at once what another process has changed', async () => {
    const first = await read();
    expect(await read()).toEqual(first);
    expect(names(first)).toContain('Alder');
    // Nothing but the value changes: neither the version nor the moment of the record.
    await sql`update account set name = 'Aldermoor' where name = 'Alder'`.execute(shop.database);
    const changed = await read();
    expect(names(changed)).toEqual(names(first).map((name) => (name === 'Alder' ? 'Aldermoor' : name)));
    await sql`update account set name = 'Alder' where name = 'Aldermoor'`.execute(shop.database);
    expect(await read()).toEqual(first);
  });

  test('a page that becomes empty is read as empty, and as full again', async () => {
    const full = await read();
    await sql`update account set is_deleted = true`.execute(shop.database);
    expect((await read()).records).toEqual([]);
    expect((await read()).records).toEqual([]);
    await sql`update account set is_deleted = false`.execute(shop.database);
    expect(await read()).toEqual(full);
  });

  test('what the caller has chosen shows at once, and to nobody else', async () => {
    const before = await read();
    const path = `${uiApi}/list-preferences/Account/AllAccounts`;
    const orderedBy = [{ fieldApiName: 'Name', isAscending: false }];
    await clerk.send('PATCH', path, { orderedBy });
    const turned = await read();
    expect(turned.sortBy).toEqual(['-Name']);
    expect(names(turned)).toEqual(names(await read(other, '?sortBy=-Name')));
    await clerk.send('PATCH', path, { columnWidths: { Name: 300 } });
    const wide = await read();
    expect(wide).toEqual({ ...turned, listInfoETag: wide.listInfoETag });
    expect(wide.listInfoETag).not.toBe(turned.listInfoETag);
    expect(await read(other)).toEqual(before);
    await sql`delete from relab_list_preference`.execute(shop.database);
    expect(await read()).toEqual(before);
  });

  test('several who ask at once get what each of them may see', async () => {
    const buyer = await shop.signedIn('buyer@example.com');
    const alone = [await read(), await read(buyer)];
    const [own, theirs, again] = await Promise.all([read(), read(buyer), read()]);
    expect([own, theirs]).toEqual(alone);
    expect(again).toEqual(own);
  });
});
