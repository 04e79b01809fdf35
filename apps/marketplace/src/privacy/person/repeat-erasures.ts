import type { Database } from '@relab/database';
import { sql } from 'kysely';
import { erasePerson } from './erase-person.ts';
import { erasureHash } from './erasure-hash.ts';
import type { ErasureOptions } from './erasure-job.ts';
import { readLedger } from './erasure-ledger.ts';
import { countsOf } from './person-erasures.ts';

const pageSize = 5_000;

/** Where addresses of people stand. */
const places = [
  ['user', 'email'],
  ['contact', 'email'],
  ['lead', 'email'],
  ['case', 'supplied_email'],
  ['order_summary', 'contact_email'],
] as const;

async function* addressesIn(
  database: Database,
  [table, column]: (typeof places)[number],
): AsyncGenerator<string> {
  let after = '';
  for (;;) {
    const { rows } = await sql<{ id: string; email: string }>`
      select id, lower(${sql.ref(column)}) as email from ${sql.table(table)}
      where id > ${after} and ${sql.ref(column)} is not null order by id limit ${pageSize}`.execute(database);
    for (const { email } of rows) yield email;
    const last = rows.at(-1);
    if (!last || rows.length < pageSize) return;
    after = last.id;
  }
}

/**
 * Erases those again whom the ledger beside the database names and the database does not: one that was restored from a backup.
 * For the start, before anybody is served. It reads all addresses then, and nothing otherwise. Returns how many.
 */
export async function repeatErasures(
  database: Database,
  secret: string,
  options: ErasureOptions,
  now: Date,
): Promise<number> {
  const noted = await readLedger(options.dataFolder);
  if (noted.length === 0) return 0;
  const { rows } = await sql<{ hash: string }>`
    select noted.hash from unnest(${[...noted]}::text[]) as noted (hash)
    where not exists (select 1 from person_erasure e where e.hash = noted.hash and e.erased_date is not null)`.execute(
    database,
  );
  const missing = new Set(rows.map(({ hash }) => hash));
  if (missing.size === 0) return 0;
  const emails = new Map<string, string>();
  for (const place of places) {
    for await (const email of addressesIn(database, place)) {
      const hash = erasureHash(secret, email);
      if (missing.has(hash)) emails.set(hash, email);
    }
  }
  for (const hash of missing) {
    const email = emails.get(hash);
    const person = email === undefined ? undefined : await erasePerson(database, email, options);
    const counts = JSON.stringify(person ? countsOf(person) : []);
    await sql`delete from person_erasure where hash = ${hash} and erased_date is null`.execute(database);
    await sql`
      insert into person_erasure (id, hash, requested_date, due_date, erased_date, counts)
      values (gen_random_uuid()::text, ${hash}, ${now}, ${now}, ${now}, ${counts}::jsonb)`.execute(database);
  }
  return emails.size;
}
