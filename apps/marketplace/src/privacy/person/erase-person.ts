import { eraseCarts } from '@relab/commerce';
import { type Database, inTransaction } from '@relab/database';
import { deleteFile, type FileStore } from '@relab/records/files';
import { sql } from 'kysely';
import { eraseJobs } from './erase-jobs.ts';
import { eraseMailFiles } from './erase-mail-files.ts';
import { blankColumns, blankRecords, deleteRows } from './erase-rows.ts';
import { containing, findPerson, type PersonRows } from './find-person.ts';
import { blankedOfOrders } from './kept-by-law.ts';

/** What erasure reaches beside the database. */
export interface ErasurePlaces {
  readonly documents: FileStore;
  readonly mailFolder: string;
}

/** How they and their work in the console were remembered. */
async function eraseUse(database: Database, { users, contacts, accounts, leads }: PersonRows): Promise<void> {
  const byUser = [
    ...['relab_recent', 'relab_favorite', 'relab_list_preference', 'relab_pinned_list', 'relab_nav_items'],
    ...[
      'relab_layout_state',
      'managed_content_autosave',
      'managed_content_presence',
      'managed_content_mention',
      'managed_content_task',
    ],
    ...['managed_content_collaborator', 'managed_content_view', 'managed_content_upload'],
  ];
  for (const table of byUser) await deleteRows(database, table, 'user_id', users);
  await deleteRows(database, 'relab_list_view', 'owner_id', users);
  // Others may have noted them under their names.
  await deleteRows(database, 'relab_favorite', 'target', [...users, ...contacts, ...accounts, ...leads]);
  if (users.length === 0) return;
  const any = sql`any(${[...users]}::text[])`;
  await sql`update managed_content_comment set text = 'Erased' where created_by_id = ${any}`.execute(
    database,
  );
  await sql`
    update managed_content_comment set mentioned_ids = array(select id from unnest(mentioned_ids) id where id <> all(${[...users]}::text[]))
    where mentioned_ids && ${[...users]}::text[]`.execute(database);
  await sql`
    delete from deleted_managed_content_row
    where table_name = 'managed_content_comment' and row ->> 'created_by_id' = ${any}`.execute(database);
}

async function eraseSignIn(database: Database, { email, users, authIds }: PersonRows): Promise<void> {
  await deleteRows(database, 'oauth_grant', 'user_id', users);
  await sql`
    update oauth_client set acts_as = null where acts_as = any(${[...users]}::text[])`.execute(database);
  await sql`
    update oauth_client set made_by = null where made_by = any(${[...users]}::text[])`.execute(database);
  await sql`
    delete from auth_verification
    where value = any(${[...authIds]}::text[]) or identifier ilike ${containing(email)} or value ilike ${containing(email)}`.execute(
    database,
  );
  await sql`delete from auth_user where id = any(${[...authIds]}::text[]) or lower(email) = ${email}`.execute(
    database,
  );
}

/** Responses that were stored for repeated writes, and what else remembers an address. */
async function eraseTraces(database: Database, { email, users, orders }: PersonRows): Promise<void> {
  await sql`
    delete from relab_idempotency
    where owner = any(${[...users]}::text[]) or body ilike ${containing(email)}`.execute(database);
  await sql`delete from form_submission where answers::text ilike ${containing(email)}`.execute(database);
  // Who looked stays, and at which record; not what was searched for.
  await sql`update record_access set detail = null where detail ilike ${containing(email)}`.execute(database);
  await sql`delete from unconfirmed_order where lower(email) = ${email}`.execute(database);
  await deleteRows(database, 'order_access', 'order_summary_id', orders);
  await sql`
    update promotion_use set buyer = 'erased ' || gen_random_uuid()
    where order_summary_id = any(${[...orders]}::text[])`.execute(database);
}

async function eraseRecords(database: Database, person: PersonRows): Promise<void> {
  const { email, users, contacts, accounts, leads, cases, quotes, offers, orders, returns } = person;
  const all = [
    ...users,
    ...contacts,
    ...accounts,
    ...leads,
    ...cases,
    ...quotes,
    ...offers,
    ...orders,
    ...returns,
  ];
  await sql`
    delete from saved_search_told where saved_search_id in (
      select id from saved_search where owner_id = any(${[...users]}::text[]))`.execute(database);
  await deleteRows(database, 'saved_search', 'owner_id', users);
  await deleteRows(database, 'watched_listing', 'owner_id', users);
  for (const table of ['task', 'event']) {
    await sql`
      delete from ${sql.table(table)} where who_id = any(${all}::text[]) or what_id = any(${all}::text[])`.execute(
      database,
    );
  }
  await deleteRows(database, 'campaign_member', 'contact_id', contacts);
  await deleteRows(database, 'campaign_member', 'lead_id', leads);
  await deleteRows(database, 'email_message', 'parent_id', cases);
  await sql`delete from email_message where lower(to_address) = ${email}`.execute(database);
  await blankRecords(database, 'Case', cases);
  await blankRecords(database, 'QuoteRequest__c', quotes);
  await blankRecords(database, 'Offer__c', offers);
  await blankRecords(database, 'Lead', leads);
  await blankRecords(database, 'Contact', contacts);
  await blankRecords(database, 'Account', accounts);
  await blankRecords(database, 'ReturnOrder', returns);
  for (const [table, columns] of Object.entries(blankedOfOrders)) {
    await blankColumns(
      database,
      table,
      columns,
      table === 'order_summary' ? 'id' : 'order_summary_id',
      orders,
    );
  }
  // The last administrator stays: a trigger says so.
  await sql`update "user" set is_active = false where id = any(${[...users]}::text[]) and is_active`.execute(
    database,
  );
  await blankRecords(database, 'User', users);
}

/**
 * Photos of them that others uploaded: they are linked to whoever did. One by which somebody else is shown, or that is in the
 * media library, stays.
 */
async function erasePhotos(database: Database, owners: readonly string[]): Promise<void> {
  const theirs = sql`any(${[...owners]}::text[])`;
  await sql`
    delete from content_document_link l using content_document d, content_version v, relab_avatar p
    where p.record_id = ${theirs} and v.id = p.version_id and d.id = v.content_document_id
      and l.content_document_id = d.id and l.linked_entity_id = d.owner_id
      and not exists (
        select 1 from content_version o join relab_avatar q on q.version_id = o.id
        where o.content_document_id = d.id and q.record_id <> all(${[...owners]}::text[]))
      and not exists (
        select 1 from content_version o join media m on m.source ->> 'versionId' = o.id
        where o.content_document_id = d.id)`.execute(database);
  await sql`delete from relab_avatar where record_id = ${theirs}`.execute(database);
}

/** Files go whose last link this was; what others use stays. Returns whose bytes may be removed after the commit. */
async function eraseFiles(database: Database, person: PersonRows): Promise<readonly string[]> {
  const { files, users, contacts, accounts, leads, cases, quotes, offers } = person;
  const owners = [...users, ...contacts, ...accounts, ...leads, ...cases, ...quotes, ...offers];
  await erasePhotos(database, owners);
  if (files.length === 0) return [];
  await deleteRows(database, 'content_document_link', 'linked_entity_id', owners);
  await deleteRows(database, 'pending_upload', 'content_document_id', files);
  const { rows } = await sql<{ id: string }>`
    select d.id from content_document d where d.id = any(${[...files]}::text[])
      and not exists (
        select 1 from cart_checkout k
        where k.order_summary_id is not null and k.payment::jsonb -> 'purchaseOrderDocument' ->> 'contentDocumentId' = d.id)
      and not exists (
        select 1 from content_version v join relab_avatar p on p.version_id = v.id where v.content_document_id = d.id)
      and not exists (
        select 1 from content_version v join media m on m.source ->> 'versionId' = v.id
        where v.content_document_id = d.id)`.execute(database);
  const removable: string[] = [];
  for (const { id } of rows) removable.push(...(await deleteFile(database, id)));
  return removable;
}

/**
 * Erases a person: jobs first, then all in one transaction, and bytes and mails after it. Erasing again changes nothing, so whoever is cut
 * short begins anew. What the law has kept stays (`keptByLaw`). Throws where it is the last administrator.
 */
export async function erasePerson(
  database: Database,
  email: string,
  { documents, mailFolder }: ErasurePlaces,
): Promise<PersonRows> {
  // Before their rows are blanked, by which an attempt that is cut short would not find their jobs again.
  await eraseJobs(database, await findPerson(database, email));
  const { person, removable } = await inTransaction(database, async (transaction) => {
    const found = await findPerson(transaction, email);
    await eraseCarts(transaction, found.carts);
    const versions = await eraseFiles(transaction, found);
    await eraseUse(transaction, found);
    await eraseRecords(transaction, found);
    await eraseSignIn(transaction, found);
    await eraseTraces(transaction, found);
    return { person: found, removable: versions };
  });
  for (const versionId of removable) await documents.remove(versionId);
  await eraseMailFiles(mailFolder, person.email);
  return person;
}
