import type { Database } from '@relab/database';
import type { Fact, Test } from '../listing/statements.ts';

/** What documents say of a unit, as it is listed now. */
export interface Unit {
  readonly sku: string;
  readonly name: string;
  readonly year: number | null;
  readonly condition: string;
  readonly conditionNote: string;
  readonly facts: readonly Fact[];
  readonly included: readonly string[];
  /** Null where its seller states nothing. */
  readonly missing: readonly string[] | null;
  readonly tests: readonly Test[];
  readonly testedBy: string;
  readonly seller: string;
  readonly place: string;
  /** ISO date. */
  readonly listed: string;
}

const parse = <T>(text: string | null): readonly T[] =>
  text === null ? [] : (JSON.parse(text) as readonly T[]);

export async function readUnit(database: Database, sku: string): Promise<Unit | undefined> {
  const row = await database
    .selectFrom('product2')
    .select(['name', 'year', 'condition', 'condition_note', 'facts', 'included', 'missing'])
    .select(['tests', 'tested_by', 'seller_name', 'location_city', 'location_country', 'listed_date'])
    .where('stock_keeping_unit', '=', sku)
    .where(({ not }) => not('is_deleted'))
    .executeTakeFirst();
  return (
    row && {
      sku,
      name: row.name,
      year: row.year === null ? null : Number(row.year),
      condition: row.condition,
      conditionNote: row.condition_note ?? '',
      facts: parse(row.facts),
      included: parse(row.included),
      missing: row.missing === null ? null : parse(row.missing),
      tests: parse(row.tests),
      testedBy: row.tested_by ?? '',
      seller: row.seller_name ?? '',
      place: [row.location_city, row.location_country].filter(Boolean).join(', '),
      listed: row.listed_date ?? '',
    }
  );
}
