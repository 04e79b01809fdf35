import { testEngines } from '@relab/database/testing';
import { newId } from '@relab/server/http';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Desk, Office } from '../objects/office.fixture.ts';
import { openWatchtower, type Watchtower } from './notices.fixture.ts';
import { startSearchNotices } from './search-notice.ts';

type Colleague = Awaited<ReturnType<Office['enter']>>;

const watched = 'WatchedListing__c';
const saved = 'SavedSearch__c';
const day = 24 * 60;

describe.each(testEngines)('watched listings and saved searches on %s', (engine) => {
  let tower: Watchtower;
  let office: Office;
  let buyer: Colleague;
  let other: Colleague;
  beforeAll(async () => {
    tower = await openWatchtower(engine);
    office = tower.office;
    buyer = await office.enter('buyer', 'buyer');
    other = await office.enter('other', 'buyer manager');
  });
  beforeEach(async () => {
    await sql`delete from watched_listing`.execute(office.database);
    await sql`delete from saved_search`.execute(office.database);
    await tower.reset();
  });
  afterAll(() => office?.close());

  const watch = (desk: Desk, Listing__c: string, Price__c = 1000) =>
    desk.create(watched, { Listing__c, Price__c, CurrencyIsoCode: 'EUR' });
  const post = (desk: Desk, apiName: string, fields: object) =>
    desk.send('POST', '/records', { apiName, fields });
  const countOf = async (table: string): Promise<number> => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from ${sql.table(table)} where not is_deleted`.execute(office.database);
    return rows[0]?.count ?? -1;
  };
  const jobsOf = async (kind: string): Promise<number> => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from job where kind = ${kind}`.execute(office.database);
    return rows[0]?.count ?? -1;
  };
  const setPrice = (id: string, price: string) =>
    sql`update pricebook_entry set unit_price = ${price} where product2_id = ${id}`.execute(office.database);

  describe('a watched listing', () => {
    test('is read, changed and removed by its watcher alone; guests watch nothing', async () => {
      const listing = await tower.put('W-1');
      const id = await watch(buyer, listing);
      expect(await buyer.read(id, 'Name', 'Price__c', 'OwnerId')).toEqual({
        Name: 'Watchmaker W-1',
        Price__c: 1000,
        OwnerId: buyer.person.userId,
      });
      expect(await other.list(watched, 'MyWatchedListings')).toEqual([]);
      for (const desk of [other, office.guest]) {
        expect(await desk.read(id, 'Name')).toBeUndefined();
        expect((await desk.update(id, { Notices__c: false })).status).toBeGreaterThanOrEqual(400);
        expect((await desk.send('DELETE', `/records/${id}`)).status).toBeGreaterThanOrEqual(400);
      }
      expect((await post(office.guest, watched, { Listing__c: listing })).status).toBeGreaterThanOrEqual(400);
      expect(await buyer.list(watched, 'MyWatchedListings')).toEqual([id]);
      expect(await buyer.read(id, 'Notices__c', 'ToldState__c')).toEqual({ Notices__c: true });
    });

    test('cannot be made for another user, and its notified state cannot be set', async () => {
      const listing = await tower.put('W-1');
      for (const forged of [{ OwnerId: other.person.userId }, { ToldPrice__c: 1 }, { Name: 'Mine' }]) {
        const { status } = await post(buyer, watched, { Listing__c: listing, ...forged });
        expect(status, JSON.stringify(forged)).toBe(400);
      }
      const id = await watch(buyer, listing);
      expect((await buyer.update(id, { OwnerId: other.person.userId })).status).toBeGreaterThanOrEqual(400);
      expect((await buyer.update(id, { Price__c: 1 })).status).toBeGreaterThanOrEqual(400);
      expect(await countOf('watched_listing')).toBe(1);
    });

    test.each([
      ['that never was', '01t00000000000zAAA'],
      ['that is no listing', '001000000000001AAA'],
      ['without a name', null],
    ])('%s is not watched', async (_, Listing__c) => {
      expect((await post(buyer, watched, { Listing__c })).status).toBe(400);
      expect(await countOf('watched_listing')).toBe(0);
    });

    test('cannot be made of an inactive or deleted listing', async () => {
      const draft = await tower.put('W-OFF', { isActive: false });
      const deleted = await tower.put('W-GONE');
      await sql`update product2 set is_deleted = true where id = ${deleted}`.execute(office.database);
      expect((await post(buyer, watched, { Listing__c: draft })).status).toBe(400);
      expect((await post(buyer, watched, { Listing__c: deleted })).status).toBe(400);
      expect(await countOf('watched_listing')).toBe(0);
    });

    test('is one row when requested five times at once', async () => {
      const listing = await tower.put('W-1');
      const pressed = await Promise.all(
        [1, 2, 3, 4, 5].map(() => post(buyer, watched, { Listing__c: listing })),
      );
      expect(pressed.map(({ status }) => status).toSorted()).toEqual([201, 400, 400, 400, 400]);
      expect(JSON.stringify(pressed.find(({ status }) => status === 400))).toContain('DUPLICATE_VALUE');
      expect(await countOf('watched_listing')).toBe(1);
    });

    test('is rejected beyond 200 of one user', async () => {
      const listing = await tower.put('W-1');
      await sql`
        insert into product2 (id, name, manufacturer, model, type, condition, shipping, is_active)
        select '01tW' || lpad(n::text, 11, '0') || 'AAA', 'Filler', 'F', 'F', 'F', 'Refurbished', 'parcel', true
        from generate_series(1, 200) n on conflict do nothing`.execute(office.database);
      await sql`
        insert into watched_listing (id, listing, owner_id, created_by_id)
        select 'a03W' || lpad(n::text, 11, '0') || 'AAA', '01tW' || lpad(n::text, 11, '0') || 'AAA',
          ${buyer.person.userId}, ${buyer.person.userId} from generate_series(1, 200) n`.execute(
        office.database,
      );
      const { status, body } = await post(buyer, watched, { Listing__c: listing });
      expect(status).toBe(400);
      expect(JSON.stringify(body)).toContain('200 listings are watched already');
      await watch(other, listing);
      expect(await countOf('watched_listing')).toBe(201);
    });
  });

  describe('a watcher', () => {
    test('gets one notice of a price that fell twice, and none before or after', async () => {
      const listing = await tower.put('P-1');
      await watch(buyer, listing);
      await setPrice(listing, '900.00');
      await tower.work(5);
      expect(tower.mails()).toEqual([]);
      await setPrice(listing, '800.00');
      await tower.work(6);
      const [mail, ...more] = tower.mails();
      expect(more).toEqual([]);
      expect(mail).toMatchObject({ to: 'buyer@office.example', subject: 'The price fell: Watchmaker P-1' });
      expect(mail?.text).toContain('Now €800.00 net for one unit, €1,000.00 before.');
      expect(mail?.text).toContain(`https://relab.example/product/p-1/${listing}`);
      expect(mail?.unsubscribe).toMatch(/^https:\/\/relab\.example\/unsubscribe\/watching\./);
      await tower.work(30);
      expect(tower.mails()).toEqual([]);
    });

    test('gets notices in German after watching on a German page', async () => {
      const listing = await tower.put('P-DE');
      const fields = { Listing__c: listing, Price__c: 1000, CurrencyIsoCode: 'EUR' };
      await buyer.send('POST', '/records', { apiName: watched, fields }, 'de-DE');
      await setPrice(listing, '900.00');
      await tower.work(11);
      const [mail] = tower.mails();
      expect(mail?.subject).toBe('Der Preis ist gefallen: Watchmaker P-DE');
      expect(mail?.text).toContain('Jetzt 900,00 € netto für ein Gerät, vorher 1.000,00 €.');
      expect(mail?.text).toContain(`https://relab.example/de/product/p-de/${listing}`);
      expect(mail?.text).toContain('https://relab.example/de/login?next=%2Fde%2Fwatching');
      expect(mail?.unsubscribe).toMatch(/^https:\/\/relab\.example\/de\/unsubscribe\/watching\./);
    });

    test('gets many changes in one mail, and at most one every ten minutes', async () => {
      const listings = await Promise.all(['P-2', 'P-3', 'P-4'].map((sku) => tower.put(sku)));
      for (const listing of listings) await watch(buyer, listing);
      const [first = '', second = '', third = ''] = listings;
      await setPrice(first, '900.00');
      await tower.setStock(second, 0);
      await tower.work(11);
      const [mail, ...more] = tower.mails();
      expect(more).toEqual([]);
      expect(mail?.subject).toBe('News of 2 listings that you watch');
      expect(mail?.text).toContain('Sold\n----\n\nWatchmaker P-3');
      // A job of this change is due before ten minutes are over: it waits.
      await setPrice(third, '700.00');
      await sql`update job set run_at = now() where kind = 'watch notice' and status = 'Created'`.execute(
        office.database,
      );
      await tower.work(1);
      expect(tower.mails()).toEqual([]);
      await tower.work(10);
      expect(tower.mails().map(({ subject }) => subject)).toEqual(['The price fell: Watchmaker P-4']);
    });

    test('gets a notice when a listing is sold, for sale again or inactive, and none of what came back at once', async () => {
      const listing = await tower.put('P-5');
      await watch(buyer, listing);
      const next = async (change: () => Promise<unknown>) => {
        await change();
        await tower.work(11);
        return tower.mails().map(({ subject }) => subject);
      };
      const set = (isActive: boolean) =>
        sql`update product2 set is_active = ${isActive} where id = ${listing}`.execute(office.database);
      expect(await next(() => tower.setStock(listing, 0))).toEqual(['Sold: Watchmaker P-5']);
      expect(await next(() => tower.setStock(listing, 2))).toEqual(['For sale again: Watchmaker P-5']);
      expect(await next(() => set(false))).toEqual(['Not offered any more: Watchmaker P-5']);
      expect(await next(() => set(true))).toEqual(['For sale again: Watchmaker P-5']);
      expect(
        await next(async () => {
          await tower.setStock(listing, 0);
          await tower.setStock(listing, 1);
        }),
      ).toEqual([]);
      expect(await next(() => setPrice(listing, '2000.00'))).toEqual([]);
    });

    test('gets notices of the price of their account alone', async () => {
      const listing = await tower.put('P-6');
      const { administrator } = office;
      const BuyerGroupId = await administrator.create('BuyerGroup', { Name: 'Partners' });
      const Pricebook2Id = await administrator.create('Pricebook2', { Name: 'Partners' });
      await administrator.create('BuyerGroupPricebook', { BuyerGroupId, Pricebook2Id });
      await administrator.create('BuyerGroupMember', { BuyerGroupId, BuyerId: other.person.accountId });
      await watch(buyer, listing);
      await watch(other, listing);
      const price = { Product2Id: listing, Pricebook2Id, UnitPrice: 640, CurrencyIsoCode: 'EUR' };
      await administrator.create('PricebookEntry', price);
      await tower.work(11);
      const [mail, ...more] = tower.mails();
      expect(more).toEqual([]);
      expect(mail?.to).toBe('other@office.example');
      expect(mail?.text).toContain('Now €640.00');
    });

    test('gets no notices after turning them off, or without the right to sign in', async () => {
      const listing = await tower.put('P-7');
      const id = await watch(buyer, listing);
      const left = await office.enter('left', 'buyer');
      await watch(left, listing);
      await buyer.update(id, { Notices__c: false });
      await sql`update "user" set is_active = false where id = ${left.person.userId}`.execute(
        office.database,
      );
      await setPrice(listing, '500.00');
      await tower.work(11);
      expect(tower.mails()).toEqual([]);
    });

    test('loses no notice to an error between the look and the mail', async () => {
      const listing = await tower.put('P-8');
      await watch(buyer, listing);
      await setPrice(listing, '900.00');
      tower.failNext(new Error('the catalogue is away'));
      await tower.work(11);
      expect(tower.mails()).toEqual([]);
      await tower.work(1);
      expect(tower.mails()).toHaveLength(1);
    });
  });

  test('a load of a catalogue enqueues no job for unwatched listings, and one job for each watcher of the others', async () => {
    const skus = Array.from({ length: 20 }, (_, at) => `L-${at}`);
    const ids = [];
    for (const sku of skus) ids.push(await tower.put(sku));
    for (const sku of skus) await tower.put(sku, { price: '900.00' });
    expect(await jobsOf('watch notice')).toBe(0);
    await watch(buyer, ids[0] ?? '', 900);
    await watch(buyer, ids[1] ?? '', 900);
    await sql`update pricebook_entry set unit_price = 800 where product2_id = any (${ids})`.execute(
      office.database,
    );
    expect(await jobsOf('watch notice')).toBe(1);
    await sql`update pricebook_entry set list_price = 2000 where product2_id = any (${ids})`.execute(
      office.database,
    );
    expect(await jobsOf('watch notice')).toBe(1);
  });

  const address = '/global-search/watchmaker?condition=Refurbished';
  const save = (desk: Desk, more: object = {}) =>
    desk.create(saved, { Name: 'Ovens', Address__c: address, ...more });

  describe('a saved search', () => {
    test('belongs to its owner, is saved once, and only with an address of search results', async () => {
      const id = await save(buyer);
      expect(await buyer.read(id, 'Frequency__c', 'New__c')).toEqual({ Frequency__c: 'Daily', New__c: 0 });
      for (const desk of [other, office.guest]) {
        expect(await desk.read(id, 'Name')).toBeUndefined();
        expect((await desk.update(id, { Name: 'Theirs' })).status).toBeGreaterThanOrEqual(400);
        expect((await desk.send('DELETE', `/records/${id}`)).status).toBeGreaterThanOrEqual(400);
      }
      const refused = async (fields: object) => (await post(buyer, saved, { Name: 'x', ...fields })).status;
      expect(await refused({ Address__c: address })).toBe(400);
      for (const bad of ['https://else.example/global-search/x', '/cart', '/category/', '', 'x'.repeat(2000)])
        expect(await refused({ Address__c: bad }), bad.slice(0, 40)).toBe(400);
      expect(await refused({ Address__c: '/global-search/a', OwnerId: other.person.userId })).toBe(400);
      expect(await refused({ Address__c: '/global-search/a', NextLook__c: '2020-01-01T00:00:00Z' })).toBe(
        400,
      );
      expect((await buyer.update(id, { Address__c: '/global-search/a' })).status).toBeGreaterThanOrEqual(400);
      const { status } = await post(office.guest, saved, { Name: 'x', Address__c: '/global-search/a' });
      expect(status).toBeGreaterThanOrEqual(400);
      expect(await countOf('saved_search')).toBe(1);
    });

    test('is rejected beyond 50 of one user', async () => {
      await sql`
        insert into saved_search (id, name, address, frequency, owner_id, created_by_id)
        select 'a04S' || lpad(n::text, 11, '0') || 'AAA', 'S', '/global-search/' || n, 'Never',
          ${buyer.person.userId}, ${buyer.person.userId} from generate_series(1, 50) n`.execute(
        office.database,
      );
      const { status, body } = await post(buyer, saved, { Name: 'x', Address__c: address });
      expect(status).toBe(400);
      expect(JSON.stringify(body)).toContain('50 searches are saved already');
    });

    const begin = () => startSearchNotices(office.database, new Date());

    test('notifies its owner alone of new matches, once, when it is due', async () => {
      await tower.put('S-BEFORE');
      await begin();
      const id = await save(buyer);
      await save(other, { Frequency__c: 'Weekly' });
      await tower.put('S-NEW', { price: '1234.00' });
      await tower.put('S-ELSE', { maker: 'Somebody' });
      await tower.put('S-SOLD', { stock: 0 });
      await tower.work(day / 2);
      expect(tower.mails()).toEqual([]);
      await tower.work(day / 2 + 10);
      const [mail, ...more] = tower.mails();
      expect(more).toEqual([]);
      expect(mail).toMatchObject({ to: 'buyer@office.example', subject: 'A new listing for “Ovens”' });
      expect(mail?.text).toContain('Watchmaker S-NEW\n€1,234.00 net, ');
      expect(mail?.text).toContain('/product/s-new/');
      for (const absent of ['S-BEFORE', 'S-ELSE', 'S-SOLD']) expect(mail?.text).not.toContain(absent);
      expect(mail?.text).toContain(`https://relab.example${address}&sort=newest`);
      expect(mail?.unsubscribe).toMatch(/^https:\/\/relab\.example\/unsubscribe\/saved-search\./);
      expect(await buyer.read(id, 'New__c')).toEqual({ New__c: 1 });
      await tower.work(3 * day);
      expect(tower.mails()).toEqual([]);
      await tower.work(4 * day);
      expect(tower.mails().map(({ to }) => to)).toEqual(['other@office.example']);
    });

    test('notifies in German after it was saved on a German page', async () => {
      await begin();
      const fields = { Name: 'Öfen', Address__c: address, Frequency__c: 'Daily' };
      await buyer.send('POST', '/records', { apiName: saved, fields }, 'de-DE');
      await tower.put('S-DE', { price: '1234.00' });
      await tower.work(day + 10);
      const [mail] = tower.mails();
      expect(mail?.subject).toBe('Ein neues Inserat für „Öfen“');
      expect(mail?.text).toContain('1.234,00 € netto, Überholt');
      expect(mail?.text).toContain(`https://relab.example/de${address}&sort=newest`);
    });

    test('notifies of ten by name and the rest as a number; without mails it still counts', async () => {
      await begin();
      await save(buyer);
      const quiet = await save(other, { Frequency__c: 'Never' });
      for (let at = 0; at < 12; at++) await tower.put(`T-${at}`);
      await tower.work(day + 10);
      const [mail, ...more] = tower.mails();
      expect(more).toEqual([]);
      expect(mail?.subject).toBe('12 new listings for “Ovens”');
      expect(mail?.text.match(/\/product\/t-/g)).toHaveLength(10);
      expect(mail?.text).toContain('And 2 more.');
      expect(await other.read(quiet, 'New__c')).toEqual({ New__c: 12 });
    });

    test('notifies within a quarter of an hour, also of a draft that was created long before', async () => {
      const draft = await tower.put('D-1', { isActive: false });
      await sql`update product2 set created_date = now() - interval '9 days' where id = ${draft}`.execute(
        office.database,
      );
      await begin();
      await save(buyer, { Frequency__c: 'AtOnce' });
      await tower.work(15);
      expect(tower.mails()).toEqual([]);
      await office.administrator.update(draft, { IsActive: true });
      await tower.work(15);
      expect(tower.mails().map(({ subject }) => subject)).toEqual(['A new listing for “Ovens”']);
    });

    test('does not hold up the notices of others when it cannot be read, or fails', async () => {
      await begin();
      const rubbish = [
        '/global-search/watchmaker?color=red',
        '/category/x/0ZG00000000000zAAA',
        '/category/x/y',
      ];
      for (const [at, Address__c] of rubbish.entries())
        await save(buyer, { Address__c, Name: `Rubbish ${at}` });
      await save(other);
      await tower.put('R-1');
      tower.failNext(new Error('the catalogue is away'));
      await tower.work(day + 10);
      await tower.work(90);
      expect(tower.mails().map(({ to, subject }) => [to, subject])).toEqual([
        ['other@office.example', 'A new listing for “Ovens”'],
      ]);
    });

    test('notifies once where the process is killed after the mail was written', async () => {
      await save(buyer);
      await tower.put('K-1');
      const later = new Date(Date.now() + (day + 100) * 60_000 * 10);
      const run = {
        id: '08j000000000001AAA',
        attempt: 1,
        database: office.database,
        createdBy: null,
        createdAt: later,
        now: () => later,
        signal: new AbortController().signal,
        progress: async () => undefined,
        hold: async () => undefined,
        finish: async () => {
          throw new Error('killed');
        },
      };
      await expect(tower.handlers.search.run({}, run)).rejects.toThrow('killed');
      expect(await jobsOf('mail')).toBe(1);
      await expect(tower.handlers.search.run({}, run)).rejects.toThrow('killed');
      expect(await jobsOf('mail')).toBe(1);
    });

    // The rows alone take half a minute inside a process.
    test.runIf(engine === 'postgres')(
      '10,000 that are due at once are looked through in batches',
      async () => {
        await sql`
        insert into "user" (id, username, email, last_name, roles)
        select '005S' || lpad(n::text, 11, '0') || 'AAA', n || '@many.example', n || '@many.example', 'Many', 'buyer'
        from generate_series(1, 200) n on conflict do nothing`.execute(office.database);
        // Their number is not what this is about, and counting them for each row would take longest.
        await sql`alter table saved_search disable trigger search_saved`.execute(office.database);
        await sql`
        insert into saved_search (id, name, address, owner_id, looked_date)
        select 'a04M' || lpad(n::text, 11, '0') || 'AAA', 'Many', '/global-search/nothing-of-it-' || n,
          '005S' || lpad((n % 200 + 1)::text, 11, '0') || 'AAA', now()
        from generate_series(1, 10000) n`.execute(office.database);
        await sql`alter table saved_search enable trigger search_saved`.execute(office.database);
        await begin();
        await tower.work(2 * day);
        const { rows } = await sql<{ due: number; runs: number }>`
        select (select count(*)::int from saved_search where next_look <= ${new Date(Date.now() + day * 60_000)}) as due,
          (select count(*)::int from job where kind = 'saved searches' and status = 'Completed') as runs
        `.execute(office.database);
        expect(rows[0]).toEqual({ due: 0, runs: 101 });
        expect(tower.mails()).toEqual([]);
      },
    );
  });

  describe('the link at the end of a mail', () => {
    const notice = (link: string | undefined, desk: Desk, method = 'GET') => {
      const key = new URL(link ?? '').pathname.replace('/unsubscribe/', '');
      return desk.send(method, `/services/identity/notices/${key}${method === 'POST' ? '/stop' : ''}`);
    };

    test('names what it ends, and ends it once its holder confirms', async () => {
      const listing = await tower.put('U-1');
      const id = await watch(buyer, listing);
      const others = await watch(other, listing);
      await setPrice(listing, '900.00');
      await tower.work(11);
      const link = tower.mails().find(({ to }) => to === 'buyer@office.example')?.unsubscribe;
      const on = { subject: 'the listings that you watch', isOn: true };
      expect(await notice(link, office.guest)).toEqual({ status: 200, body: on });
      expect(await buyer.read(id, 'Notices__c')).toEqual({ Notices__c: true });
      const off = { status: 200, body: { ...on, isOn: false } };
      expect(await notice(link, office.guest, 'POST')).toEqual(off);
      expect(await notice(link, office.guest, 'POST')).toEqual(off);
      expect(await buyer.read(id, 'Notices__c')).toEqual({ Notices__c: false });
      expect(await other.read(others, 'Notices__c')).toEqual({ Notices__c: true });
      await sql`delete from watched_listing`.execute(office.database);
      expect(await notice(link, office.guest)).toEqual({ status: 200, body: { subject: null, isOn: false } });
    });

    test('ends mails of one search, and is rejected when it is forged', async () => {
      await startSearchNotices(office.database, new Date());
      const id = await save(buyer);
      const kept = await save(buyer, { Address__c: '/global-search/watchmaker', Name: 'Kept' });
      await tower.put(`U-${newId('01t')}`);
      await tower.work(day + 10);
      const link = tower.mails().find(({ subject }) => subject.includes('Ovens'))?.unsubscribe;
      expect((await notice(link, office.guest, 'POST')).status).toBe(200);
      expect(await buyer.read(id, 'Frequency__c')).toEqual({ Frequency__c: 'Never' });
      expect(await buyer.read(kept, 'Frequency__c')).toEqual({ Frequency__c: 'Daily' });
      const forged = link?.replace(id, kept);
      expect((await notice(forged, office.guest, 'POST')).status).toBe(404);
      expect(await buyer.read(kept, 'Frequency__c')).toEqual({ Frequency__c: 'Daily' });
    });
  });
});
