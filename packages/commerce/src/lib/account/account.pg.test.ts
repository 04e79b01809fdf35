import {
  addItemToCart,
  type CartItem,
  type CartItems,
  type CartSummary,
  deleteCart,
  deleteItemFromCart,
  effectiveAccountRequired,
  getAiConfiguration,
  getCartItems,
  getCartSummary,
  getCheckout,
  getEffectiveAccount,
  getExternalManagedAccounts,
  getOrderSummaries,
  getSessionContext,
  startCheckout,
} from '@relab/contract/commerce';
import { testEngines } from '@relab/database/testing';
import type { User } from '@relab/server/principal';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openShop, product, type Shopper, type TestShop } from '../commerce.fixture.ts';
import { addAccount, addGroup, manage } from './account.fixture.ts';

const refusal = [{ errorCode: 'INSUFFICIENT_ACCESS', message: 'You may not act for this account.' }];

describe.each(testEngines)('acting for an account on %s', (engine) => {
  let shop: TestShop;
  let user: User;
  let buyer: Shopper;
  let managed: string;
  let foreign: string;
  let productId: string;

  beforeAll(async () => {
    shop = await openShop(engine);
    await shop.put(product('A', { stock: 50 }), product('B', { stock: 50 }));
    productId = await shop.idOf('A');
  });
  afterAll(() => shop.close());

  beforeEach(async () => {
    user = await shop.addUser();
    buyer = shop.as(user);
    managed = await addAccount(shop.database, 'Institute of Patience');
    foreign = await addAccount(shop.database, 'Somebody Else');
    await manage(shop.database, user.accountId, managed);
  });

  const put = (effectiveAccountId?: string) =>
    buyer.ok<CartItem>(addItemToCart, { productId, quantity: '1', effectiveAccountId });

  it('S-132 S-134 lists the accounts that a user may act for, their own first where it is requested', async () => {
    const answer = await buyer.ok(getExternalManagedAccounts);
    expect(answer).toMatchObject({
      totalExternalManagedAccounts: 1,
      externalManagedAccounts: [
        {
          accountId: managed,
          accountName: 'Institute of Patience',
          isMyAccount: false,
          externalManagedAccountId: expect.stringMatching(/^0XF/),
          address: { city: 'Graz', country: 'Austria', state: null, street: 'Ring 2', zip: '8010' },
        },
      ],
    });
    const whole = await buyer.ok(getExternalManagedAccounts, { includeMyAccount: true });
    expect(whole).toMatchObject({
      totalExternalManagedAccounts: 2,
      externalManagedAccounts: [
        { accountId: user.accountId, isMyAccount: true, externalManagedAccountId: null },
        { accountId: managed },
      ],
    });
  });

  it('S-135 returns an effective account with the requested fields that everybody may read', async () => {
    expect(await buyer.ok(getEffectiveAccount, { effectiveAccountId: managed })).toEqual({
      id: managed,
      name: 'Institute of Patience',
    });
    const fields = ['ShippingCity', 'AnnualRevenue', 'Nonsense'];
    expect(await buyer.ok(getEffectiveAccount, { effectiveAccountId: managed, fields })).toMatchObject({
      fields: { ShippingCity: { value: 'Graz' } },
    });
  });

  it('S-197 S-198 S-253 rejects a blank account with the documented message', async () => {
    expect(await buyer.call(getEffectiveAccount, { effectiveAccountId: ' ' })).toMatchObject({
      status: 400,
      body: [{ message: effectiveAccountRequired }],
    });
  });

  it('S-144 reports that the store has no AI services', async () => {
    expect(await shop.guest().ok(getAiConfiguration)).toMatchObject({
      activityTrackingEnabled: false,
      isDeployed: false,
      host: '',
    });
  });

  it('S-137 tells the session of the account that is acted for', async () => {
    const { groupId } = await addGroup(shop.database, [managed], {});
    expect(await buyer.ok(getSessionContext, { effectiveAccountId: managed })).toMatchObject({
      accountId: managed,
      accountName: 'Institute of Patience',
      userId: user.userId,
      buyerGroups: [{ id: groupId, name: 'Universities' }],
    });
    expect(await buyer.ok(getSessionContext)).toMatchObject({ accountId: user.accountId, buyerGroups: [] });
  });

  it('S-003 S-224 has a cart, a checkout and orders for each account that a user acts for', async () => {
    const own = await put();
    const theirs = await put(managed);
    expect(own.cartId).not.toBe(theirs.cartId);
    expect(await buyer.ok(getCartSummary, { effectiveAccountId: managed })).toMatchObject({
      cartId: theirs.cartId,
      accountId: managed,
      ownerId: user.userId,
    });
    expect((await buyer.call(getCartSummary, { cartId: theirs.cartId })).status).toBe(404);
    await buyer.ok(startCheckout, { effectiveAccountId: managed });
    expect((await buyer.call(getCheckout, { checkoutId: 'active' })).status).toBe(404);
    expect(await buyer.ok(getCheckout, { checkoutId: 'active', effectiveAccountId: managed })).toMatchObject({
      cartSummary: { cartId: theirs.cartId },
    });
    expect(await buyer.ok(getOrderSummaries, { effectiveAccountId: managed })).toMatchObject({ count: 0 });
  });

  it('S-224 finds the cart of a DELETE, which names no account, by its id; `current` is the own one', async () => {
    const own = await put();
    const theirs = await put(managed);
    await buyer.ok(deleteItemFromCart, { cartId: theirs.cartId, itemId: theirs.cartItemId });
    expect(await buyer.ok<CartItems>(getCartItems, { effectiveAccountId: managed })).toMatchObject({
      totalItemCount: 0,
    });
    await buyer.ok(deleteCart, {});
    expect((await buyer.ok<CartSummary>(getCartSummary)).cartId).toBeNull();
    expect((await buyer.ok<CartSummary>(getCartSummary, { effectiveAccountId: managed })).cartId).toBe(
      theirs.cartId,
    );
    expect((await buyer.call(deleteCart, { cartId: own.cartId })).status).toBe(404);
    await buyer.ok(deleteCart, { cartId: theirs.cartId });
  });

  it('responds 404 for the cart of an account that is no longer managed', async () => {
    const theirs = await put(managed);
    await sql`
      update external_managed_account set is_deleted = true where target_account_id = ${managed}`.execute(
      shop.database,
    );
    expect(await buyer.call(getCartItems, { effectiveAccountId: managed })).toMatchObject({
      status: 403,
      body: refusal,
    });
    expect((await buyer.call(deleteCart, { cartId: theirs.cartId })).status).toBe(404);
    const { rows } = await sql`select 1 from web_cart where id = ${theirs.cartId}`.execute(shop.database);
    expect(rows).toHaveLength(1);
  });

  it.each([
    ['addItemToCart', addItemToCart, { quantity: '1' }],
    ['getCartItems', getCartItems, {}],
    ['startCheckout', startCheckout, {}],
    ['getOrderSummaries', getOrderSummaries, {}],
    ['getSessionContext', getSessionContext, {}],
    ['getEffectiveAccount', getEffectiveAccount, {}],
  ] as const)(
    '%s refuses a foreign account, a managing one, a guest, and what is no id',
    async (_, call, config) => {
      const other = await shop.addUser();
      await manage(shop.database, other.accountId, user.accountId);
      const given = { ...config, productId };
      for (const effectiveAccountId of [foreign, other.accountId, 'x', `${managed}'--`]) {
        expect(await buyer.call(call, { ...given, effectiveAccountId })).toMatchObject({
          status: 403,
          body: refusal,
        });
      }
      expect(await shop.guest().call(call, { ...given, effectiveAccountId: managed })).toMatchObject({
        status: 403,
        body: refusal,
      });
    },
  );

  it('shows no other buyer the cart of an account that both act for', async () => {
    const colleague = await shop.addUser();
    await manage(shop.database, colleague.accountId, managed);
    const theirs = await put(managed);
    const other = shop.as(colleague);
    expect((await other.call(deleteCart, { cartId: theirs.cartId })).status).toBe(404);
    expect(
      (await other.call(getCartItems, { cartId: theirs.cartId, effectiveAccountId: managed })).status,
    ).toBe(404);
  });

  it('guests may act for no account, and get the advice to sign in', async () => {
    expect(await shop.guest().call(getExternalManagedAccounts, {})).toMatchObject({ status: 403 });
  });
});
