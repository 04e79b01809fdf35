import type { FileStore } from '@relab/records/files';
import type { ObjectDeclaration } from '@relab/records/objects';
import type { LocalizedPath } from '@relab/server/mail';
import type { DeliveryRule } from '../delivery-rules/delivery-rule.ts';
import type { ProductTranslations } from '../language/product-texts.ts';
import type { Translations } from '../language/translate.ts';
import type { MarketOptions } from '../market/market.ts';
import type { PaymentOptions } from '../payment-provider/payment-provider.ts';
import type { TaxCalculator } from '../tax/tax-calculator.ts';
import type { TaxRates } from '../tax/tax-table.ts';
import type { VatNumberService } from '../tax/vat-number-service.ts';
import type { AgreedPrices } from './agreed-prices.ts';
import type { CartLimits } from './cart-limits.ts';
import type { CatalogueSnapshotOptions } from './catalogue-snapshot-options.ts';
import type { FacetOption } from './facet.ts';
import type { Seller } from './seller.ts';
import type { SortRule } from './sort-rule.ts';
import type { TermsOfSale } from './terms-of-sale.ts';
import type { UnconfirmedBuyerLimits } from './unconfirmed-limits.ts';

/** Everything about the business that the shop's calls need and the database does not hold. */
export interface CommerceOptions extends MarketOptions {
  /** 18 characters, `0ZE…`; what stands in the path of every call. */
  readonly webstoreId: string;
  readonly name: string;
  /** What the names that are in that are in other languages; everybody reads them as they are without it. */
  readonly translations?: Translations;
  /** What the texts of products are in other languages; everybody reads them as they were written without it. */
  readonly productTexts?: ProductTranslations;
  /** Where pages of the site are in other languages; at the same paths without it. */
  readonly localizedPath?: LocalizedPath;
  /** The country of the shop, as two letters. */
  readonly country: string;
  /** S-219, S-220. */
  readonly guests: { readonly browse: boolean; readonly cart: boolean; readonly checkout: boolean };
  /** Two-letter codes, in the order in which they are offered. */
  readonly shippingCountries: readonly string[];
  readonly taxRates: TaxRates;
  /** Works out tax in place of the table of rates. */
  readonly tax?: TaxCalculator;
  /** States whether VAT numbers are in use; without it only their check digits are checked. */
  readonly vatNumbers?: VatNumberService;
  /** S-278: how long stock is reserved for a cart; four hours by default. */
  readonly reservationInSeconds?: number;
  /** Days for which stock is reserved for an order that waits for an approval; seven unless given. */
  readonly approvalReservationDays?: number;
  /** How many carts there may be; any number without it. */
  readonly carts?: CartLimits;
  /** What buyers may do whose e-mail address nobody has confirmed; without it as much as others. */
  readonly unconfirmedBuyers?: UnconfirmedBuyerLimits;
  readonly delivery: {
    readonly rules: readonly DeliveryRule[];
    /** Product fields: kilograms, and one of `kinds`. */
    readonly weightField: string;
    readonly handlingField: string;
    /** Kinds of handling, the easiest first. */
    readonly kinds: readonly string[];
    /**
     * Product fields that say whose a unit is and where it stands, and the one of them that buyers read: what differs in
     * any of them is collected and paid for by itself. Everything of an order travels together without it.
     */
    readonly origin?: { readonly fields: readonly string[]; readonly place: string };
    /** Special care: the product field that holds its kinds, separated by semicolons, and what they are called. */
    readonly special?: { readonly field: string; readonly kinds: Readonly<Record<string, string>> };
  };
  /** Product2 with the business's own fields. */
  readonly product: ObjectDeclaration;
  readonly search: {
    readonly facets: readonly FacetOption[];
    /** Product fields that weigh most (the name and the SKU always do), and those that are searched after them. */
    readonly titleFields: readonly string[];
    readonly detailFields: readonly string[];
    /** The product field with the moment it was offered first, for drafts; when it was made holds without one. */
    readonly sinceField?: string;
    /** Words of other languages, one or several, and those of the catalogue that are searched for in their place. */
    readonly synonyms?: Readonly<Record<string, string>>;
    /** See `sortRulesOf` for what holds unless given. The first is the default. */
    readonly sortRules?: readonly SortRule[];
  };
  /** Where the catalogue in memory is stored for the next start; without it all listings are read at each start. */
  readonly catalogueSnapshot?: CatalogueSnapshotOptions;
  /** What buyers have to agree to when they order; nothing without it. */
  readonly terms?: TermsOfSale;
  /** Prices agreed on outside the catalogue, such as quotes; none without it. */
  readonly agreedPrices?: AgreedPrices;
  /** The service for card payments; without it there are none. */
  readonly payments?: PaymentOptions;
  /** The storage of attached purchase orders; without it none are accepted. */
  readonly documents?: FileStore;
  /** Who sells, as it stands on invoices; there are none without it. */
  readonly seller?: Seller;
  /** Order numbers are this, the year and a number: `RL-2026-000123`. */
  readonly orderNumberPrefix: string;
}
