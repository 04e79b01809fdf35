import type { ConfigFor } from '@relab/contract';
import type { ContentReaders, getContentReaders } from '@relab/contract/content';
import type { Database } from '@relab/database';
import type { Context } from '@relab/server/http';
import { type RawBuilder, sql } from 'kysely';
import { requireVariant } from '../content/require-document.ts';

const maxPeople = 20;

interface Place {
  readonly spaceId: string;
  readonly folderId: string;
}

interface Person {
  readonly id: string;
  readonly name: string;
}

/**
 * People who may read what lies in the folder, as `isReadable` decides for one of them: by a role that holds everywhere, in
 * the space, or in a space that the folder is shared with.
 */
async function selectReaders(
  database: Database,
  { spaceId, folderId }: Place,
  condition: RawBuilder<boolean>,
): Promise<readonly Person[]> {
  const { rows } = await sql<Person>`
    select u.id, u.name from "user" u
    where u.is_active and not u.is_deleted and ${condition} and (
      ((u.roles <> 'buyer' and string_to_array(u.roles, ';') && array['author', 'publisher', 'administrator']
        or u.id in (select user_id from managed_content_collaborator where space_id = ${spaceId}))
        and content_rights_of(${spaceId}, u.id, null) <> 0)
      or u.id in (
        select m.user_id from content_folder_path(${folderId}) path
        join managed_content_folder_share h on h.folder_id = path.id and h.status = 'Shared'
        join managed_content_folder target on target.id = h.target_id
        join managed_content_collaborator m on m.space_id = target.space_id))
    order by lower(u.name), u.id limit ${maxPeople}`.execute(database);
  return rows;
}

/** Whom a comment on a variant can mention. */
export async function readReaders(
  { variantId, nameFragment = '' }: ConfigFor<typeof getContentReaders>,
  context: Context,
): Promise<ContentReaders> {
  const variant = await requireVariant(variantId, context);
  const place = { spaceId: variant.space_id, folderId: variant.folder_id };
  const fragment = nameFragment.trim().toLowerCase();
  const people = await selectReaders(context.database, place, sql`strpos(lower(u.name), ${fragment}) > 0`);
  return { people: people.map(({ id, name }) => ({ id, name })) };
}

/** Those of these people, twenty at most, who may read what lies in the folder. */
export async function readersAmong(
  ids: readonly string[],
  place: Place,
  database: Database,
): Promise<readonly Person[]> {
  return ids.length === 0 ? [] : await selectReaders(database, place, sql`u.id = any (${[...ids]})`);
}
