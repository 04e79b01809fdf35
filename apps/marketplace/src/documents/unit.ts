import type { Database } from '@relab/database';
import { sql } from 'kysely';
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

interface Row {
  readonly stock_keeping_unit: string;
  readonly name: string;
  readonly year: string | null;
  readonly condition: string;
  readonly condition_note: string | null;
  readonly facts: string | null;
  readonly included: string | null;
  readonly missing: string | null;
  readonly tests: string | null;
  readonly tested_by: string | null;
  readonly seller_name: string | null;
  readonly location_city: string | null;
  readonly location_country: string | null;
  readonly listed: string | null;
}

const parse = <T>(text: string | null): readonly T[] =>
  text === null ? [] : (JSON.parse(text) as readonly T[]);

export async function readUnit(database: Database, sku: string): Promise<Unit | undefined> {
  const { rows } = await sql<Row>`
    select stock_keeping_unit, name, year, condition, condition_note, facts, included, missing, tests, tested_by,
      seller_name, location_city, location_country, to_char(listed_date, 'YYYY-MM-DD') as listed
    from product2 where stock_keeping_unit = ${sku} and not is_deleted`.execute(database);
  const [row] = rows;
  return (
    row && {
      sku: row.stock_keeping_unit,
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
      listed: row.listed ?? '',
    }
  );
}
