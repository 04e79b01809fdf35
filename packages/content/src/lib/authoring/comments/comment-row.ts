import type { ContentComment } from '@relab/contract/content';
import type { Database, Row } from '@relab/database';
import { anyOf } from '../../any-of.ts';
import { userSummary } from '../../representations.ts';

type CommentColumns = Row<'managed_content_comment'>;

export type CommentRow = CommentColumns & {
  readonly creator_name: string | null;
  readonly resolver_name: string | null;
};

/** Comments `m` and replies. */
export const selectComments = (database: Database) =>
  database
    .selectFrom('managed_content_comment as m')
    .leftJoin('user as creator', 'creator.id', 'm.created_by_id')
    .leftJoin('user as resolver', 'resolver.id', 'm.resolved_by_id')
    .selectAll('m')
    .select(['creator.name as creator_name', 'resolver.name as resolver_name']);

async function readNames(
  database: Database,
  rows: readonly CommentRow[],
): Promise<ReadonlyMap<string, string>> {
  const ids = [...new Set(rows.flatMap((row) => row.mentioned_ids))];
  if (ids.length === 0) return new Map();
  const people = await database
    .selectFrom('user')
    .select(['id', 'name'])
    .where('id', '=', anyOf(ids))
    .execute();
  return new Map(people.map(({ id, name }) => [id, name ?? '']));
}

/** Who reads comments: what they may do with each depends on it. */
export interface CommentReader {
  readonly userId: string;
  readonly isManager: boolean;
}

/** Comments with their replies, as this reader sees them. */
export async function representComments(
  database: Database,
  roots: readonly CommentRow[],
  { userId, isManager }: CommentReader,
): Promise<readonly ContentComment[]> {
  const replies = await selectComments(database)
    .where('m.parent_id', '=', anyOf(roots.map(({ id }) => id)))
    .orderBy('m.created_date')
    .orderBy('m.id')
    .execute();
  const names = await readNames(database, [...roots, ...replies]);
  const remark = (row: CommentRow) => ({
    createdBy: userSummary(row.created_by_id, row.creator_name),
    createdDate: row.created_date.toISOString(),
    id: row.id,
    isDeletable: isManager || row.created_by_id === userId,
    mentions: row.mentioned_ids.map((id) => ({ id, name: names.get(id) ?? '' })),
    text: row.text,
  });
  return roots.map((row) => ({
    ...remark(row),
    fieldPath: row.field_path,
    isResolved: row.resolved_date !== null,
    managedContentVariantId: row.variant_id,
    replies: replies.filter(({ parent_id }) => parent_id === row.id).map(remark),
    resolvedBy: userSummary(row.resolved_by_id, row.resolver_name),
    resolvedDate: row.resolved_date?.toISOString() ?? null,
  }));
}
