import * as z from 'zod/mini';

const nullableText = z.nullable(z.string());

/** S-138 to S-143. */
export const AppContext = z.looseObject({
  cartCalculateEnabled: z.boolean(),
  catalogSnapshotVersionId: nullableText,
  checkoutSettings: z.looseObject({
    isManagedCheckoutEnabled: z.boolean(),
    shippingMethodsEnabled: z.boolean(),
  }),
  clientSidePaymentConfiguration: z.nullable(z.looseObject({})),
  country: nullableText,
  defaultCurrency: z.string(),
  guestBrowsingEnabled: z.boolean(),
  guestCartCheckoutEnabled: z.boolean(),
  guestCartEnabled: z.boolean(),
  guestCheckoutEnabled: z.boolean(),
  inventoryConfiguration: z.looseObject({
    isInventoryEnabled: z.boolean(),
    inventoryDefaultSource: z.nullable(z.looseObject({ reservationInSeconds: z.int() })),
  }),
  managedCheckoutVersion: nullableText,
  markets: z.array(
    z.looseObject({
      marketId: z.string(),
      localeCurrencyMap: z.record(z.string(), z.string()),
      /** Ours: for people to choose by. */
      name: z.optional(z.string()),
      countries: z.optional(z.array(z.string())),
    }),
  ),
  orderStatuses: z.array(z.object({ apiName: z.string(), displayValue: z.string() })),
  propertiesEx: z.looseObject({ highScaleCartEnabled: z.boolean(), shopperCopilotUIEnabled: z.boolean() }),
  sessionDrivenCurrency: z.boolean(),
  shippingCountries: z.array(z.string()),
  splitShipmentEnabled: z.boolean(),
  subscriptionConfig: z.object({ rlmSubscriptionEnabled: z.boolean(), subscriptionPlusEnabled: z.boolean() }),
  supportedCurrencies: z.array(z.string()),
  taxType: z.enum(['Automatic', 'Gross', 'Net']),
  usesSingleEntitlementPolicy: z.boolean(),
  usesUniversalPricebooks: z.boolean(),
});

/** S-137. A guest has no account and no profile. `decidesOnOrders` is ours: a buyer manager of the account. */
export const SessionContext = z.looseObject({
  accountId: nullableText,
  accountName: nullableText,
  buyerGroups: z.array(z.object({ id: z.string(), name: z.string() })),
  decidesOnOrders: z.optional(z.boolean()),
  guestUser: z.boolean(),
  profile: z.object({ firstName: nullableText, lastName: nullableText, userName: nullableText }),
  userId: z.string(),
});

/** S-144. A store without such services has the flag unset; `host` and `tenant` are empty then. */
export const AiConfiguration = z.object({
  activityTrackingEnabled: z.boolean(),
  catalogExists: z.boolean(),
  deploymentEnabled: z.boolean(),
  host: z.string(),
  isDeployed: z.boolean(),
  siteId: z.string(),
  tenant: z.string(),
});
