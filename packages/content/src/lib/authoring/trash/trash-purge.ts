import type { Row } from '@relab/database';
import type { Purge } from '@relab/server/jobs';
import { sql } from 'kysely';
import { deleteMedia } from '../media/delete-media.ts';

const day = 86_400_000;

/** Days for which a content that was deleted can be restored. */
export const trashDays = 30;

/** When a content that was deleted then is deleted for good. */
export const purgeDateOf = (deletedDate: Date): Date => new Date(deletedDate.getTime() + trashDays * day);

/** Deletes contents for good that were deleted by then, with the media that they are. */
export const purgeTrash: Purge = async ({ database, before, limit }) => {
  const { rows } = await sql<Row<'deleted_managed_content', 'content_key'>>`
    delete from deleted_managed_content where id in (
      select id from deleted_managed_content where deleted_date <= ${before} order by deleted_date
      limit ${limit} for update skip locked)
    returning content_key`.execute(database);
  await deleteMedia(
    database,
    rows.map((row) => row.content_key),
  );
  return rows.length;
};
