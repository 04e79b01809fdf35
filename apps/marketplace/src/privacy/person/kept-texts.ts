import { retentionTable } from '../retention-table.ts';
import { textIn } from '../retention-texts.ts';
import type { PersonRows } from './find-person.ts';

/** What an erasure leaves of a person and why, as the table of what is stored says; nothing where they ordered nothing. */
export const keptTexts = (
  language: string,
  { orders }: Pick<PersonRows, 'orders'>,
): readonly { readonly what: string; readonly reason: string }[] =>
  orders.length === 0
    ? []
    : retentionTable
        .filter(({ id }) => id === 'orders' || id === 'invoices')
        .map(({ what, reason }) => ({ what: textIn(language, what), reason: textIn(language, reason) }));
