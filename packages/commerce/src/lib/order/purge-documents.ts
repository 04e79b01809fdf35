import type { Database } from '@relab/database';
import { deleteFile } from '@relab/records/files';
import { sql } from 'kysely';

/**
 * Purges the purchase orders of checkouts that were untouched since, and of deleted ones: no order followed. The
 * checkout stays without it. Files of content have no link either and are left alone: pictures of imported archives, and
 * files of jobs, which have a lifetime of their own. Returns the versions whose bytes may be deleted after the commit.
 */
export async function purgeDocuments(database: Database, before: Date): Promise<readonly string[]> {
  await sql`
    update cart_checkout set payment = (payment::jsonb || '{"purchaseOrderDocument": null}')::text
    where id in (
      select id from cart_checkout
      where status = 'Active' and last_modified_date < ${before}
        and payment::jsonb -> 'purchaseOrderDocument' ->> 'contentDocumentId' is not null
      limit 500 for update skip locked)`.execute(database);
  const { rows } = await sql<{ id: string }>`
    select d.id from content_document d
    where d.created_date < ${before}
      and not exists (select 1 from content_document_link l where l.content_document_id = d.id)
      and not exists (select 1 from pending_upload p where p.content_document_id = d.id)
      and not exists (
        select 1 from content_version v
        where v.content_document_id = d.id and (
          v.id in (select m.source ->> 'versionId' from media m where m.source ->> 'versionId' is not null)
          or v.id in (select b.file_version_id from managed_content_job_body b)))
      and not exists (
        select 1 from cart_checkout k
        where k.payment::jsonb -> 'purchaseOrderDocument' ->> 'contentDocumentId' = d.id)
    limit 500`.execute(database);
  const gone: string[] = [];
  for (const { id } of rows) gone.push(...(await deleteFile(database, id)));
  return gone;
}
