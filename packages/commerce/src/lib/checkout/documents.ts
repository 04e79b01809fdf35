import type { PurchaseOrderDocument } from '@relab/contract/commerce';
import type { Database } from '@relab/database';
import { type FileStore, linkFile, type StoredVersion, sniffFileType, storeFile } from '@relab/records/files';
import { ApiError, type Context } from '@relab/server/http';
import { type SqlBool, sql } from 'kysely';
import type { CheckoutRow } from './checkout-row.ts';

/** Bytes of a purchase order. */
export const maxDocumentBytes = 10 * 1_048_576;
const acceptedTypes = ['PDF', 'PNG', 'JPG'];

const badFile = (message: string, status?: number): ApiError =>
  new ApiError('INVALID_API_INPUT', message, { fields: ['fileData'], ...(status ? { status } : {}) });

/** The name of the file, without path and extension. */
function titleOf(file: Blob): string {
  const name = file instanceof File ? (file.name.split(/[\\/]/).at(-1) ?? '') : '';
  const plain = name.replace(/\p{Cc}/gu, '').replace(/\.[^.]*$/, '');
  return plain.toWellFormed().trim().slice(0, 200) || 'Purchase order';
}

/** Stores a purchase order. Its type is that of its bytes, whatever its name; throws 415 for other types. */
export async function storeDocument(
  context: Pick<Context, 'database' | 'now' | 'principal'>,
  store: FileStore,
  file: Blob,
): Promise<PurchaseOrderDocument> {
  if (file.size === 0) throw badFile('The file is empty. Choose the purchase order again.');
  if (file.size > maxDocumentBytes)
    throw badFile('The file is larger than 10 MB. Choose a smaller one.', 413);
  const bytes = new Uint8Array(await file.arrayBuffer());
  const type = sniffFileType(bytes, '');
  if (!type || !acceptedTypes.includes(type.name)) {
    throw badFile('This is no PDF, PNG or JPEG. Save the purchase order as one of them.', 415);
  }
  const title = titleOf(file);
  const ownerId = context.principal.kind === 'user' ? context.principal.userId : null;
  const { documentId } = await storeFile(context, store, { bytes, type, title, ownerId });
  return { contentDocumentId: documentId, title, fileType: type.name, contentSize: bytes.byteLength };
}

/** Links the purchase order of a checkout to its order: those who may see the order may read it. */
export async function attachToOrder(context: Context, row: CheckoutRow, orderId: string): Promise<void> {
  const { payment } = row;
  const document = payment?.paymentMethod === 'PurchaseOrder' ? payment.purchaseOrderDocument : null;
  if (document) await linkFile(context, document.contentDocumentId, orderId);
}

const selectDocuments = (database: Database, orderId: string) =>
  database
    .selectFrom('content_document_link as l')
    .innerJoin('content_document as d', 'd.id', 'l.content_document_id')
    .where('l.linked_entity_id', '=', orderId)
    .where(({ not, and }) => and([not('l.is_deleted'), not('d.is_deleted')]));

export async function readDocuments(database: Database, orderId: string): Promise<PurchaseOrderDocument[]> {
  const rows = await selectDocuments(database, orderId)
    .select(['d.id as contentDocumentId', 'd.title', 'd.file_type as fileType', 'd.content_size'])
    .orderBy('l.created_date')
    .orderBy('d.id')
    .execute();
  return rows.map(({ content_size, ...row }) => ({ ...row, contentSize: Number(content_size) }));
}

/** The latest version of a document that belongs to an order. */
export const findDocument = async (
  database: Database,
  orderId: string,
  documentId: string,
): Promise<StoredVersion | undefined> =>
  await selectDocuments(database, orderId)
    .innerJoin('content_version as v', 'v.content_document_id', 'd.id')
    .select(['v.id', 'v.title', 'v.file_type', 'v.file_extension', 'v.checksum'])
    .where('d.id', '=', documentId)
    .where(sql<SqlBool>`v.is_latest and not v.is_deleted`)
    .executeTakeFirst();
