import { notFound } from '@relab/server/http';
import { sql } from 'kysely';
import { type StoredVersion, sendVersion } from '../files/download.ts';
import type { FileStore } from '../files/file-store.ts';
import { isPicture } from '../files/file-type.ts';
import { mayAny, rowsFor } from '../objects/access.ts';
import type { RecordsContext } from '../query/records-context.ts';
import { requireRecordId } from '../records/read-by-ids.ts';

/** The picture of a record, for those who may read the record, whatever their rights on the file. One statement. */
export async function servePhoto(
  recordId: string,
  versionId: string,
  store: FileStore,
  headers: Headers,
  context: RecordsContext,
): Promise<Response> {
  const object = context.objects.ofRecord(requireRecordId(recordId));
  if (!object || !mayAny(object, context.principal, 'read')) throw notFound();
  const { rows } = await sql<StoredVersion>`
    select version.id, version.title, version.file_type, version.file_extension, version.checksum
    from ${sql.id(object.table.name)} as t0
    join relab_avatar as avatar on avatar.record_id = t0.id
    join content_version as version on version.id = avatar.version_id and not version.is_deleted
    where t0.id = ${recordId} and version.id = ${versionId} and ${rowsFor(object, 'read', 't0', context)}`.execute(
    context.database,
  );
  const [version] = rows;
  if (!version || !isPicture(version.file_type)) throw notFound();
  return await sendVersion(version, store, headers, 'inline');
}
