import type { Pool } from 'pg';
import { accountCount, modelCount, newSku } from './listing.ts';

/**
 * Creates the accounts and the given number of listings. Names do not follow the order of the ids, so that a page sorted by
 * name lies scattered over the table, as it does in a shop that has grown.
 */
export async function fill(pool: Pool, rows: number): Promise<void> {
  await pool.query(`
    insert into account (id, name, billing_city, billing_country)
    select '001' || lpad(n::text, 12, '0') || 'AAA', 'Laboratory ' || n, 'Bremen', 'Germany'
    from generate_series(1, ${accountCount}) as n`);
  await pool.query(`
    insert into product2 (id, name, stock_keeping_unit, url_name, product_code, description, manufacturer, model, type,
      condition, condition_note, year, location_city, location_country, weight_kg, shipping, listed_date, consignor)
    select
      '01t' || lpad(n::text, 12, '0') || 'AAA',
      kind || ' ' || lpad((n * 7919::bigint % 10000019)::text, 8, '0') || ' of Model ' || lpad((n % ${modelCount})::text, 4, '0'),
      'BN-' || lpad(n::text, 9, '0'),
      'listing-' || n,
      'BN-' || lpad(n::text, 9, '0'),
      'Comes from a laboratory that closed; was serviced each year and worked when it was taken down.',
      maker,
      'Model ' || lpad((n % ${modelCount})::text, 4, '0'),
      kind,
      (array['NewSurplus', 'Refurbished', 'UsedTestedWorking', 'UsedUntested', 'ForParts'])[1 + n % 5],
      'Light marks on the housing, all functions tested.',
      2000 + n % 25,
      (array['Bremen', 'Utrecht', 'Lyon', 'Aarhus'])[1 + n % 4],
      (array['DE', 'NL', 'FR', 'DK'])[1 + n % 4],
      (n % 900) / 10.0,
      (array['parcel', 'pallet', 'rigging'])[1 + n % 3],
      date '2026-01-01' + (n % 300)::int,
      '001' || lpad((1 + n % ${accountCount})::text, 12, '0') || 'AAA'
    from generate_series(1, ${rows}) as n,
      lateral (select
        (array['Centrifuge', 'Microscope', 'Incubator', 'Balance', 'Freezer', 'Autoclave', 'Spectrometer'])[1 + n % 7] as kind,
        (array['Aurora', 'Borealis', 'Cascade', 'Delta', 'Ember', 'Fjord'])[1 + n % 6] as maker) as words`);
  await pool.query('vacuum analyze account');
  await pool.query('vacuum analyze product2');
}

/** Takes away what a scenario created, so that the next one finds as many rows as the first. */
export async function forgetNew(pool: Pool): Promise<void> {
  await pool.query('delete from product2 where stock_keeping_unit like $1', [`${newSku}%`]);
  await pool.query('vacuum analyze product2');
}

/** The rows that stand around a page that begins after `skipped` rows by name. */
export interface PageStart {
  readonly lastName: string;
  readonly lastId: string;
  readonly nextName: string;
}

export async function pageStart(pool: Pool, skipped: number): Promise<PageStart> {
  const { rows } = await pool.query<{ id: string; name: string }>(
    'select id, name from product2 where not is_deleted order by name, id limit 2 offset $1',
    [skipped - 1],
  );
  const [last, next] = rows;
  if (!last || !next) throw new Error(`There are not more than ${skipped} listings.`);
  return { lastName: last.name, lastId: last.id, nextName: next.name };
}

export async function firstNameOf(pool: Pool): Promise<string> {
  const { rows } = await pool.query<{ name: string }>(
    'select name from product2 where not is_deleted order by name, id limit 1',
  );
  return rows[0]?.name ?? '';
}
