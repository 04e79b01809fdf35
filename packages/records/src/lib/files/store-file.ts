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
