import type { PurchaseOrderDocument } from '@relab/contract/commerce';
import type { Database } from '@relab/database';
import { type FileStore, linkFile, type StoredVersion, sniffFileType, storeFile } from '@relab/records/files';
import { ApiError, type Context } from '@relab/server/http';
import { sql } from 'kysely';
import type { CheckoutRow } from './checkout-row.ts';

/** Bytes of a purchase order. */
export const maxDocumentBytes = 10 * 1_048_576;
const taken = ['PDF', 'PNG', 'JPG'];

const refuse = (message: string, status?: number): ApiError =>
  new ApiError('INVALID_API_INPUT', message, { fields: ['fileData'], ...(status ? { status } : {}) });

/** The name that it was sent under, without a path and without its end. */
function titleOf(file: Blob): string {
  const name = file instanceof File ? (file.name.split(/[\\/]/).at(-1) ?? '') : '';
  const plain = name.replace(/\p{Cc}/gu, '').replace(/\.[^.]*$/, '');
  return plain.toWellFormed().trim().slice(0, 200) || 'Purchase order';
}

/** Keeps a purchase order; what it is tell its bytes, whatever it is called. Refuses what is none of the kinds. */
export async function storeDocument(
  context: Pick<Context, 'database' | 'now' | 'principal'>,
  store: FileStore,
  file: Blob,
): Promise<PurchaseOrderDocument> {
  if (file.size === 0) throw refuse('The file is empty. Choose the purchase order again.');
  if (file.size > maxDocumentBytes) throw refuse('The file is larger than 10 MB. Choose a smaller one.', 413);
  const bytes = new Uint8Array(await file.arrayBuffer());
  const type = sniffFileType(bytes, '');
  if (!type || !taken.includes(type.name)) {
    throw refuse('This is no PDF, PNG or JPEG. Save the purchase order as one of them.', 415);
  }
  const title = titleOf(file);
  const ownerId = context.principal.kind === 'user' ? context.principal.userId : null;
  const { documentId } = await storeFile(context, store, { bytes, type, title, ownerId });
  return { contentDocumentId: documentId, title, fileType: type.name, contentSize: bytes.byteLength };
}

/** The purchase order of a checkout goes with its order: whoever may see that one may read it. */
export async function attachToOrder(context: Context, row: CheckoutRow, orderId: string): Promise<void> {
  const { payment } = row;
  const document = payment?.paymentMethod === 'PurchaseOrder' ? payment.purchaseOrderDocument : null;
  if (document) await linkFile(context, document.contentDocumentId, orderId);
}

export async function readDocuments(database: Database, orderId: string): Promise<PurchaseOrderDocument[]> {
  const { rows } = await sql<{ id: string; title: string; file_type: string; content_size: string }>`
    select d.id, d.title, d.file_type, d.content_size from content_document_link l
    join content_document d on d.id = l.content_document_id
    where l.linked_entity_id = ${orderId} and not l.is_deleted and not d.is_deleted
    order by l.created_date, d.id`.execute(database);
  return rows.map((row) => ({
    contentDocumentId: row.id,
    title: row.title,
    fileType: row.file_type,
    contentSize: Number(row.content_size),
  }));
}

/** The latest version of a document that belongs to an order. */
export async function findDocument(
  database: Database,
  orderId: string,
  documentId: string,
): Promise<StoredVersion | undefined> {
  const { rows } = await sql<StoredVersion>`
    select v.id, v.title, v.file_type, v.file_extension, v.checksum from content_version v
    join content_document d on d.id = v.content_document_id
    join content_document_link l on l.content_document_id = d.id
    where d.id = ${documentId} and l.linked_entity_id = ${orderId} and v.is_latest
      and not d.is_deleted and not l.is_deleted and not v.is_deleted`.execute(database);
  return rows[0];
}
