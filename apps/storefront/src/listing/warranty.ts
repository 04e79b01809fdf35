import type { Listing } from './listing.ts';
import * as texts from './warranty-texts.ts';

/** What is stated about the warranty, `none` where that is none; empty where nothing is. */
export function warrantyText(
  { warranty, warrantyMonths }: Pick<Listing, 'warranty' | 'warrantyMonths'>,
  none: string,
): string {
  if (warranty !== '' || warrantyMonths === undefined) return warranty;
  return warrantyMonths === 0 ? none : texts.months(warrantyMonths);
}
