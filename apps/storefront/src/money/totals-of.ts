import { countryName } from '../address/location.ts';
import { locale } from '../language/language.ts';
import { reduction } from './amount.ts';
import type { TotalRow, TotalsProps } from './totals.tsx';
import * as texts from './totals-texts.ts';

/**
 * The amounts of a checkout or of an order, as decimal strings; `taxRate` is a part per hundred, and empty where
 * several hold. `taxes` lists them one by one.
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
  /** False while the delivery address, on which tax depends, is missing. */
  readonly isTaxKnown?: boolean;
  readonly isShippingKnown?: boolean;
}

const shownRate = (rate: string): string => Number(rate).toLocaleString(locale);

function taxRows({ tax, taxRate, taxes = [] }: Amounts): readonly TotalRow[] {
  if (taxRate !== '') return [{ label: texts.taxWithRate(shownRate(taxRate)), amount: tax }];
  if (taxes.length === 0) return [{ label: texts.tax, amount: tax }];
  return taxes.map((part) => ({
    label: texts.taxOfCountry(shownRate(part.rate), countryName(part.country)),
    amount: part.tax,
  }));
}

/** From products to the sum that is paid. What is still unknown has a text about when it will be known. */
export function totalsOf(
  amounts: Amounts,
  { currency, isTaxKnown = true, isShippingKnown = true }: TotalsOfOptions,
): TotalsProps {
  const discount = reduction(amounts.discount);
  const rows: TotalRow[] = [
    { label: texts.products, amount: amounts.products },
    ...(discount === null ? [] : [{ label: texts.discount, amount: discount }]),
    isShippingKnown
      ? { label: texts.delivery, amount: amounts.shipping }
      : { label: texts.delivery, note: texts.deliveryInNextStep },
    ...(isTaxKnown ? taxRows(amounts) : [{ label: texts.tax, note: texts.taxAfterAddress }]),
  ];
  const isWhole = isTaxKnown && isShippingKnown;
  return {
    currency,
    rows,
    total: { label: isWhole ? texts.total : texts.totalSoFar, amount: amounts.total },
  };
}
