import type { CartLine } from '@relab/toolkit/analytics';
import type { AnalyticsSettings } from './analytics-settings.ts';

export interface CartReadOptions {
  readonly fetch: typeof fetch;
  readonly settings: AnalyticsSettings;
  /** The account that is acted for. */
  readonly effectiveAccountId?: string | undefined;
  readonly sleep: (milliseconds: number) => Promise<void>;
}

/** As much of the answer as events tell. */
interface Answer {
  readonly cartSummary?: { readonly asyncOperationStatus?: string | null };
  readonly cartItems?: readonly {
    readonly cartItem: {
      readonly quantity: string;
      readonly productDetails: { readonly fields: Readonly<Record<string, string | null>> };
    };
  }[];
}

const maxRequested = 30;
const maxLines = 50;

/**
 * S-074: the lines of the cart, once no work on it is under way; undefined where it cannot be read or never settles. Asked by
 * plain `fetch`: a page that nobody has touched has no client, and counting it must not fetch one.
 */
export async function readCart(reading: CartReadOptions): Promise<readonly CartLine[] | undefined> {
  const { settings, effectiveAccountId, sleep } = reading;
  const account = effectiveAccountId ? `&effectiveAccountId=${encodeURIComponent(effectiveAccountId)}` : '';
  for (let attempt = 0; attempt < maxRequested; attempt++) {
    const response = await reading.fetch(settings.cartItems + account, {
      headers: { accept: 'application/json' },
    });
    if (!response.ok) return undefined;
    const { cartSummary, cartItems = [] }: Answer = await response.json();
    if (cartSummary?.asyncOperationStatus !== 'Processing') {
      return cartItems.slice(0, maxLines).map(({ cartItem: { quantity, productDetails } }) => ({
        sku: productDetails.fields.StockKeepingUnit ?? '',
        currency: productDetails.fields.CurrencyIsoCode ?? '',
        title: (productDetails.fields[settings.titleField] ?? '').slice(0, 255),
        quantity: Math.trunc(Number(quantity)) || 0,
      }));
    }
    await sleep(1000);
  }
  return undefined;
}
