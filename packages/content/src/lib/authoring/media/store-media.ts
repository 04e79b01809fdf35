import { type FileStore, storeFile, storeFileVersion } from '@relab/records/files';
import { sql } from 'kysely';
import type { Author } from '../../access/author.ts';
import { upsertMedia } from '../../media/upsert-media.ts';
import type { UploadedFile } from './read-upload.ts';

/** The kind of media whose renderer reads the version of a file that its source names. */
const kind = 'photo';

export interface MediaWords {
  readonly contentKey: string;
  readonly title: string;
  readonly altText: string | null;
}

const writesOf = ({ database, at }: Author) => ({ database, now: () => at });

/** Of uploads; what the installation itself shows first is prepared before. */
const rank = 2000;

async function writeMedia(
  { database }: Author,
  { contentKey, title, altText }: MediaWords,
  upload: UploadedFile,
  versionId: string,
): Promise<void> {
  const { type, width, height, bytes, fileHash } = upload;
  const source = { versionId };
  await upsertMedia(database, [
    { contentKey, kind, source, title, altText, mimeType: type.mimeType, width, height, rank },
  ]);
  await database
    .updateTable('media')
    .set({ file_hash: fileHash, content_size: bytes.byteLength })
    .where('content_key', '=', contentKey)
    .execute();
}

/** The file of a new image. It is nobody's own: who may see the content sees pictures made of it, and nobody the file itself. */
export async function insertMedia(
  author: Author,
  store: FileStore,
  words: MediaWords,
  upload: UploadedFile,
): Promise<void> {
  const { bytes, type } = upload;
  const file = { bytes, type, title: words.title, ownerId: null };
  const { versionId } = await storeFile(writesOf(author), store, file);
  await writeMedia(author, words, upload, versionId);
}

/** Another file for an image: the next version of its document, so that the one before is not lost. */
export async function replaceMedia(
  author: Author,
  store: FileStore,
  words: MediaWords,
  upload: UploadedFile,
): Promise<void> {
  const { rows } = await sql<{ readonly id: string }>`
    select v.content_document_id as id from media m join content_version v on v.id = m.source ->> 'versionId'
    where m.content_key = ${words.contentKey}`.execute(author.database);
  const [document] = rows;
  if (!document) return await insertMedia(author, store, words, upload);
  const { bytes, type } = upload;
  const file = { bytes, type, title: words.title, ownerId: null };
  const { versionId } = await storeFileVersion(writesOf(author), store, document.id, file);
  await writeMedia(author, words, upload, versionId);
}
