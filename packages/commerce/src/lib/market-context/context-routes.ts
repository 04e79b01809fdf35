import { idSuffix } from '@relab/contract';
import type { AppContext, SessionContext } from '@relab/contract/commerce';
import {
  type AiConfiguration,
  defaultReservation,
  getAiConfiguration,
  getAppContext,
  getSessionContext,
} from '@relab/contract/commerce';
import { AppContextSchema, nullMembers, SessionContextSchema } from '@relab/contract/server';
import type { Database } from '@relab/database';
import type { Route } from '@relab/server/http';
import { type SqlBool, sql } from 'kysely';
import { mayDecide } from '../approval/spending-limit.ts';
import { openCurrencies } from '../market/exchange.ts';
import { currenciesOf, marketsOf } from '../market/market.ts';
import type { Shop } from '../shop/shop.ts';
import { shopRoute } from '../shop/shop-route.ts';

const withSuffix = (id: string): string => id + idSuffix(id);

/** Ids of what is always the same here: the user that guests are, and their group. */
const guestUserId = withSuffix('005000000000GST');
const guestGroup = { id: withSuffix('0ZI000000000GST'), name: 'Guest Buyers' };

const orderStatuses = {
  'Awaiting Payment': 'Awaiting payment',
  'Awaiting Confirmation': 'Awaiting confirmation',
  Created: 'Placed',
  Approved: 'Confirmed',
  Shipped: 'On its way',
  Fulfilled: 'Delivered',
  Canceled: 'Canceled',
};

/** The groups that an account buys in. */
const readBuyerGroups = async (
  database: Database,
  accountId: string,
): Promise<SessionContext['buyerGroups']> =>
  await database
    .selectFrom('buyer_group_member as m')
    .innerJoin('buyer_group as g', 'g.id', 'm.buyer_group_id')
    .select(['g.id', 'g.name'])
    .where('m.buyer_id', '=', accountId)
    .where(sql<SqlBool>`g.is_active and not g.is_deleted and not m.is_deleted`)
    .orderBy('g.name')
    .orderBy('g.id')
    .execute();

export function contextRoutes(shop: Shop): Route[] {
  const { options } = shop;
  return [
    shopRoute(shop, 'open', getAppContext, async (_, { database }): Promise<AppContext> => {
      const supportedCurrencies = await openCurrencies(database, options, currenciesOf(options));
      return {
        ...nullMembers(AppContextSchema),
        cartCalculateEnabled: true,
        checkoutSettings: { isManagedCheckoutEnabled: true, shippingMethodsEnabled: true },
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
        markets: marketsOf(options)
          .filter(({ currency }) => supportedCurrencies.includes(currency))
          .map(({ id: marketId, name, countries, locale, currency }) => ({
            marketId,
            localeCurrencyMap: { [locale]: currency },
            name,
            countries: [...countries],
          })),
        orderStatuses: Object.entries(orderStatuses).map(([apiName, displayValue]) => ({
          apiName,
          displayValue,
        })),
        propertiesEx: { highScaleCartEnabled: false, shopperCopilotUIEnabled: false },
        // Where there is a choice, every call names the currency of its session.
        sessionDrivenCurrency: supportedCurrencies.length > 1,
        shippingCountries: [...options.shippingCountries],
        splitShipmentEnabled: true,
        subscriptionConfig: { rlmSubscriptionEnabled: false, subscriptionPlusEnabled: false },
        supportedCurrencies: [...supportedCurrencies],
        taxType: 'Net',
        usesSingleEntitlementPolicy: false,
        usesUniversalPricebooks: false,
      };
    }),

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

    shopRoute(
      shop,
      'open',
      getSessionContext,
      async (_, { database, principal }): Promise<SessionContext> => {
        if (principal.kind === 'guest') {
          return {
            ...nullMembers(SessionContextSchema),
            buyerGroups: [guestGroup],
            guestUser: true,
            profile: nullMembers(SessionContextSchema.shape.profile),
            userId: guestUserId,
          };
        }
        const account = await database
          .selectFrom('account')
          .select('name')
          .where('id', '=', principal.accountId)
          .executeTakeFirst();
        return {
          accountId: principal.accountId,
          accountName: account?.name ?? null,
          buyerGroups: await readBuyerGroups(database, principal.accountId),
          decidesOnOrders: mayDecide(principal),
          guestUser: false,
          profile: {
            firstName: principal.firstName,
            lastName: principal.lastName,
            userName: principal.email,
          },
          userId: principal.userId,
        };
      },
    ),
  ];
}
