import { normalizeId } from '@relab/contract';
import type { ContentDocumentComposite, RecordRepresentation } from '@relab/contract/records';
import { inTransaction, type Row as Stored } from '@relab/database';
import { ApiError, insufficientAccess, newId, notFound } from '@relab/server/http';
import { sql } from 'kysely';
import { rowsFor } from '../objects/access.ts';
import type { ObjectDeclaration } from '../objects/object-declaration.ts';
import { recordQuery } from '../query/record-query.ts';
import { represent } from '../query/record-writer.ts';
import type { RecordsContext } from '../query/records-context.ts';
import type { Row } from '../query/represent.ts';
import { selectAll } from '../query/selection.ts';
import { requireRecordId } from '../records/read-by-ids.ts';
import { type FileSettings, type NewFile, readUpload, titleOf, type Upload } from './read-upload.ts';
import { insertFile, insertFileVersion } from './store-file.ts';
import { requireRoom } from './upload-quota.ts';

/** The records of one object with these ids, or below this document; those that the caller may read. */
async function readAll(
  object: ObjectDeclaration,
  column: 'id' | 'content_document_id',
  id: string,
  context: RecordsContext,
): Promise<RecordRepresentation[]> {
  const { plan, head } = recordQuery(selectAll(object, context.principal), context);
  const { rows } = await sql<Row>`${head()}
    where ${sql.ref(`t0.${column}`)} = ${id} and ${rowsFor(object, 'read', 't0', context)}
    order by t0.created_date, t0.id limit 200`.execute(context.database);
  return rows.flatMap((row) => represent(plan, row, context.display)?.value ?? []);
}

function objectOf(apiName: string, { objects }: RecordsContext): ObjectDeclaration {
  const object = objects.get(apiName);
  if (object) return object;
  throw new ApiError('NOT_FOUND', 'This installation keeps no files.');
}

/** D-096. Three statements. */
async function composite(
  documentId: string,
  versionId: string,
  context: RecordsContext,
): Promise<ContentDocumentComposite> {
  const [contentDocument] = await readAll(objectOf('ContentDocument', context), 'id', documentId, context);
  const [contentVersion] = await readAll(objectOf('ContentVersion', context), 'id', versionId, context);
  const contentDocumentLinks = await readAll(
    objectOf('ContentDocumentLink', context),
    'content_document_id',
    documentId,
    context,
  );
  if (!contentDocument || !contentVersion) throw notFound();
  return { contentDocument, contentDocumentLinks, contentVersion };
}

interface Ids {
  readonly documentId: string;
  readonly versionId: string;
  readonly linkId: string;
}

const insertDocument = (file: NewFile, ids: Ids, userId: string, context: RecordsContext): Promise<void> =>
  insertFile({ ...file, title: titleOf(file), ownerId: userId }, ids, context);

/** Locks the document, so that two versions never have one number. Two statements. */
async function addVersion(file: NewFile, ids: Ids, userId: string, context: RecordsContext): Promise<void> {
  const object = objectOf('ContentDocument', context);
  const { rows } = await sql<Stored<'content_document', 'title'> & { readonly may_update: boolean }>`
    select t0.title, (${rowsFor(object, 'update', 't0', context)}) as may_update from content_document as t0
    where t0.id = ${ids.documentId} and ${rowsFor(object, 'read', 't0', context)} for update of t0`.execute(
    context.database,
  );
  const [document] = rows;
  if (!document) throw notFound();
  if (!document.may_update) throw insufficientAccess();
  const added = { ...file, title: file.title ?? document.title, ownerId: userId };
  await insertFileVersion(added, ids, context);
}

/**
 * Stores a file: four statements for a new document, five for a version of one, and two more, or three, where a quota
 * counts. Its bytes are written before its records, and removed when those cannot be stored. All who are signed in may
 * upload; who may change a document may add versions.
 */
export async function uploadFile(
  upload: Upload,
  settings: FileSettings,
  context: RecordsContext,
): Promise<ContentDocumentComposite> {
  const { principal } = context;
  if (principal.kind === 'guest') throw insufficientAccess();
  const { contentDocumentId } = upload;
  const isVersion = contentDocumentId !== undefined;
  const existing = isVersion ? normalizeId(requireRecordId(contentDocumentId)) : undefined;
  const { ofRecord } = context.objects;
  if (existing !== undefined && ofRecord(existing)?.apiName !== 'ContentDocument') throw notFound();
  const file = await readUpload(upload, settings, principal, context);
  const ids = { documentId: existing ?? newId('069'), versionId: newId('068'), linkId: newId('06A') };
  await settings.store.write(ids.versionId, file.bytes);
  try {
    return await inTransaction(context.database, async (database) => {
      const inner = { ...context, database };
      await requireRoom(file.bytes.byteLength, inner);
      await (isVersion ? addVersion : insertDocument)(file, ids, principal.userId, inner);
      return await composite(ids.documentId, ids.versionId, inner);
    });
  } catch (error) {
    await settings.store.remove(ids.versionId);
    throw error;
  }
}
