import type { Database } from '@relab/database';
import { sql } from 'kysely';
import type { CommerceOptions } from './options/options.ts';
import { installSearch } from './search/install-search.ts';

/** Brings a migrated database in line with the options; at every start, before anything is seeded or read. */
export async function prepareCommerce(database: Database, options: CommerceOptions): Promise<void> {
  await sql`
    insert into web_store (id, name, default_currency, default_language)
    values (${options.webstoreId}, ${options.name}, ${options.currency}, ${options.locale})
    on conflict (id) do update set name = excluded.name, default_currency = excluded.default_currency,
      default_language = excluded.default_language`.execute(database);
  await installSearch(database, options);
}
