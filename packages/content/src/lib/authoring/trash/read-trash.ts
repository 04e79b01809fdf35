import type { ConfigFor } from '@relab/contract';
import { type DeletedContents, getDeletedContents } from '@relab/contract/content';
import type { Context } from '@relab/server/http';
import { pageOf } from '../../paging.ts';
import { typeSummary, userSummary } from '../../representations.ts';
import { requireSpace } from '../space/space-row.ts';
import { purgeDateOf } from './trash-purge.ts';

/** A page of what was deleted in a space, the latest first. */
export async function readTrash(
  config: ConfigFor<typeof getDeletedContents>,
  context: Context,
): Promise<DeletedContents> {
  const { pageSize, offset, cut } = pageOf(getDeletedContents, config);
  const space = await requireSpace(config.contentSpaceId, context, 'delete');
  const { rows, urls } = cut(
    await context.database
      .selectFrom('deleted_managed_content as d')
      .innerJoin('content_type as t', 't.fully_qualified_name', 'd.type_name')
      .leftJoin('user as u', 'u.id', 'd.deleted_by_id')
      .select(['d.id', 'd.content_key', 'd.type_name', 't.name as type_label', 'd.title', 'd.languages'])
      .select(['d.deleted_date', 'd.deleted_by_id', 'u.name as deleter_name'])
      .where('d.space_id', '=', space.id)
      .orderBy('d.deleted_date', 'desc')
      .orderBy('d.id')
      .limit(pageSize + 1)
      .offset(offset)
      .execute(),
  );
  return {
    ...urls,
    contents: rows.map((row) => ({
      contentKey: row.content_key,
      contentType: typeSummary(row),
      deletedBy: userSummary(row.deleted_by_id, row.deleter_name),
      deletedDate: row.deleted_date.toISOString(),
      languages: [...row.languages],
      managedContentId: row.id,
      purgeDate: purgeDateOf(row.deleted_date).toISOString(),
      title: row.title,
    })),
  };
}
