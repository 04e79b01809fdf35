import { type Buyer, buyerAccount } from './people.ts';
import type { Reference } from './record.ts';

/** Somebody who signs in for the company. */
export interface BuyerPerson {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly role: 'buyer' | 'buyer manager';
}

/** A company whose people can sign in, so that buying for an account can be tried. */
export interface BuyerCompany {
  readonly account: Reference;
  /** Their contacts are those of the office. */
  readonly people: readonly BuyerPerson[];
  /** Accounts that it manages. */
  readonly managed: readonly Reference[];
  /** What an account may spend, in euros per order, taxes included. */
  readonly spendingLimits: readonly { readonly account: Reference; readonly limit: number }[];
  /** Prices of a group that the company belongs to. */
  readonly priceGroup: {
    readonly key: string;
    readonly name: string;
    /** How many listings have a price of the group, and what of the usual one that is. */
    readonly listings: number;
    readonly factor: number;
  };
}

const limits: Readonly<Partial<Record<Buyer, number>>> = { quark: 10_000, geduld: 25_000 };

/** One who buys, and one who approves of what is above the limit. */
export const buyerCompany: BuyerCompany = {
  account: buyerAccount('quark'),
  people: [
    { email: 'ines@customer.example', firstName: 'Ines', lastName: 'Beispiel', role: 'buyer' },
    { email: 'jonas@customer.example', firstName: 'Jonas', lastName: 'Beispiel', role: 'buyer manager' },
  ],
  managed: [buyerAccount('geduld'), buyerAccount('pelican')],
  spendingLimits: Object.entries(limits).map(([key, limit]) => ({
    account: buyerAccount(key as Buyer),
    limit,
  })),
  priceGroup: { key: 'contract-research', name: 'Contract Research', listings: 40, factor: 0.92 },
};
