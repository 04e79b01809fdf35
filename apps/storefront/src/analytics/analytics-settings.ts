/** What counting needs of the server; stands in the document, so that nothing has to be fetched for it. */
export interface AnalyticsSettings {
  /** S-075. */
  readonly siteName: string;
  /** S-074: where the shopper's cart is read, with the product fields that events tell. */
  readonly cartItems: string;
  /** The product field that holds a listing's title. */
  readonly titleField: string;
}

/** By which the element that holds them is found. */
export const ANALYTICS_ATTRIBUTE = 'data-analytics';

export function readAnalyticsSettings(document: ParentNode): AnalyticsSettings | undefined {
  const text = document.querySelector(`script[${ANALYTICS_ATTRIBUTE}]`)?.textContent;
  return text ? (JSON.parse(text) as AnalyticsSettings) : undefined;
}
