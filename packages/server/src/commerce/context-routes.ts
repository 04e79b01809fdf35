import { idSuffix } from '@relab/contract';
import {
  type AiConfiguration,
  type AppContext,
  defaultReservation,
  getAiConfiguration,
  getAppContext,
  getSessionContext,
  type SessionContext,
} from '@relab/contract/commerce';
import { sql } from 'kysely';
import type { Route } from '../http/route.ts';
import { readBuyerGroups } from './account/buyer-groups.ts';
import { mayDecide } from './approval/spending-limit.ts';
import type { Shop } from './shop.ts';
import { shopRoute } from './shop-route.ts';

const withSuffix = (id: string): string => id + idSuffix(id);

/** Ids of what is always the same here: the user that guests are, their group, the only market. */
const guestUserId = withSuffix('005000000000GST');
const guestGroup = { id: withSuffix('0ZI000000000GST'), name: 'Guest Buyers' };
const marketId = withSuffix('0ZI000000000MKT');

const orderStatuses = {
  'Awaiting Payment': 'Awaiting payment',
  Created: 'Placed',
  Approved: 'Confirmed',
  Shipped: 'On its way',
  Fulfilled: 'Delivered',
  Canceled: 'Canceled',
};

export function contextRoutes(shop: Shop): Route[] {
  const { options } = shop;
  return [
    shopRoute(
      shop,
      'open',
      getAppContext,
      async (): Promise<AppContext> => ({
        cartCalculateEnabled: true,
        catalogSnapshotVersionId: null,
        checkoutSettings: { isManagedCheckoutEnabled: true, shippingMethodsEnabled: true },
        clientSidePaymentConfiguration: null,
        country: options.country,
        defaultCurrency: options.currency,
        guestBrowsingEnabled: options.guests.browse,
        guestCartCheckoutEnabled: options.guests.cart && options.guests.checkout,
        guestCartEnabled: options.guests.cart,
        guestCheckoutEnabled: options.guests.checkout,
        // S-139. There is one place that everything is sold from, and it has no record of its own.
        inventoryConfiguration: {
          isInventoryEnabled: true,
          inventoryDefaultSource: {
            inventoryCacheTTL: 0,
            inventoryDimension: 'Location',
            locationSourceId: null,
            reservationInSeconds: options.reservationInSeconds ?? defaultReservation,
            webStoreInventoryLocationSourceType: 'Location',
            webStoreInventorySourceId: null,
          },
        },
        managedCheckoutVersion: null,
        markets: [{ marketId, localeCurrencyMap: { [options.locale]: options.currency } }],
        orderStatuses: Object.entries(orderStatuses).map(([apiName, displayValue]) => ({
          apiName,
          displayValue,
        })),
        propertiesEx: { highScaleCartEnabled: false, shopperCopilotUIEnabled: false },
        sessionDrivenCurrency: false,
        shippingCountries: [...options.shippingCountries],
        splitShipmentEnabled: true,
        subscriptionConfig: { rlmSubscriptionEnabled: false, subscriptionPlusEnabled: false },
        supportedCurrencies: [options.currency],
        taxType: 'Net',
        usesSingleEntitlementPolicy: false,
        usesUniversalPricebooks: false,
      }),
    ),

    // A store without such services (S-144).
    shopRoute(
      shop,
      'open',
      getAiConfiguration,
      async (): Promise<AiConfiguration> => ({
        activityTrackingEnabled: false,
        catalogExists: false,
        deploymentEnabled: false,
        host: '',
        isDeployed: false,
        siteId: '',
        tenant: '',
      }),
    ),

    shopRoute(shop, 'open', getSessionContext, async (_, { database, who }): Promise<SessionContext> => {
      if (who.kind === 'guest') {
        const profile = { firstName: null, lastName: null, userName: null };
        return {
          accountId: null,
          accountName: null,
          buyerGroups: [guestGroup],
          guestUser: true,
          profile,
          userId: guestUserId,
        };
      }
      const { rows } = await sql<{ name: string }>`
        select name from account where id = ${who.accountId}`.execute(database);
      return {
        accountId: who.accountId,
        accountName: rows[0]?.name ?? null,
        buyerGroups: await readBuyerGroups(database, who.accountId),
        decidesOnOrders: mayDecide(who),
        guestUser: false,
        profile: { firstName: who.firstName, lastName: who.lastName, userName: who.email },
        userId: who.userId,
      };
    }),
  ];
}
