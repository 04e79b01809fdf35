import { formatPrice } from '@relab/toolkit/price';
import { locale } from '../language/language.ts';
import * as texts from './amount-texts.ts';

const decimal = /^-?\d+(\.\d+)?$/;

const isDecimal = (text: string): boolean => decimal.test(text);

/** An amount for a column of amounts, always with its cents: `€12,500.00`. What is no amount is given back as it came. */
export const formatAmount = (amount: string, currency: string): string =>
  formatPrice(amount, currency, locale, 'always');

/** A discount as a negative amount, whichever sign the response had; null without one. */
export function reduction(amount: string | null | undefined): string | null {
  if (!amount || !isDecimal(amount) || Number(amount) === 0) return null;
  return amount.startsWith('-') ? amount : `-${amount}`;
}

/** Quantities travel as `"2.0"`. */
export function countOf(quantity: string | null | undefined): number {
  const count = Math.round(Number(quantity ?? 0));
  return Number.isFinite(count) ? count : 0;
}

/** `1 item`, `12 items`. */
export function itemCount(count: number): string {
  return texts.itemCount(count.toLocaleString(locale), count === 1);
}
