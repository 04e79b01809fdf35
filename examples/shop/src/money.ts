/** Amounts are decimal strings; on the way to the screen alone they become numbers. */
export const formatMoney = (amount: string | null | undefined, currency: string): string =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(Number(amount ?? 0));
