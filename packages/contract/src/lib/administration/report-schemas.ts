import * as z from 'zod/mini';

const head = {
  name: z.string(),
  label: z.string(),
  /** How it is best drawn; any can be read as a table. */
  chart: z.enum(['bar', 'line', 'funnel', 'table']),
};

/** Which reports there are, in the order in which they are read. */
export const Reports = z.object({ reports: z.array(z.object(head)) });

/** The numbers of one report: its columns, and a row for each group. */
export const Report = z.object({
  ...head,
  /** The first names a row, and the others are its numbers. */
  columns: z.array(
    z.object({
      name: z.string(),
      label: z.string(),
      /** Days are `2026-06-01`; amounts are decimal strings in the currency of the report. */
      dataType: z.enum(['text', 'day', 'number', 'currency']),
    }),
  ),
  /** Of its amounts; null where it has none. */
  currencyIsoCode: z.nullable(z.string()),
  /** Values in the order of the columns, and the list view with the records behind them where there is one. */
  rows: z.array(
    z.object({
      values: z.array(z.nullable(z.union([z.string(), z.number()]))),
      list: z.nullable(
        z.object({
          objectApiName: z.string(),
          listViewApiName: z.string(),
          /** As `getListRecordsByName` takes it. */
          where: z.nullable(z.string()),
        }),
      ),
    }),
  ),
});
