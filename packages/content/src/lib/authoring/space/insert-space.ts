import { badRequest, newId } from '@relab/server/http';
import { sql } from 'kysely';
import { type Author, createdColumns } from '../../access/author.ts';
import { anyOf } from '../../any-of.ts';
import { conflict } from '../../errors.ts';
import { refreshPublishedState } from '../publishing/refresh-published-state.ts';

export interface NewSpace {
  readonly name: string;
  readonly apiName: string;
  readonly description?: string | null | undefined;
  readonly defaultLanguage: string;
  /** The default one is added. */
  readonly languages: readonly string[];
  readonly channelIds: readonly string[];
}

/** A space with its root folder; within the transaction that `author` brings. Returns its id. */
export async function insertSpace(author: Author, space: NewSpace): Promise<string> {
  const { database } = author;
  const { name, apiName, description = null, defaultLanguage } = space;
  const id = newId('0Zu');
  const inserted = await database
    .insertInto('managed_content_space')
    .values({
      ...{ id, api_name: apiName, name, description, default_language: defaultLanguage },
      languages: [...new Set([defaultLanguage, ...space.languages])],
      ...createdColumns(author),
    })
    .onConflict((on) => on.column('api_name').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!inserted) throw conflict(`There is a space with the API name ${apiName} already.`, 'apiName');
  await database
    .insertInto('managed_content_folder')
    .values({ id: newId('9Pu'), space_id: id, name, ...createdColumns(author) })
    .execute();
  await setSpaceChannels(author, id, space.channelIds);
  return id;
}

/** The channels that a space delivers to; it must be existing ones. What it delivered to others is unpublished there. */
export async function setSpaceChannels(
  { database }: Pick<Author, 'database'>,
  spaceId: string,
  channelIds: readonly string[],
): Promise<void> {
  const ids = [...new Set(channelIds)];
  const existing = await database
    .selectFrom('managed_content_channel')
    .select('id')
    .where('id', '=', anyOf(ids))
    .execute();
  if (existing.length < ids.length) throw badRequest('There is no such channel.', 'channels');
  const { rows: removed } = await sql<{ variant_id: string }>`
    with removed as (
      delete from managed_content_space_channel where space_id = ${spaceId} and channel_id <> all (${ids})
      returning channel_id
    )
    delete from delivered_content d using managed_content c, removed
    where c.id = d.content_id and c.space_id = ${spaceId} and d.channel_id = removed.channel_id
    returning d.variant_id`.execute(database);
  if (removed.length > 0)
    await refreshPublishedState(
      database,
      sql`select unnest(${removed.map((row) => row.variant_id)}::text[])`,
    );
  await sql`
    insert into managed_content_space_channel (space_id, channel_id)
    select ${spaceId}, unnest(${ids}::text[]) on conflict do nothing`.execute(database);
}
