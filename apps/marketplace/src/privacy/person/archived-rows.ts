import type { ArchiveEntry } from '@relab/content';
import type { Database } from '@relab/database';
import { sql } from 'kysely';
import type { PersonRows } from './find-person.ts';

/** What opens something, or is another system's name for a person. */
const secrets = ['guest_key', 'auth_id', 'password', 'token', 'key_hash'];

/** Rows of a table that are about a person. */
export interface ArchivedRows {
  /** Of the file, without its ending. */
  readonly name: string;
  readonly table: string;
  /** Holds one of `ids`. */
  readonly column: string;
  readonly ids: readonly string[];
  /** Tells rows apart that have the same `column`; `id` where it is left out. */
  readonly key?: string;
  /** All but secrets where it is left out. */
  readonly columns?: readonly string[];
  /** At most: a member of staff may have made millions, and each file is in memory until it is sent. */
  readonly rowsInFile?: number;
}

interface ArchivedRow {
  readonly owner: string;
  readonly key: string;
  /** As JSON. */
  readonly row: string;
}

const accessed = ['at', 'action', 'object', 'record_id'];

/** All that an archive has beside files, in the order in which it is written. */
export function archivedRows(person: PersonRows): readonly ArchivedRows[] {
  const { users, authIds, contacts, accounts, leads, cases, quotes, offers, orders, returns, carts } = person;
  const { email: _, authIds: __, ...records } = person;
  const ofOrders = { column: 'order_summary_id', ids: orders, key: 'order_summary_id' };
  return [
    { name: 'users', table: 'user', column: 'id', ids: users },
    { name: 'sessions', table: 'auth_session', column: 'user_id', ids: authIds },
    { name: 'contacts', table: 'contact', column: 'id', ids: contacts },
    { name: 'accounts', table: 'account', column: 'id', ids: accounts },
    { name: 'leads', table: 'lead', column: 'id', ids: leads },
    { name: 'cases', table: 'case', column: 'id', ids: cases },
    { name: 'case-mails', table: 'email_message', column: 'parent_id', ids: cases },
    { name: 'quote-requests', table: 'quote_request', column: 'id', ids: quotes },
    { name: 'offers', table: 'offer', column: 'id', ids: offers },
    { name: 'orders', table: 'order_summary', column: 'id', ids: orders },
    { name: 'order-items', table: 'order_item_summary', column: 'order_summary_id', ids: orders },
    {
      name: 'order-delivery-groups',
      table: 'order_delivery_group_summary',
      column: 'order_summary_id',
      ids: orders,
    },
    { name: 'invoices', table: 'invoice', ...ofOrders },
    { name: 'credit-notes', table: 'credit_note', ...ofOrders },
    { name: 'shipments', table: 'shipment', column: 'order_summary_id', ids: orders },
    { name: 'returns', table: 'return_order', column: 'id', ids: returns },
    { name: 'carts', table: 'web_cart', column: 'id', ids: carts },
    { name: 'cart-items', table: 'cart_item', column: 'cart_id', ids: carts },
    { name: 'checkouts', table: 'cart_checkout', column: 'cart_id', ids: carts, key: 'cart_id' },
    { name: 'watched-listings', table: 'watched_listing', column: 'owner_id', ids: users },
    { name: 'saved-searches', table: 'saved_search', column: 'owner_id', ids: users },
    { name: 'favorites', table: 'relab_favorite', column: 'user_id', ids: users },
    { name: 'recently-viewed', table: 'relab_recent', column: 'user_id', ids: users, key: 'record_id' },
    { name: 'list-views', table: 'relab_list_view', column: 'owner_id', ids: users },
    { name: 'content-comments', table: 'managed_content_comment', column: 'created_by_id', ids: users },
    {
      name: 'content-drafts',
      table: 'managed_content_autosave',
      column: 'user_id',
      ids: users,
      key: 'variant_id',
      // Up to 4 MB each.
      rowsInFile: 20,
    },
    { name: 'changes', table: 'record_history', column: 'created_by_id', ids: users },
    // When and how the house looked at a person; not who of it, which is about somebody else.
    {
      name: 'looked-at-by-the-house',
      table: 'record_access',
      column: 'record_id',
      ids: Object.values(records).flat(),
      key: 'entered',
      columns: accessed,
    },
    // What they looked at themselves as somebody of the house; not what they searched for, which is about others.
    {
      name: 'own-looks',
      table: 'record_access',
      column: 'user_id',
      ids: users,
      key: 'entered',
      columns: [...accessed, 'call'],
    },
  ];
}

/**
 * JSON files with an array of rows each, whose fields have the names of their columns; a second one is called `NAME-2.json`.
 * Each is read by a statement of its own, so that none holds a connection while the one before it is sent.
 */
export async function* rowFiles(
  database: Database,
  { name, table, column, ids, key = 'id', columns, rowsInFile = 5_000 }: ArchivedRows,
): AsyncGenerator<ArchiveEntry> {
  if (ids.length === 0) return;
  const field = (one: string) => sql`t.${sql.ref(one)}`;
  const place = sql`${field(column)}, ${field(key)}`;
  const chosen = columns ? sql.join(columns.map(field)) : sql`t.*`;
  let after = sql``;
  for (let number = 1; ; number++) {
    const { rows }: { rows: ArchivedRow[] } = await sql<ArchivedRow>`
      select ${field(column)} as owner, ${field(key)} as key, jsonb_pretty(to_jsonb(r) - ${secrets}::text[]) as row
      from ${sql.table(table)} t, lateral (select ${chosen}) r
      where ${field(column)} = any(${[...ids]}::text[]) ${after}
      order by ${place} limit ${rowsInFile}`.execute(database);
    const last = rows.at(-1);
    if (!last) return;
    const bytes = Buffer.from(`[\n${rows.map(({ row }) => row).join(',\n')}\n]\n`);
    yield { name: number === 1 ? `${name}.json` : `${name}-${number}.json`, bytes };
    if (rows.length < rowsInFile) return;
    after = sql`and (${place}) > (${last.owner}, ${last.key})`;
  }
}
