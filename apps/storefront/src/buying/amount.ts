const decimal = /^-?\d+(\.\d+)?$/;

const isDecimal = (text: string): text is `${number}` => decimal.test(text);

/**
 * An amount for a column of amounts, always with its cents: `€12,500.00`. Decimal strings are formatted digit by digit,
 * never by way of a float; what is no amount is given back as it came.
 */
export function formatAmount(amount: string, currency: string): string {
  if (!isDecimal(amount) || !/^[A-Z]{3}$/.test(currency)) return `${amount} ${currency}`.trim();
  return new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(amount);
}

/** What is taken off, below zero whichever sign it travelled with; null where nothing is. */
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
  return `${count.toLocaleString('en-US')} ${count === 1 ? 'item' : 'items'}`;
}
