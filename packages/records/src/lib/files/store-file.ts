import { createHash } from 'node:crypto';
import type { Database } from '@relab/database';
import { newId } from '@relab/server/http';
import { sql } from 'kysely';
import type { FileStore } from './file-store.ts';
import type { FileType } from './file-type.ts';

/** A file that a part of the platform keeps for itself: the records of an upload, without a link. */
export interface StoredFile {
  readonly documentId: string;
  readonly versionId: string;
}

export interface FileToStore {
  readonly bytes: Uint8Array;
  readonly type: FileType;
  readonly title: string;
  /** Null for a guest's: nobody sees it but by a link. */
  readonly ownerId: string | null;
}

/** Keeps a file; its bytes before its records, and not without them. */
export async function storeFile(
  { database, now }: { readonly database: Database; readonly now: () => Date },
  store: FileStore,
  { bytes, type, title, ownerId }: FileToStore,
): Promise<StoredFile> {
  const [documentId, versionId] = [newId('069'), newId('068')];
  const checksum = createHash('sha256').update(bytes).digest('hex');
  const stamp = sql`${now()}, ${ownerId}, ${now()}, ${ownerId}, ${now()}`;
  const stamps = sql`created_date, created_by_id, last_modified_date, last_modified_by_id, system_modstamp`;
  await store.write(versionId, bytes);
  try {
    await sql`
      with document as (
        insert into content_document (id, title, latest_published_version_id, file_type, file_extension, content_size,
          owner_id, ${stamps})
        values (${documentId}, ${title}, ${versionId}, ${type.name}, ${type.extension}, ${bytes.byteLength}, ${ownerId},
          ${stamp})
      )
      insert into content_version (id, content_document_id, title, version_number, is_latest, file_type, file_extension,
        content_size, checksum, ${stamps})
      values (${versionId}, ${documentId}, ${title}, 1, true, ${type.name}, ${type.extension}, ${bytes.byteLength},
        ${checksum}, ${stamp})`.execute(database);
  } catch (error) {
    await store.remove(versionId);
    throw error;
  }
  return { documentId, versionId };
}

/** Shows a kept file to whoever may see a record. */
export async function linkFile(
  { database, now }: { readonly database: Database; readonly now: () => Date },
  documentId: string,
  recordId: string,
): Promise<void> {
  await sql`
    insert into content_document_link (id, content_document_id, linked_entity_id, share_type, created_date,
      last_modified_date, system_modstamp)
    values (${newId('06A')}, ${documentId}, ${recordId}, 'V', ${now()}, ${now()}, ${now()})`.execute(
    database,
  );
}

/** Removes the records of a kept file that has no link; answers whose bytes may go once that is committed. */
export async function deleteFile(database: Database, documentId: string): Promise<readonly string[]> {
  // One statement: the two kinds of records refer to each other.
  const { rows } = await sql<{ id: string }>`
    with document as (
      delete from content_document d where d.id = ${documentId} and not exists (
        select 1 from content_document_link l where l.content_document_id = d.id)
      returning d.id
    )
    delete from content_version v using document where v.content_document_id = document.id returning v.id`.execute(
    database,
  );
  return rows.map(({ id }) => id);
}
