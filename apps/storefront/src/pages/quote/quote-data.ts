import type { Product, ProductPrice } from '@relab/contract/commerce';
import type { QuoteKind } from './quote-rules.ts';

export interface QuoteData {
  readonly kind: QuoteKind;
  readonly product: Product;
  readonly price: ProductPrice | null;
  readonly shippingCountries: readonly string[];
  /** What a request that is asked again had. */
  readonly quantity: string;
  readonly wantedPrice: string;
}

export const kindOf = ({ searchParams }: URL): QuoteKind =>
  searchParams.get('kind') === 'offer' ? 'offer' : 'quote';
