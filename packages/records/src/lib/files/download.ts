import type { Row } from '@relab/database';
import { notFound, sendBytes } from '@relab/server/http';
import { type SqlBool, sql } from 'kysely';
import { rowsFor } from '../objects/access.ts';
import type { RecordsContext } from '../query/records-context.ts';
import { requireRecordId } from '../records/read-by-ids.ts';
import type { FileStore } from './file-store.ts';
import { fileTypeOf } from './file-type.ts';

export const versionColumns = ['id', 'title', 'file_type', 'file_extension', 'checksum'] as const;

/** What `findVersion` reads of a version: enough to send it by `sendVersion`. Its bytes lie in the file store. */
export type StoredVersion = Row<'content_version', (typeof versionColumns)[number]>;

/** RFC 6266: a plain name for old readers, the true one beside it. */
function attachment({ title, file_extension: extension }: StoredVersion): string {
  const end = extension === null ? '' : `.${extension}`;
  const name = title.toLowerCase().endsWith(end) ? title : `${title}${end}`;
  const plain = name.replace(/[^\w .()-]/g, '_');
  const encoded = encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}

/** The bytes of a version, after its reader's rights are checked; never shown as a part of this site. */
export async function sendVersion(
  version: StoredVersion,
  store: FileStore,
  headers: Headers,
  disposition = attachment(version),
): Promise<Response> {
  const size = await store.size(version.id);
  if (size === undefined) throw notFound();
  return await sendBytes(
    { headers },
    {
      size,
      etag: `"${version.checksum}"`,
      async open(range) {
        const file = await store.read(version.id, range);
        if (!file) throw notFound();
        return file.body;
      },
    },
    {
      'Content-Type': fileTypeOf(version.file_type)?.mimeType ?? 'application/octet-stream',
      'Content-Disposition': disposition,
      'Cache-Control': 'private, no-cache',
      'X-Content-Type-Options': 'nosniff',
      'Content-Security-Policy': "default-src 'none'; sandbox",
    },
  );
}

/** A version, or the latest of a document; the caller may read it. One statement. Throws NOT_FOUND. */
export async function findVersion(id: string, context: RecordsContext): Promise<StoredVersion> {
  const object = context.objects.get('ContentVersion');
  const kind = context.objects.ofRecord(requireRecordId(id))?.apiName;
  if (!object || (kind !== 'ContentVersion' && kind !== 'ContentDocument')) throw notFound();
  const version = await context.database
    .selectFrom('content_version as t0')
    .select(versionColumns.map((name) => `t0.${name}` as const))
    .where(
      kind === 'ContentVersion'
        ? sql<SqlBool>`t0.id = ${id}`
        : sql<SqlBool>`t0.content_document_id = ${id} and t0.is_latest`,
    )
    .where(rowsFor(object, 'read', 't0', context))
    .executeTakeFirst();
  if (!version) throw notFound();
  return version;
}
