import type { Listing } from './listing.ts';
import * as texts from './warranty-texts.ts';

/** The warranty as text; `none` where there is explicitly none, empty where it is not stated. */
export function warrantyText(
  { warranty, warrantyMonths }: Pick<Listing, 'warranty' | 'warrantyMonths'>,
  none: string,
): string {
  if (warranty !== '' || warrantyMonths === undefined) return warranty;
  return warrantyMonths === 0 ? none : texts.months(warrantyMonths);
}
