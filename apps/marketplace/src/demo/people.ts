import * as equipment from '@relab/demo-equipment/people';

/** Another record of the demo data, or the user `owner`, who runs the office. */
export interface Reference {
  readonly object: string;
  readonly key: string;
}

/** A record without ids; values by API name. */
export interface DemoRecord {
  readonly object: string;
  readonly key: string;
  readonly recordType?: string;
  readonly values: Readonly<Record<string, string | number | boolean | null | Reference>>;
}

/** A listing that an inquiry is about, with its price in euros and the account of its seller. */
export interface RequestedListing {
  readonly id: string;
  readonly price: number;
  readonly seller: string | null;
}

/** A company whose people sign in to buy. */
export interface BuyerCompany {
  readonly account: Reference;
  readonly people: readonly {
    readonly email: string;
    readonly firstName: string;
    readonly lastName: string;
    readonly role: 'buyer' | 'buyer manager';
  }[];
  /** Accounts that it manages. */
  readonly managed: readonly Reference[];
  /** In euros per order, taxes included. */
  readonly spendingLimits: readonly { readonly account: Reference; readonly limit: number }[];
  readonly priceGroup: {
    readonly key: string;
    readonly name: string;
    /** How many listings have a price of the group, and what of the usual one that is. */
    readonly listings: number;
    readonly factor: number;
  };
}

/** Made-up people and what they ask for. */
export interface DemoPeople {
  /** Customers, inquiries and deals, what is referred to first. */
  officeRecords(context: {
    readonly listings: readonly RequestedListing[];
    /** Names of the manufacturers that have a record. */
    readonly manufacturers: readonly string[];
  }): readonly DemoRecord[];
  readonly buyerCompany: BuyerCompany;
}

export const demoPeople: DemoPeople = equipment;
