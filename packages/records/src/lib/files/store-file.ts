import { createHash } from 'node:crypto';
import type { Database, Row } from '@relab/database';
import { newId } from '@relab/server/http';
import { sql } from 'kysely';
import { createdColumns } from '../objects/audit-columns.ts';
import type { FileStore } from './file-store.ts';
import type { FileType } from './file-type.ts';

/** A file that a part of the platform stores for itself: the records of an upload, without a link. */
export interface StoredFile {
  readonly documentId: string;
  readonly versionId: string;
}

export interface FileToStore {
  readonly bytes: Uint8Array;
  readonly type: FileType;
  readonly title: string;
  readonly description?: string | undefined;
  /** The name that it was uploaded under. */
  readonly fileName?: string | undefined;
  /** Null for a guest's: nobody sees it but by a link. */
  readonly ownerId: string | null;
}

interface Writes {
  readonly database: Database;
  readonly now: () => Date;
}

/** SHA-256, as small hexadecimal digits. */
export const checksumOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/**
 * A document, its first version, and a link to its owner if that is to have an id: one statement, since document and version
 * refer to each other.
 */
export async function insertFile(
  { bytes, type, title, description, fileName, ownerId }: FileToStore,
  { documentId, versionId, linkId }: StoredFile & { readonly linkId?: string },
  { database, now }: Writes,
): Promise<void> {
  const created = createdColumns(now(), ownerId);
  const described = {
    title,
    description: description ?? null,
    file_type: type.name,
    file_extension: type.extension,
    content_size: bytes.byteLength,
    ...created,
  };
  const document = {
    id: documentId,
    latest_published_version_id: versionId,
    owner_id: ownerId,
    ...described,
  };
  const version = {
    id: versionId,
    content_document_id: documentId,
    path_on_client: fileName || null,
    version_number: 1,
    is_latest: true,
    checksum: checksumOf(bytes),
    ...described,
  };
  const withDocument = database.with('document', (query) =>
    query.insertInto('content_document').values(document),
  );
  if (linkId === undefined || ownerId === null) {
    await withDocument.insertInto('content_version').values(version).execute();
    return;
  }
  const link = { id: linkId, content_document_id: documentId, linked_entity_id: ownerId };
  await withDocument
    .with('version', (query) => query.insertInto('content_version').values(version))
    .insertInto('content_document_link')
    .values({ ...link, share_type: 'I', ...created })
    .execute();
}

/** Stores a file; its bytes before its records, and not without them. */
export async function storeFile(context: Writes, store: FileStore, file: FileToStore): Promise<StoredFile> {
  const ids = { documentId: newId('069'), versionId: newId('068') };
  await store.write(ids.versionId, file.bytes);
  try {
    await insertFile(file, ids, context);
  } catch (error) {
    await store.remove(ids.versionId);
    throw error;
  }
  return ids;
}

/**
 * The next version of a document, which the caller has locked, so that two versions never have one number; one statement. `ownerId`
 * is who adds it.
 */
export async function insertFileVersion(
  { bytes, type, title, description, fileName, ownerId: userId }: FileToStore,
  { documentId, versionId }: StoredFile,
  { database, now }: Writes,
): Promise<void> {
  const at = sql`${now().toISOString()}::timestamptz`;
  const later = sql`greatest(${at}, system_modstamp + interval '1 millisecond')`;
  await sql`
    with older as (
      update content_version set is_latest = false, system_modstamp = ${later}
      where content_document_id = ${documentId} and is_latest
    ), version as (
      insert into content_version (id, content_document_id, title, description, path_on_client, version_number,
        is_latest, file_type, file_extension, content_size, checksum,
        created_date, created_by_id, last_modified_date, last_modified_by_id, system_modstamp)
      select ${versionId}, ${documentId}, ${title}, ${description ?? null}, ${fileName || null},
        (select max(version_number) + 1 from content_version where content_document_id = ${documentId}),
        true, ${type.name}, ${type.extension}, ${bytes.byteLength}, ${checksumOf(bytes)},
        ${at}, ${userId}, ${at}, ${userId}, ${at}
    )
    update content_document set title = ${title}, description = coalesce(${description ?? null}, description),
      latest_published_version_id = ${versionId}, file_type = ${type.name}, file_extension = ${type.extension},
      content_size = ${bytes.byteLength}, last_modified_date = ${later}, last_modified_by_id = ${userId},
      system_modstamp = ${later}
    where id = ${documentId}`.execute(database);
}

/** Stores a file as the next version of a document; its bytes before its records. Locks the document. */
export async function storeFileVersion(
  context: Writes,
  store: FileStore,
  documentId: string,
  file: FileToStore,
): Promise<StoredFile> {
  const ids = { documentId, versionId: newId('068') };
  await store.write(ids.versionId, file.bytes);
  try {
    await sql`select id from content_document where id = ${documentId} for update`.execute(context.database);
    await insertFileVersion(file, ids, context);
  } catch (error) {
    await store.remove(ids.versionId);
    throw error;
  }
  return ids;
}

/** Shows a file to those who may see a record. */
export async function linkFile(
  { database, now }: Writes,
  documentId: string,
  recordId: string,
): Promise<void> {
  await database
    .insertInto('content_document_link')
    .values({
      id: newId('06A'),
      content_document_id: documentId,
      linked_entity_id: recordId,
      share_type: 'V',
      ...createdColumns(now(), null),
    })
    .execute();
}

/** Deletes the records of a stored file that has no link; returns whose bytes may be removed once that is committed. */
export async function deleteFile(database: Database, documentId: string): Promise<readonly string[]> {
  // One statement: the two kinds of records refer to each other.
  const { rows } = await sql<Row<'content_version', 'id'>>`
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
