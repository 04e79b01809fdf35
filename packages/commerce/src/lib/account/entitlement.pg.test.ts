import type { AnyCall } from '@relab/contract';
import {
  addItemsToCart,
  addItemToCart,
  type CartItemBatch,
  getProduct,
  getProductCategoryChildren,
  getProductPrice,
  getProductPrices,
  getProducts,
  getSearchSuggestions,
  type Product,
  type ProductPrice,
  type ProductSearch,
  type Products,
  type SearchSuggestions,
  searchProducts,
  writeRefinements,
} from '@relab/contract/commerce';
import { testEngines } from '@relab/database/testing';
import { newId } from '@relab/server/http';
import type { User } from '@relab/server/principal';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openShop, product, type Shopper, type TestShop } from '../commerce.fixture.ts';
import { addAccount, addGroup, addPolicy, manage, reserveProduct } from './account.fixture.ts';

const fields = ['Name', 'StockKeepingUnit'];

describe.each(testEngines)('entitlements on %s', (engine) => {
  let shop: TestShop;
  let a: string;
  let reserved: string;
  let priceless: string;
  let policyId: string;
  let member: User;
  /** Whom a member may act for, and who is in no group. */
  let managed: string;
  /** Somebody who may act for the member's account, and whose own is in no group. */
  let deputy: User;
  let stranger: User;

  beforeAll(async () => {
    shop = await openShop(engine);
    await shop.put(
      product('A', { name: 'Eppendorf plain rotor', stock: 500, unitPrice: '1000.00' }),
      product('B', { name: 'Quetzals drying oven', category: 'ovens', unitPrice: '300.00', stock: 5 }),
      product('R', {
        name: 'Quetzalor vault oven',
        maker: 'Quetzalor',
        category: 'ovens',
        unitPrice: '77.00',
        stock: 500,
        fields: { Year__c: 1977 },
      }),
      product('P', {
        name: 'Marmoset vault oven',
        maker: 'Marmoset',
        category: 'ovens',
        unitPrice: '55555.00',
        listPrice: '66666.00',
        stock: 500,
      }),
    );
    [a, reserved, priceless] = [await shop.idOf('A'), await shop.idOf('R'), await shop.idOf('P')];
    [member, deputy, stranger] = [await shop.addUser(), await shop.addUser(), await shop.addUser()];
    managed = await addAccount(shop.database, 'Institute of Patience');
    await manage(shop.database, member.accountId, managed);
    await manage(shop.database, deputy.accountId, member.accountId);
    const { groupId } = await addGroup(shop.database, [member.accountId], {});
    policyId = await addPolicy(shop.database, [groupId], [reserved]);
    await addPolicy(shop.database, [groupId], [priceless], { canViewPrice: false });
    // Of others: it gives the member nothing.
    const others = await addGroup(shop.database, [], {});
    await addPolicy(shop.database, [others.groupId], [reserved, priceless]);
  });
  afterAll(() => shop.close());

  type Person = readonly [principal: string, as: () => Shopper, effectiveAccountId: () => string | undefined];
  const ownAccount = () => undefined;
  const kept: readonly Person[] = [
    ['a guest', () => shop.guest(), ownAccount],
    ['another account', () => shop.as(stranger), ownAccount],
    ['a member who acts for another account', () => shop.as(member), () => managed],
    ['a deputy for their own account', () => shop.as(deputy), ownAccount],
  ];
  const entitled: readonly Person[] = [
    ['a member', () => shop.as(member), ownAccount],
    ['a deputy who acts for a member', () => shop.as(deputy), () => member.accountId],
  ];

  const batch = (productId: string, lines: number) => ({
    inputs: Array.from({ length: lines }, () => ({ richInput: { productId, quantity: 1, type: 'Product' } })),
  });
  const naming: readonly (readonly [AnyCall, (id: string, sku: string) => Record<string, unknown>])[] = [
    [getProduct, (productId) => ({ productId })],
    [getProducts, (id) => ({ ids: [id], fields })],
    [getProducts, (_, sku) => ({ skus: [sku], fields })],
    [getProductPrice, (productId) => ({ productId })],
    [getProductPrices, (id) => ({ productIds: [id] })],
    [addItemToCart, (productId) => ({ productId, quantity: 1 })],
    [addItemsToCart, (productId) => batch(productId, 1)],
    [addItemsToCart, (productId) => batch(productId, 51)],
  ];
  const finding: readonly (readonly [AnyCall, Record<string, unknown>])[] = [
    [searchProducts, { fields }],
    [searchProducts, { fields, categoryId: 'ovens' }],
    [searchProducts, { fields, searchTerm: 'vault' }],
    [searchProducts, { fields, searchTerm: 'quetzalor' }],
    [searchProducts, { fields, searchTerm: 'marmosett' }],
    [
      searchProducts,
      { fields, refinements: writeRefinements([{ nameOrId: 'UnitPrice', values: ['1..100'] }]) },
    ],
    [searchProducts, { fields, sortRuleId: 'price-desc' }],
    [getSearchSuggestions, { searchTerm: 'quetz' }],
    [getSearchSuggestions, { searchTerm: 'marmo' }],
    [getSearchSuggestions, { searchTerm: 'vau' }],
    [getProductCategoryChildren, {}],
  ];
  const setActive = (isActive: boolean) =>
    sql`update product2 set is_active = ${isActive} where id in (${reserved}, ${priceless})`.execute(
      shop.database,
    );

  describe.each(kept)('for %s', (_, as, effectiveAccountId) => {
    it('every call responds as if a product reserved to other accounts did not exist', async () => {
      const shopper = as();
      const ask = async (call: AnyCall, config: object) => {
        const { status, body } = await shopper.call(call, {
          ...config,
          effectiveAccountId: effectiveAccountId(),
        });
        return { status, body };
      };
      for (const [call, config] of naming) {
        for (const [id, sku] of [
          [reserved, 'R'],
          [priceless, 'P'],
        ] as const) {
          const ghost = newId('01t');
          const there = JSON.stringify(await ask(call, config(id, sku)));
          const absent = JSON.stringify(await ask(call, config(ghost, 'GHOST')));
          expect(there.replaceAll(id, ghost).replaceAll(`"${sku}"`, '"GHOST"'), call.id).toBe(absent);
        }
      }
    });

    it('is neither found nor counted nor suggested, and leads to no other spelling', async () => {
      const shopper = as();
      const findAll = async () => {
        const found: unknown[] = [];
        for (const [call, config] of finding) {
          const { body } = await shopper.call(call, {
            ...config,
            effectiveAccountId: effectiveAccountId(),
          });
          found.push({ ...body, correlationId: '' });
        }
        return found;
      };
      const answers = await findAll();
      await setActive(false);
      const without = await findAll();
      await setActive(true);
      expect(answers).toEqual(without);
      // A word that only reserved listings have is as unknown as any other.
      expect(answers[3]).toMatchObject({ correction: 'quetzals', productsPage: { total: 1 } });
      expect(JSON.stringify(answers)).not.toMatch(/quetzalor vault|marmoset\b|1977|55555/i);
    });
  });

  describe.each(entitled)('for %s', (_, as, effectiveAccountId) => {
    const ok = <Body>(call: AnyCall, config: object) =>
      as().ok<Body>(call, { ...config, effectiveAccountId: effectiveAccountId() });

    it('a product reserved to an account is sold to it as any other', async () => {
      expect(await ok<Product>(getProduct, { productId: reserved })).toMatchObject({
        entitlement: { canViewPrice: true },
      });
      const { products } = await ok<Products>(getProducts, { ids: [reserved], fields });
      expect(products).toMatchObject([{ success: true, sku: 'R' }]);
      expect(await ok(getProductPrice, { productId: reserved })).toMatchObject({ unitPrice: '77.00' });
      const found = await ok<ProductSearch>(searchProducts, { fields, searchTerm: 'quetzalor' });
      expect(found.productsPage).toMatchObject({ total: 1, products: [{ prices: { unitPrice: '77.00' } }] });
      const { completions } = await ok<SearchSuggestions>(getSearchSuggestions, { searchTerm: 'quetzalo' });
      expect(completions.map(({ kind, id }) => [kind, id])).toEqual([
        ['Manufacturer', null],
        ['Product', reserved],
      ]);
      expect(await ok(addItemToCart, { productId: reserved, quantity: 1 })).toMatchObject({
        salesPrice: '77.00',
      });
    });

    it('a price that may not be viewed appears nowhere, and the product is not sold', async () => {
      expect(await ok<Product>(getProduct, { productId: priceless })).toMatchObject({
        entitlement: { canViewPrice: false },
      });
      expect(await ok<ProductPrice>(getProductPrice, { productId: priceless })).toMatchObject({
        listPrice: null,
        pricebookEntryId: null,
        unitPrice: null,
      });
      const add = { productId: priceless, quantity: 1, effectiveAccountId: effectiveAccountId() };
      expect(await as().call(addItemToCart, add)).toMatchObject({
        status: 403,
        body: [{ errorCode: 'INSUFFICIENT_ACCESS', message: expect.stringContaining('quote') }],
      });
      const refused = await ok<CartItemBatch>(addItemsToCart, batch(priceless, 51));
      expect(new Set(refused.results.map(({ statusCode }) => statusCode))).toEqual(new Set([400]));

      const dearest = await ok<ProductSearch>(searchProducts, { fields, sortRuleId: 'price-desc' });
      expect(dearest.productsPage.products.map(({ id }) => id).at(-1)).toBe(priceless);
      expect(JSON.stringify(dearest)).not.toMatch(/55555|66666/);
      const prices = dearest.facets.find(({ nameOrId }) => nameOrId === 'UnitPrice');
      expect(prices?.values).toMatchObject([{ nameOrId: '77..1000', productCount: 3 }]);
      const refinements = writeRefinements([{ nameOrId: 'UnitPrice', values: ['50000..60000'] }]);
      const within = await ok<ProductSearch>(searchProducts, { fields, refinements });
      expect(within.productsPage.total).toBe(0);
    });
  });

  describe('shows with the next search', () => {
    const isFound = async (shopper: Shopper) => {
      const { productsPage } = await shopper.ok<ProductSearch>(searchProducts, {
        fields,
        searchTerm: 'plain',
      });
      return productsPage.total === 1;
    };
    let user: User;
    let groupId: string;
    let ownPolicyId: string;
    const change = (statement: string) => sql.raw(statement).execute(shop.database);
    const open = async () => {
      user = await shop.addUser();
      ({ groupId } = await addGroup(shop.database, [user.accountId], {}));
      ownPolicyId = await addPolicy(shop.database, [groupId], [a]);
      expect([await isFound(shop.guest()), await isFound(shop.as(user))]).toEqual([false, true]);
    };
    const end = () => change(`delete from commerce_entitlement_product where policy_id = '${ownPolicyId}'`);

    it.each([
      [
        'an account left the group',
        () => change(`update buyer_group_member set is_deleted = true where buyer_group_id = '${groupId}'`),
      ],
      ['the group ended', () => change(`update buyer_group set is_active = false where id = '${groupId}'`)],
      [
        'the policy was taken from the group',
        () =>
          change(
            `update commerce_entitlement_buyer_group set is_deleted = true where policy_id = '${ownPolicyId}'`,
          ),
      ],
      [
        'the policy shows it no more',
        () =>
          change(
            `update commerce_entitlement_policy set can_view_product = false where id = '${ownPolicyId}'`,
          ),
      ],
    ])('that %s', async (_, withdraw) => {
      await open();
      await withdraw();
      expect([await isFound(shop.guest()), await isFound(shop.as(user))]).toEqual([false, false]);
      await end();
      expect([await isFound(shop.guest()), await isFound(shop.as(user))]).toEqual([true, true]);
    });

    it.each([
      [
        'the policy is not active any more',
        (id: string) => `update commerce_entitlement_policy set is_active = false where id = '${id}'`,
      ],
      [
        'the policy is gone',
        (id: string) => `update commerce_entitlement_policy set is_deleted = true where id = '${id}'`,
      ],
      [
        'the product is out of the policy',
        (id: string) => `update commerce_entitlement_product set is_deleted = true where policy_id = '${id}'`,
      ],
    ])('that %s: then the product is for everybody', async (_, statement) => {
      await open();
      await change(statement(ownPolicyId));
      expect([await isFound(shop.guest()), await isFound(shop.as(user))]).toEqual([true, true]);
      await end();
    });

    it('that a policy is in force, also where a product came into it meanwhile', async () => {
      const id = await addPolicy(shop.database, [], [], { isActive: false });
      const active = Promise.withResolvers<void>();
      const goOn = Promise.withResolvers<void>();
      const activating = shop.database.transaction().execute(async (transaction) => {
        await sql`update commerce_entitlement_policy set is_active = true where id = ${id}`.execute(
          transaction,
        );
        active.resolve();
        await goOn.promise;
      });
      await active.promise;
      const adding = reserveProduct(shop.database, id, a);
      // Time for it to come through, did it not wait for the policy.
      await Promise.race([adding, new Promise((resolve) => setTimeout(resolve, 200))]);
      if (engine === 'postgres') expect(await isFound(shop.guest())).toBe(true);
      goOn.resolve();
      await Promise.all([activating, adding]);
      expect(await isFound(shop.guest())).toBe(false);
      await change(`delete from commerce_entitlement_product where policy_id = '${id}'`);
    });
  });

  it('holds a product once in a policy, and a policy once for a group', async () => {
    await expect(reserveProduct(shop.database, policyId, reserved)).rejects.toThrow(
      /commerce_entitlement_product_once/,
    );
  });
});
