import type { Fact } from '@relab/toolkit/facts-table';
import { formatAmount } from '../../buying/amount.ts';
import { formatDay } from '../../buying/day.ts';
import { locale } from '../../language/language.ts';
import type { Quote } from '../../quoting/quote.ts';

const countryNames = new Intl.DisplayNames(locale, { type: 'region' });

/** What was asked and what was answered, as rows; what nobody said has none. */
export function quoteFacts(quote: Quote): readonly Fact[] {
  const { currency, quantity, country } = quote;
  const money = (amount: string | null): string | null =>
    amount === null ? null : `${formatAmount(amount, currency)} net`;
  const day = (iso: string | null): string | null => (iso === null ? null : formatDay(iso));
  const rows: readonly (readonly [string, string | null])[] = [
    ['Quantity', String(quantity)],
    ['Your price for one unit', money(quote.wantedPrice)],
    ['Quoted price for one unit', money(quote.unitPrice)],
    ['Delivery', money(quote.deliveryPrice)],
    ['Total', quantity > 1 || quote.deliveryPrice !== null ? money(quote.total) : null],
    ['Valid until', day(quote.validUntil)],
    ['Deliver to', country === null ? null : (countryNames.of(country) ?? country)],
    ['Needed by', day(quote.neededBy)],
    [quote.isOffer ? 'Offered on' : 'Asked on', day(quote.askedDate)],
  ];
  return rows.flatMap(([label, value]) => (value === null ? [] : { label, value }));
}
