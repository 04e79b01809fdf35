import { createHash } from 'node:crypto';
import { normalizeId } from '@relab/contract';
import type { ContentDocumentComposite, RecordRepresentation } from '@relab/contract/records';
import { type Database, inTransaction } from '@relab/database';
import { ApiError, insufficientAccess, newId, notFound } from '@relab/server/http';
import type { User } from '@relab/server/principal';
import { sql } from 'kysely';
import { rowsFor } from '../objects/access.ts';
import type { ObjectDeclaration } from '../objects/object-declaration.ts';
import { recordQuery } from '../query/record-query.ts';
import type { RecordsContext } from '../query/records-context.ts';
import { type Row, represent } from '../query/represent.ts';
import { selectAll } from '../query/selection.ts';
import { requireRecordId } from '../records/read-by-ids.ts';
import type { FileStore } from './file-store.ts';
import { contentFileTypes, type FileType, sniffFileType } from './file-type.ts';
import { requireRoom } from './upload-quota.ts';

export interface FileSettings {
  readonly store: FileStore;
  /** Names of the types that are taken. */
  readonly types: readonly string[];
  /** Who is also taken archives of content and files of translators from; nobody unless told otherwise. */
  readonly worksOnContent?: ((principal: User, database: Database) => Promise<boolean>) | undefined;
}

export interface Upload {
  readonly fileData: Blob;
  readonly title?: string | undefined;
  readonly description?: string | undefined;
  /** D-098: the document of which this is the next version; without it the file is a new document. */
  readonly contentDocumentId?: string;
}

interface NewFile {
  readonly bytes: Uint8Array;
  readonly type: FileType;
  readonly fileName: string;
  readonly title: string | undefined;
  readonly description: string | undefined;
}

const longestTitle = 255;
const longestDescription = 32_768;
const longestName = 500;

const refuse = (message: string, field: string): ApiError =>
  new ApiError('INVALID_INPUT', message, { fields: [field] });

/** The name without a path, its end and what no name holds. */
const plainName = (name: string): string =>
  (name.split(/[\\/]/).at(-1) ?? '')
    .replace(/\p{Cc}/gu, '')
    .toWellFormed()
    .slice(-longestName);

async function readFile(
  { fileData, title, description }: Upload,
  types: readonly string[],
  moreTypes: () => Promise<readonly string[]>,
): Promise<NewFile> {
  const given = title?.trim() || undefined;
  if (given !== undefined && given.length > longestTitle)
    throw refuse(`title has ${longestTitle} characters at most.`, 'title');
  if (description !== undefined && description.length > longestDescription)
    throw refuse(`description has ${longestDescription} characters at most.`, 'description');
  const bytes = new Uint8Array(await fileData.arrayBuffer());
  if (bytes.byteLength === 0) throw refuse('The file is empty.', 'fileData');
  const fileName = fileData instanceof File ? plainName(fileData.name) : '';
  const type = sniffFileType(bytes, fileName);
  const isTaken = (names: readonly string[]) => type !== undefined && names.includes(type.name);
  const more = isTaken(types) ? [] : await moreTypes();
  if (type && isTaken([...types, ...more]))
    return { bytes, type, fileName, title: given, description: description || undefined };
  throw new ApiError(
    'UNSUPPORTED_MEDIA_TYPE',
    `Files of this type are not taken. Those that are: ${[...types, ...more].join(', ')}.`,
    { fields: ['fileData'] },
  );
}

const titleOf = ({ title, fileName }: NewFile): string =>
  title ?? (fileName.replace(/\.[^.]*$/, '').slice(0, longestTitle) || 'Untitled');

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
  return rows.flatMap((row) => represent(plan, row, context.display) ?? []);
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

const checksumOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** The document, its first version, and the link that makes it its owner's: one statement. */
async function insertDocument(
  file: NewFile,
  ids: Ids,
  userId: string,
  context: RecordsContext,
): Promise<void> {
  const { type, bytes } = file;
  const at = sql`${context.now().toISOString()}::timestamptz`;
  const stamp = sql`${at}, ${userId}, ${at}, ${userId}, ${at}`;
  const stamps = sql`created_date, created_by_id, last_modified_date, last_modified_by_id, system_modstamp`;
  const title = titleOf(file);
  const description = file.description ?? null;
  await sql`
    with document as (
      insert into content_document (id, title, description, latest_published_version_id, file_type, file_extension,
        content_size, owner_id, ${stamps})
      values (${ids.document}, ${title}, ${description}, ${ids.version}, ${type.name}, ${type.extension},
        ${bytes.byteLength}, ${userId}, ${stamp})
    ), version as (
      insert into content_version (id, content_document_id, title, description, path_on_client, version_number,
        is_latest, file_type, file_extension, content_size, checksum, ${stamps})
      values (${ids.version}, ${ids.document}, ${title}, ${description}, ${file.fileName || null}, 1,
        true, ${type.name}, ${type.extension}, ${bytes.byteLength}, ${checksumOf(bytes)}, ${stamp})
    )
    insert into content_document_link (id, content_document_id, linked_entity_id, share_type, ${stamps})
    values (${ids.link}, ${ids.document}, ${userId}, 'I', ${stamp})`.execute(context.database);
}

const moreTypes = async (
  principal: User,
  { worksOnContent }: FileSettings,
  database: Database,
): Promise<readonly string[]> => ((await worksOnContent?.(principal, database)) ? contentFileTypes : []);

interface Ids {
  readonly document: string;
  readonly version: string;
  readonly link: string;
}

/** Locks the document, so that two versions never have one number. Two statements. */
async function addVersion(file: NewFile, ids: Ids, userId: string, context: RecordsContext): Promise<void> {
  const object = objectOf('ContentDocument', context);
  const { rows } = await sql<{ title: string; mine: boolean }>`
    select t0.title, (${rowsFor(object, 'update', 't0', context)}) as mine from content_document as t0
    where t0.id = ${ids.document} and ${rowsFor(object, 'read', 't0', context)} for update of t0`.execute(
    context.database,
  );
  const [document] = rows;
  if (!document) throw notFound();
  if (!document.mine) throw insufficientAccess();
  const { type, bytes } = file;
  const at = sql`${context.now().toISOString()}::timestamptz`;
  const later = sql`greatest(${at}, system_modstamp + interval '1 millisecond')`;
  const title = file.title ?? document.title;
  await sql`
    with older as (
      update content_version set is_latest = false, system_modstamp = ${later}
      where content_document_id = ${ids.document} and is_latest
    ), version as (
      insert into content_version (id, content_document_id, title, description, path_on_client, version_number,
        is_latest, file_type, file_extension, content_size, checksum,
        created_date, created_by_id, last_modified_date, last_modified_by_id, system_modstamp)
      select ${ids.version}, ${ids.document}, ${title}, ${file.description ?? null}, ${file.fileName || null},
        (select max(version_number) + 1 from content_version where content_document_id = ${ids.document}),
        true, ${type.name}, ${type.extension}, ${bytes.byteLength}, ${checksumOf(bytes)},
        ${at}, ${userId}, ${at}, ${userId}, ${at}
    )
    update content_document set title = ${title}, description = coalesce(${file.description ?? null}, description),
      latest_published_version_id = ${ids.version}, file_type = ${type.name}, file_extension = ${type.extension},
      content_size = ${bytes.byteLength}, last_modified_date = ${later}, last_modified_by_id = ${userId},
      system_modstamp = ${later}
    where id = ${ids.document}`.execute(context.database);
}

/**
 * Takes a file: four statements for a new document, five for a version of one, and two more, or three, where a quota counts. Its bytes are kept before its records are
 * stored, and go again when those cannot be. Whoever is signed in may upload; only who may change a document adds versions.
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
  const wanted = isVersion ? normalizeId(requireRecordId(contentDocumentId)) : undefined;
  const { ofRecord } = context.objects;
  if (wanted !== undefined && ofRecord(wanted)?.apiName !== 'ContentDocument') throw notFound();
  const file = await readFile(upload, settings.types, () => moreTypes(principal, settings, context.database));
  const ids: Ids = { document: wanted ?? newId('069'), version: newId('068'), link: newId('06A') };
  await settings.store.write(ids.version, file.bytes);
  try {
    return await inTransaction(context.database, async (database) => {
      const inner = { ...context, database };
      await requireRoom(file.bytes.byteLength, inner);
      await (isVersion ? addVersion : insertDocument)(file, ids, principal.userId, inner);
      return await composite(ids.document, ids.version, inner);
    });
  } catch (error) {
    await settings.store.remove(ids.version);
    throw error;
  }
}
