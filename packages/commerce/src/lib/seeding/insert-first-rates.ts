import type { Database } from '@relab/database';
import { newId } from '@relab/server/http';
import { sql } from 'kysely';

/** Inserts a first rate for each currency that has none; rates that somebody has entered since stay as they are. */
export async function insertFirstRates(
  database: Database,
  rates: Readonly<Record<string, string>>,
): Promise<void> {
  for (const [currency, rate] of Object.entries(rates)) {
    await sql`
      insert into currency_rate (id, currency_iso_code, rate, valid_from)
      select ${newId('04w')}, ${currency}, ${rate}::numeric, now()
      where not exists (select 1 from currency_rate where currency_iso_code = ${currency})`.execute(database);
  }
}
