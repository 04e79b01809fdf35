// Written by `npm run entries` from the schemas of this folder: their types, written out.

/** S-138 to S-143. */
export interface AppContext {
  readonly cartCalculateEnabled: boolean;
  readonly catalogSnapshotVersionId: string | null;
  readonly checkoutSettings: {
    readonly isManagedCheckoutEnabled: boolean;
    readonly shippingMethodsEnabled: boolean;
    readonly [name: string]: unknown;
  };
  readonly clientSidePaymentConfiguration: {
    readonly [name: string]: unknown;
  } | null;
  readonly country: string | null;
  readonly defaultCurrency: string;
  readonly guestBrowsingEnabled: boolean;
  readonly guestCartCheckoutEnabled: boolean;
  readonly guestCartEnabled: boolean;
  readonly guestCheckoutEnabled: boolean;
  readonly inventoryConfiguration: {
    readonly isInventoryEnabled: boolean;
    readonly inventoryDefaultSource: {
      readonly reservationInSeconds: number;
      readonly [name: string]: unknown;
    } | null;
    readonly [name: string]: unknown;
  };
  readonly managedCheckoutVersion: string | null;
  readonly markets: readonly {
    readonly marketId: string;
    readonly localeCurrencyMap: {
      readonly [name: string]: string;
    };
    /** Ours: for people to choose by. */
    readonly name?: string | undefined;
    readonly countries?: readonly string[] | undefined;
    readonly [name: string]: unknown;
  }[];
  readonly orderStatuses: readonly {
    readonly apiName: string;
    readonly displayValue: string;
  }[];
  readonly propertiesEx: {
    readonly highScaleCartEnabled: boolean;
    readonly shopperCopilotUIEnabled: boolean;
    readonly [name: string]: unknown;
  };
  readonly sessionDrivenCurrency: boolean;
  readonly shippingCountries: readonly string[];
  readonly splitShipmentEnabled: boolean;
  readonly subscriptionConfig: {
    readonly rlmSubscriptionEnabled: boolean;
    readonly subscriptionPlusEnabled: boolean;
  };
  readonly supportedCurrencies: readonly string[];
  readonly taxType: 'Automatic' | 'Gross' | 'Net';
  readonly usesSingleEntitlementPolicy: boolean;
  readonly usesUniversalPricebooks: boolean;
  readonly [name: string]: unknown;
}

/** S-137. A guest has no account and no profile. `decidesOnOrders` is ours: a buyer manager of the account. */
export interface SessionContext {
  readonly accountId: string | null;
  readonly accountName: string | null;
  readonly buyerGroups: readonly {
    readonly id: string;
    readonly name: string;
  }[];
  readonly guestUser: boolean;
  readonly profile: {
    readonly firstName: string | null;
    readonly lastName: string | null;
    readonly userName: string | null;
  };
  readonly userId: string;
  readonly decidesOnOrders?: boolean | undefined;
  readonly [name: string]: unknown;
}

/** S-144. A store without such services has the flag unset; `host` and `tenant` are empty then. */
export type AiConfiguration = {
  readonly activityTrackingEnabled: boolean;
  readonly catalogExists: boolean;
  readonly deploymentEnabled: boolean;
  readonly host: string;
  readonly isDeployed: boolean;
  readonly siteId: string;
  readonly tenant: string;
};

/** S-134. */
export type ExternalManagedAccounts = {
  readonly externalManagedAccounts: readonly {
    readonly accountId: string;
    readonly accountName: string;
    readonly address: {
      readonly city: string | null;
      readonly country: string | null;
      readonly geolocationAccuracy: string | null;
      readonly latitude: number | null;
      readonly longitude: number | null;
      readonly state: string | null;
      readonly street: string | null;
      readonly zip: string | null;
    };
    /** Null for the buyer's own account, which nobody had to be trusted with. */
    readonly externalManagedAccountId: string | null;
    readonly isMyAccount: boolean;
    readonly [name: string]: unknown;
  }[];
  readonly totalExternalManagedAccounts: number;
};

/** S-135; `fields` holds those that were requested. */
export interface EffectiveAccount {
  readonly id: string;
  readonly name: string;
  readonly fields?:
    | {
        readonly [name: string]: {
          readonly value: unknown;
          readonly [name: string]: unknown;
        };
      }
    | undefined;
  readonly [name: string]: unknown;
}
