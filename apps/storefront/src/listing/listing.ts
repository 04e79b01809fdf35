import { type Fact, readFacts } from './facts.ts';
import {
  amountOf,
  type ListingFields,
  type ListingSummary,
  readSummary,
  textOf,
  wholeNumberOf,
} from './listing-summary.ts';
import { readTests, readTexts, type Test } from './statements.ts';

export interface Seller {
  readonly name: string;
  readonly city: string;
  readonly country: string;
  readonly since: string;
  readonly note: string;
}

/** All fields of one listing, parsed. Missing texts are empty. */
export interface Listing extends ListingSummary {
  readonly sku: string;
  readonly conditionNote: string;
  /** Width × depth × height in mm. */
  readonly dimensions: string;
  readonly facts: readonly Fact[];
  /** Undefined where nothing is stated; an empty list states that there is nothing. */
  readonly included: readonly string[] | undefined;
  readonly missing: readonly string[] | undefined;
  readonly tests: readonly Test[] | undefined;
  readonly testedBy: string;
  /** Zero means explicitly no warranty. */
  readonly warrantyMonths: number | undefined;
  readonly warranty: string;
  /** As it travels; `findShipping` has what it means. */
  readonly shipping: string;
  readonly shippingNote: string;
  readonly seller: Seller;
  /** ISO date. */
  readonly listedDate: string;
}

/** Reads a listing from a product's fields. Never throws: what is missing or malformed is left empty. */
export function readListing(fields: ListingFields): Listing {
  const text = (name: string) => textOf(fields, name);
  const stated = <T>(name: string, read: (json: string) => readonly T[]): readonly T[] | undefined => {
    const list = read(text(name));
    // What cannot be read states nothing either.
    return list.length > 0 || /^\[\s*\]$/.test(text(name)) ? list : undefined;
  };
  return {
    ...readSummary(fields),
    sku: text('StockKeepingUnit'),
    conditionNote: text('Condition_Note__c'),
    dimensions: text('Dimensions__c'),
    facts: readFacts(fields.Facts__c),
    included: stated('Included__c', readTexts),
    missing: stated('Missing__c', readTexts),
    tests: stated('Tests__c', readTests),
    testedBy: text('Tested_By__c'),
    warrantyMonths: amountOf(fields, 'Warranty_Months__c'),
    warranty: text('Warranty__c'),
    shipping: text('Shipping__c'),
    shippingNote: text('Shipping_Note__c'),
    seller: {
      name: text('Seller_Name__c'),
      city: text('Seller_City__c'),
      country: text('Seller_Country__c'),
      since: wholeNumberOf(fields, 'Seller_Since__c'),
      note: text('Seller_Note__c'),
    },
    listedDate: text('Listed_Date__c'),
  };
}
