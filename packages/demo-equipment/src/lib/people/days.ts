import { catalogueYear } from '../listings/price.ts';

const day = 86_400_000;
const noon = Date.UTC(catalogueYear, 9, 31, 12);

/** The moment so many days (and hours) after the last day of the catalogue; negative ones lie before it. */
export const moment = (days: number, hours = 0): string =>
  new Date(noon + days * day + hours * 3_600_000).toISOString();

export const dayAt = (days: number): string => moment(days).slice(0, 10);

/** When a record was created, and last changed. */
export const createdAt = (days: number) => ({
  CreatedDate: moment(days),
  LastModifiedDate: moment(days),
  SystemModstamp: moment(days),
});
