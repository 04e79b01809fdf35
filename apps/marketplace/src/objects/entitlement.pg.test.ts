import { dataPath } from '@relab/contract';
import { testEngines } from '@relab/database/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Desk, type Office, openOffice } from './office.fixture.ts';

type Colleague = Awaited<ReturnType<Office['enter']>>;

const data = dataPath.replace('{version}', 'v63.0');

describe.each(testEngines)('records of reserved listings on %s', (engine) => {
  let office: Office;
  let clerk: Colleague;
  let member: Colleague;
  let stranger: Colleague;
  /** Acts for the member's account, and records name no account that they are for. */
  let deputy: Colleague;
  let listing: string;
  let policy: string;
  let maker: { readonly id: string; readonly listings: number };

  beforeAll(async () => {
    office = await openOffice(engine);
    clerk = await office.enter('clerk', 'clerk');
    member = await office.enter('member', 'buyer');
    stranger = await office.enter('stranger', 'buyer');
    deputy = await office.enter('deputy', 'buyer');
    listing = (await office.administrator.list('Product2', 'AllProducts'))[0] ?? '';
    const before = await clerk.read(listing, 'Maker__c');
    const id = String(before?.Maker__c);
    maker = { id, listings: Number((await office.guest.read(id, 'Listings__c'))?.Listings__c) };
    await clerk.create('ExternalManagedAccount', {
      AccountId: deputy.person.accountId,
      TargetAccountId: member.person.accountId,
    });
    // As whoever keeps the catalogue does it.
    const group = await clerk.create('BuyerGroup', { Name: 'Partners', IsActive: true });
    await clerk.create('BuyerGroupMember', { BuyerGroupId: group, BuyerId: member.person.accountId });
    policy = await clerk.create('CommerceEntitlementPolicy', {
      Name: 'Partners',
      IsActive: true,
      CanViewProduct: true,
      CanViewPrice: true,
    });
    await clerk.create('CommerceEntitlementBuyerGroup', { PolicyId: policy, BuyerGroupId: group });
    await clerk.create('CommerceEntitlementProduct', { PolicyId: policy, ProductId: listing });
  });
  afterAll(() => office?.close());

  /** How many of a listing's rows of an object somebody reads. */
  const rowsOf = async ({ send }: Desk, apiName: string, way: string): Promise<number> => {
    const q = `SELECT Id FROM ${apiName} WHERE ${way} = '${listing}'`;
    const { body } = await send('GET', `${data}/query?q=${encodeURIComponent(q)}`);
    return (body as { readonly totalSize: number }).totalSize;
  };
  const isFound = async ({ send }: Desk, path: string, body: object): Promise<boolean> =>
    JSON.stringify((await send('POST', path, body)).body).includes(listing);
  /** By every way that leads to a listing, whether somebody comes to it. */
  const reach = async (desk: Desk) => {
    const { rows } = await sql<{ sku: string }>`
      select stock_keeping_unit as sku from product2 where id = ${listing}`.execute(office.database);
    const q = encodeURIComponent(rows[0]?.sku ?? '');
    return {
      record: (await desk.read(listing, 'Name')) !== undefined,
      list: (await desk.list('Product2', 'AllProducts')).includes(listing),
      query: (await rowsOf(desk, 'Product2', 'Id')) === 1,
      keyword: await isFound(desk, `/search/results/keyword?objectApiName=Product2&q=${q}`, {}),
      search: await isFound(desk, `/search/results?q=${q}`, { objectApiNames: ['Product2'] }),
      price: (await rowsOf(desk, 'PricebookEntry', 'Product2Id')) === 1,
      media: (await rowsOf(desk, 'ProductMedia', 'ProductId')) > 0,
      category: (await rowsOf(desk, 'ProductCategoryProduct', 'ProductId')) > 0,
      ofMaker: JSON.stringify(
        (await desk.send('POST', `/related-list-records/${maker.id}/Listings__r`, {})).body,
      ).includes(listing),
    };
  };
  const all = (isReached: boolean) => ({
    record: isReached,
    list: isReached,
    query: isReached,
    keyword: isReached,
    search: isReached,
    price: isReached,
    media: isReached,
    category: isReached,
    ofMaker: isReached,
  });

  test.each([
    ['a guest', () => office.guest, false],
    ['a buyer of no group', () => stranger, false],
    ['a buyer of the group', () => member, true],
    ['one who may act for it', () => deputy, true],
    ['a clerk', () => clerk, true],
  ])('%s comes to them by every way, or by none', async (_, desk, isReached) => {
    expect(await reach(desk())).toEqual(all(isReached));
  });

  test('are not counted in numbers that everybody reads', async () => {
    expect(await office.guest.read(maker.id, 'Listings__c')).toEqual({ Listings__c: maker.listings - 1 });
    expect(await clerk.read(listing, 'Policies__c')).toEqual({ Policies__c: 1 });
    expect(await member.read(listing, 'Policies__c')).toEqual({});
  });

  test('take quote requests of those who see them; for others they do not exist', async () => {
    const request = { Listing__c: listing, Quantity__c: 1 };
    await expect(stranger.create('QuoteRequest__c', request)).rejects.toThrow('there is no such record');
    const lookup = '/lookups/QuoteRequest__c/Listing__c?searchType=Search&q=';
    const { rows } = await sql<{ name: string }>`
      select name from product2 where id = ${listing}`.execute(office.database);
    const word = encodeURIComponent(rows[0]?.name.split(' ')[0] ?? '');
    expect(await isFound(stranger, lookup + word, {})).toBe(false);
    expect(await isFound(member, lookup + word, {})).toBe(true);
    await member.create('QuoteRequest__c', request);
  });

  test('have no price for accounts from which a policy hides it', async () => {
    expect((await member.read(listing, 'Price__c'))?.Price__c).toBeGreaterThan(0);
    await clerk.update(policy, { CanViewPrice: false });
    expect(await member.read(listing, 'Price__c')).toEqual({ Price__c: null });
    expect(await rowsOf(member, 'PricebookEntry', 'Product2Id')).toBe(0);
    expect((await clerk.read(listing, 'Standard_Price__c'))?.Standard_Price__c).toBeGreaterThan(0);
    await clerk.update(policy, { CanViewPrice: true });
  });

  test('policies are changed by clerks alone, and show prices only with their products', async () => {
    expect(await member.send('GET', '/object-info/CommerceEntitlementPolicy')).toMatchObject({ status: 403 });
    expect(await member.read(policy, 'Name')).toBeUndefined();
    expect(await clerk.update(policy, { CanViewProduct: false })).toMatchObject({ status: 400 });
  });

  test('deleting a policy deletes its links, and its listings are public again', async () => {
    expect(await clerk.send('DELETE', `/records/${policy}`)).toMatchObject({ status: 204 });
    const { rows } = await sql<{ left: number }>`
      select count(*)::int as left from commerce_entitlement_product where policy_id = ${policy} and not is_deleted
      `.execute(office.database);
    expect(rows).toEqual([{ left: 0 }]);
    expect(await reach(office.guest)).toEqual(all(true));
  });
});
