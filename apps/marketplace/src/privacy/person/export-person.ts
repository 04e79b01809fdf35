import type { ArchiveEntry } from '@relab/content';
import { writeZip } from '@relab/content';
import type { Database } from '@relab/database';
import type { FileStore } from '@relab/records/files';
import { sql } from 'kysely';
import { looksAt, ownLooks } from './export-looks.ts';
import { findPerson, isKnown } from './find-person.ts';

/** Bytes of files in one archive at most; what is beyond is named in it. */
const maxBytes = 200_000_000;

/** What opens something, or is another system's name for a person. */
const secrets = ['guest_key', 'auth_id', 'password', 'token', 'key_hash'];

type Rows = readonly Readonly<Record<string, unknown>>[];

async function rowsOf(
  database: Database,
  table: string,
  column: string,
  ids: readonly string[],
): Promise<Rows> {
  if (ids.length === 0) return [];
  const { rows } = await sql<{ row: Readonly<Record<string, unknown>> }>`
    select to_jsonb(t) - ${secrets}::text[] as row from ${sql.table(table)} t
    where t.${sql.ref(column)} = any(${[...ids]}::text[]) order by to_jsonb(t) ->> 'id'`.execute(database);
  return rows.map(({ row }) => row);
}

async function readFiles(
  database: Database,
  documents: FileStore,
  ids: readonly string[],
): Promise<{ readonly entries: readonly ArchiveEntry[]; readonly list: Rows }> {
  const { rows } = await sql<{
    id: string;
    title: string;
    file_extension: string | null;
    content_size: string;
  }>`
    select id, title, file_extension, content_size from content_version
    where content_document_id = any(${[...ids]}::text[]) order by id`.execute(database);
  const entries: ArchiveEntry[] = [];
  const list: Record<string, unknown>[] = [];
  let bytes = 0;
  for (const { id, title, file_extension: extension, content_size } of rows) {
    bytes += Number(content_size);
    const stored = bytes <= maxBytes ? await documents.read(id) : undefined;
    const name = `files/${id}${extension ? `.${extension.replace(/[^\w]/g, '')}` : ''}`;
    if (stored) entries.push({ name, bytes: new Uint8Array(await new Response(stored.body).arrayBuffer()) });
    list.push({ id, title, bytes: Number(content_size), name: stored ? name : null });
  }
  return { entries, list };
}

/**
 * All that is stored about a person as a ZIP: a JSON file for each kind of record with its fields by the names of their
 * columns, and the files that belong to them. Undefined where nothing is stored.
 */
export async function exportPerson(
  database: Database,
  email: string,
  documents: FileStore,
): Promise<Uint8Array | undefined> {
  const person = await findPerson(database, email);
  if (!isKnown(person)) return undefined;
  const { users, authIds, contacts, accounts, leads, cases, quotes, offers, orders, returns, carts } = person;
  const parts: readonly (readonly [name: string, table: string, column: string, ids: readonly string[]])[] = [
    ['users', 'user', 'id', users],
    ['sessions', 'auth_session', 'user_id', authIds],
    ['contacts', 'contact', 'id', contacts],
    ['accounts', 'account', 'id', accounts],
    ['leads', 'lead', 'id', leads],
    ['cases', 'case', 'id', cases],
    ['case-mails', 'email_message', 'parent_id', cases],
    ['quote-requests', 'quote_request', 'id', quotes],
    ['offers', 'offer', 'id', offers],
    ['orders', 'order_summary', 'id', orders],
    ['order-items', 'order_item_summary', 'order_summary_id', orders],
    ['order-delivery-groups', 'order_delivery_group_summary', 'order_summary_id', orders],
    ['invoices', 'invoice', 'order_summary_id', orders],
    ['credit-notes', 'credit_note', 'order_summary_id', orders],
    ['shipments', 'shipment', 'order_summary_id', orders],
    ['returns', 'return_order', 'id', returns],
    ['carts', 'web_cart', 'id', carts],
    ['cart-items', 'cart_item', 'cart_id', carts],
    ['checkouts', 'cart_checkout', 'cart_id', carts],
    ['watched-listings', 'watched_listing', 'owner_id', users],
    ['saved-searches', 'saved_search', 'owner_id', users],
    ['favorites', 'relab_favorite', 'user_id', users],
    ['recently-viewed', 'relab_recent', 'user_id', users],
    ['list-views', 'relab_list_view', 'owner_id', users],
    ['content-comments', 'managed_content_comment', 'created_by_id', users],
    ['content-drafts', 'managed_content_autosave', 'user_id', users],
    ['changes', 'record_history', 'created_by_id', users],
  ];
  const entries: ArchiveEntry[] = [];
  const add = (name: string, rows: Rows): void => {
    if (rows.length > 0)
      entries.push({ name: `${name}.json`, bytes: Buffer.from(JSON.stringify(rows, null, 2)) });
  };
  for (const [name, table, column, ids] of parts) add(name, await rowsOf(database, table, column, ids));
  add('looked-at-by-the-house', await looksAt(database, person));
  add('own-looks', await ownLooks(database, person));
  const files = await readFiles(database, documents, person.files);
  add('files', files.list);
  return writeZip([...entries, ...files.entries]);
}
