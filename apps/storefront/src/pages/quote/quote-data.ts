import type { Product, ProductPrice } from '@relab/contract/commerce';
import type { QuoteKind } from './quote-rules.ts';

export interface QuoteData {
  readonly kind: QuoteKind;
  readonly product: Product;
  readonly price: ProductPrice | null;
  readonly shippingCountries: readonly string[];
  /** The values of an earlier request that is repeated. */
  readonly quantity: string;
  readonly wantedPrice: string;
}

export const kindOf = ({ searchParams }: URL): QuoteKind =>
  searchParams.get('kind') === 'offer' ? 'offer' : 'quote';
