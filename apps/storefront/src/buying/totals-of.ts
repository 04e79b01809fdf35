import { countryName } from '../listing/place.ts';
import { reduction } from './amount.ts';
import type { TotalRow, TotalsProps } from './totals.tsx';

/**
 * The amounts of a checkout or of an order, as decimal strings; `taxRate` is a part per hundred, and empty where
 * several hold. `taxes` says them one by one.
 */
export interface Amounts {
  readonly products: string;
  readonly discount: string;
  readonly shipping: string;
  readonly taxRate: string;
  readonly tax: string;
  readonly taxes?: readonly { readonly country: string; readonly rate: string; readonly tax: string }[];
  readonly total: string;
}

export interface TotalsOfOptions {
  readonly currency: string;
  /** False while the delivery address, on which tax depends, is not known. */
  readonly isTaxKnown?: boolean;
  readonly isShippingKnown?: boolean;
}

function taxRows({ tax, taxRate, taxes = [] }: Amounts): readonly TotalRow[] {
  if (taxRate !== '') return [{ label: `Tax (${Number(taxRate)}%)`, amount: tax }];
  if (taxes.length === 0) return [{ label: 'Tax', amount: tax }];
  return taxes.map((part) => ({
    label: `Tax (${Number(part.rate)}%, ${countryName(part.country)})`,
    amount: part.tax,
  }));
}

/** From products to the sum that is paid. What is not known yet says when it will be. */
export function totalsOf(
  amounts: Amounts,
  { currency, isTaxKnown = true, isShippingKnown = true }: TotalsOfOptions,
): TotalsProps {
  const discount = reduction(amounts.discount);
  const rows: TotalRow[] = [
    { label: 'Products', amount: amounts.products },
    ...(discount === null ? [] : [{ label: 'Discount', amount: discount }]),
    isShippingKnown
      ? { label: 'Delivery', amount: amounts.shipping }
      : { label: 'Delivery', words: 'Next step' },
    ...(isTaxKnown ? taxRows(amounts) : [{ label: 'Tax', words: 'After the address' }]),
  ];
  const isWhole = isTaxKnown && isShippingKnown;
  return { currency, rows, total: { label: isWhole ? 'Total' : 'Total so far', amount: amounts.total } };
}
