import type { Report } from '@relab/contract/administration';
import type { Formats } from '../../language/formats.ts';
import { hrefOf, routes } from '../../routing/routes.ts';

type Column = Report['columns'][number];
type Row = Report['rows'][number];

/** The text of a value, by its column; empty where there is none. */
export function formatCell(
  { dataType }: Column,
  value: Row['values'][number],
  currencyIsoCode: string | null,
  formats: Formats,
): string {
  if (value === null) return '';
  switch (dataType) {
    case 'day':
      return formats.day(String(value));
    case 'number':
      return formats.number(Number(value));
    case 'currency':
      return formats.amount(Number(value), currencyIsoCode ?? undefined);
    case 'text':
      return String(value);
  }
}

/** The list of the records that a row counts. */
export const hrefOfRow = ({ list }: Row): string | undefined =>
  list
    ? hrefOf(
        routes.list,
        { objectApiName: list.objectApiName },
        { view: list.listViewApiName, where: list.where },
      )
    : undefined;
