import { listFields, newListing, readFields } from '../data/listing.ts';

const columns = (fields: readonly { readonly column: string }[]): string =>
  fields.map(({ column }) => `listing.${column}`).join(', ');

/** The columns of a listing that is created; its id comes from the caller. */
export const written = ['id', ...newListing('', 0).map(([, column]) => column)];

const list = `select listing.id, ${columns(listFields)} from product2 as listing where not listing.is_deleted`;

/** One statement for each call, as somebody would write it by hand over the same table and its indexes. */
export const floorStatements = {
  read: `
    select listing.id, ${columns(readFields)}, account.name as consignor_name
    from product2 as listing left join account on account.id = listing.consignor and not account.is_deleted
    where listing.id = $1 and not listing.is_deleted`,
  list: `${list} order by listing.name, listing.id limit 50`,
  listAfter: `${list} and (listing.name, listing.id) > ($1, $2) order by listing.name, listing.id limit 50`,
  listByOffset: `${list} order by listing.name, listing.id limit 50 offset $1`,
  search: `${list} and (listing.name ilike $1 or listing.stock_keeping_unit ilike $1)
    order by listing.name, listing.id limit 50`,
  create: `
    insert into product2 (${written.join(', ')})
    values (${written.map((_, at) => `$${at + 1}`).join(', ')})
    returning ${written.join(', ')}`,
  createMany: `
    insert into product2 (${written.join(', ')})
    select ${written.join(', ')} from jsonb_populate_recordset(null::product2, $1::jsonb)
    returning ${written.join(', ')}`,
  update: `
    update product2 set year = $2, location_city = $3, last_modified_date = now(), system_modstamp = now()
    where id = $1 and not is_deleted returning id, year, location_city`,
} as const;
