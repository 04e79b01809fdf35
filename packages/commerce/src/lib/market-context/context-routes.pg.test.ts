import { type AppContext, getAppContext } from '@relab/contract/commerce';
import { testEngines } from '@relab/database/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openShop, type TestShop } from '../commerce.fixture.ts';

describe.each(testEngines)('the application context on %s', (engine) => {
  let shop: TestShop;
  let context: AppContext;
  beforeAll(async () => {
    shop = await openShop(engine, {
      guests: { browse: true, cart: true, checkout: false },
      reservationInSeconds: 900,
    });
    context = await shop.guest().ok<AppContext>(getAppContext);
  });
  afterAll(() => shop.close());

  it('S-138 returns what guests may do, where the store sells, and how tax is shown', () => {
    expect(context).toMatchObject({
      guestBrowsingEnabled: true,
      guestCartEnabled: true,
      guestCheckoutEnabled: false,
      guestCartCheckoutEnabled: false,
      splitShipmentEnabled: true,
      cartCalculateEnabled: true,
      shippingCountries: ['DE', 'FR'],
      taxType: 'Net',
      country: 'DE',
    });
    expect(context.markets[0]?.localeCurrencyMap).toEqual({ en_US: 'EUR' });
  });

  it('S-139 names how long a reservation lasts', () => {
    expect(context.inventoryConfiguration.inventoryDefaultSource?.reservationInSeconds).toBe(900);
  });

  it('S-140 names currencies and the statuses of orders', () => {
    const { defaultCurrency, supportedCurrencies, sessionDrivenCurrency, orderStatuses } = context;
    expect({ defaultCurrency, sessionDrivenCurrency }).toEqual({
      defaultCurrency: 'EUR',
      sessionDrivenCurrency: false,
    });
    expect(supportedCurrencies).toContain('EUR');
    expect(orderStatuses).toContainEqual({ apiName: 'Shipped', displayValue: 'On its way' });
    expect(context).toHaveProperty('managedCheckoutVersion');
  });

  it('S-141 has no subscriptions', () => {
    expect(context.subscriptionConfig).toEqual({
      subscriptionPlusEnabled: false,
      rlmSubscriptionEnabled: false,
    });
  });

  it('S-142 returns how entitlements and price books are applied', () => {
    expect(context).toMatchObject({ usesSingleEntitlementPolicy: false, usesUniversalPricebooks: false });
    expect(context).toHaveProperty('catalogSnapshotVersionId');
    expect(context).toHaveProperty('clientSidePaymentConfiguration');
  });

  it('S-143 returns whether carts are high-scale', () => {
    expect(context.propertiesEx).toEqual({ highScaleCartEnabled: false, shopperCopilotUIEnabled: false });
  });
});
