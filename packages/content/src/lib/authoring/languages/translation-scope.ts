import type { Context } from '@relab/server/http';
import { type RawBuilder, sql } from 'kysely';
import { isInFolders, requireInSpace } from '../jobs/in-folders.ts';
import { requireSpace, type SpaceRow } from '../space/space-row.ts';

export interface Scope {
  readonly contentSpaceId: string;
  /** With what lies in the folders below it; the space without one. */
  readonly folderId?: string | undefined;
}

/** The contents `c` of a space that the principal may read, or of a folder of it. */
export async function requireScope(
  { contentSpaceId, folderId }: Scope,
  context: Context,
): Promise<{ readonly space: SpaceRow; readonly isInScope: RawBuilder<boolean> }> {
  const space = await requireSpace(contentSpaceId, context);
  const folders = folderId === undefined ? [] : [folderId];
  await requireInSpace(context.database, space.id, 'managed_content_folder', folders);
  const isInScope = sql<boolean>`c.space_id = ${space.id}
    and ${folderId === undefined ? sql`true` : isInFolders(folders)}`;
  return { space, isInScope };
}
