import { type FileStore, sendVersion } from '@relab/records/files';
import type { Context } from '@relab/server/http';
import { sql } from 'kysely';
import { notFound } from '../../errors.ts';
import { requireDocument } from '../content/require-document.ts';

/** The file of an image as it was uploaded: what a camera wrote into it may be nobody else's business, so only who may write gets it. */
export async function sendMediaFile(
  { contentKeyOrId }: { readonly contentKeyOrId: string },
  context: Context,
  store: FileStore,
): Promise<Response> {
  const { content_key: contentKey } = await requireDocument({ contentKeyOrId }, context, 'write');
  const version = await context.database
    .selectFrom('media as m')
    .innerJoin('content_version as v', (join) => join.on(sql<boolean>`v.id = m.source ->> 'versionId'`))
    .select(['v.id', 'm.title', 'v.file_type', 'v.file_extension', 'v.checksum'])
    .where('m.content_key', '=', contentKey)
    .executeTakeFirst();
  if (!version) throw notFound();
  return await sendVersion(version, store, context.headers);
}
