import type { Fact } from '@relab/toolkit/facts-table';
import { formatDay } from '../../day/day.ts';
import { locale } from '../../language/language.ts';
import { formatAmount } from '../../money/amount.ts';
import type { Quote } from '../../quote/quote.ts';
import * as texts from './texts.ts';

const countryNames = new Intl.DisplayNames(locale, { type: 'region' });

/** Request and quote as rows; empty fields have none. */
export function quoteFacts(quote: Quote): readonly Fact[] {
  const { currency, quantity, country } = quote;
  const money = (amount: string | null): string | null =>
    amount === null ? null : texts.netAmount(formatAmount(amount, currency));
  const day = (iso: string | null): string | null => (iso === null ? null : formatDay(iso));
  const rows: readonly (readonly [string, string | null])[] = [
    [texts.quantity, String(quantity)],
    [texts.offeredPrice, money(quote.wantedPrice)],
    [texts.quotedPrice, money(quote.unitPrice)],
    [texts.delivery, money(quote.deliveryPrice)],
    [texts.total, quantity > 1 || quote.deliveryPrice !== null ? money(quote.total) : null],
    [texts.validUntil, day(quote.validUntil)],
    [texts.deliverTo, country === null ? null : (countryNames.of(country) ?? country)],
    [texts.neededBy, day(quote.neededBy)],
    [quote.isOffer ? texts.offeredOn : texts.askedOn, day(quote.askedDate)],
  ];
  return rows.flatMap(([label, value]) => (value === null ? [] : { label, value }));
}
