/** S-021. */
export type AnalyticsEventKind = 'page-view' | 'search' | 'cart-view' | 'checkout' | 'button-click';

/** S-074: of a line of the cart, the product fields StockKeepingUnit and CurrencyIsoCode and the listing's title. */
export interface CartLine {
  readonly sku: string;
  readonly currency: string;
  readonly title: string;
  readonly quantity: number;
}

/** What happened on a page. Nothing in it names anybody, nor the address of a page, which may name an order. */
export interface AnalyticsEvent {
  /** A random UUID: an event that is received twice counts once. */
  readonly id: string;
  readonly kind: AnalyticsEventKind;
  /** Milliseconds of the browser's clock. */
  readonly at: number;
  /** A random UUID for as long as this browser tab is open. */
  readonly visit: string;
  /** S-075. */
  readonly siteName: string;
  readonly pageName: string;
  readonly objectApiName?: string;
  readonly recordId?: string;
  readonly searchTerm?: string;
  readonly resultCount?: number;
  /** What stands on the button. */
  readonly button?: string;
  /** Missing where the cart could not be read. */
  readonly cart?: readonly CartLine[];
}
