import type { Database } from '@relab/database';
import { ApiError, newId } from '@relab/server/http';
import { sql } from 'kysely';
import type { Author } from '../../access/author.ts';
import { refreshPublishedState } from '../publishing/show-published.ts';

export interface NewSpace {
  readonly name: string;
  readonly apiName: string;
  readonly description?: string | null | undefined;
  readonly defaultLanguage: string;
  /** The default one is added. */
  readonly languages: readonly string[];
  readonly channelIds: readonly string[];
}

/** A space with its root folder; within the transaction that `author` brings. Answers its id. */
export async function insertSpace({ database, userId, at }: Author, space: NewSpace): Promise<string> {
  const { name, apiName, description = null, defaultLanguage, channelIds } = space;
  const id = newId('0Zu');
  const languages = [...new Set([defaultLanguage, ...space.languages])];
  const { numAffectedRows } = await sql`
    insert into managed_content_space (id, api_name, name, description, default_language, languages, created_date,
      created_by_id, last_modified_date, last_modified_by_id)
    values (${id}, ${apiName}, ${name}, ${description}, ${defaultLanguage}, ${languages}, ${at}, ${userId}, ${at}, ${userId})
    on conflict (api_name) do nothing`.execute(database);
  if (numAffectedRows === 0n)
    throw new ApiError('CONFLICT', `There is a space with the API name ${apiName} already.`, {
      fields: ['apiName'],
    });
  await sql`
    insert into managed_content_folder (id, space_id, name, created_date, created_by_id, last_modified_date,
      last_modified_by_id)
    values (${newId('9Pu')}, ${id}, ${name}, ${at}, ${userId}, ${at}, ${userId})`.execute(database);
  await setSpaceChannels({ database, userId, at }, id, channelIds);
  return id;
}

/** What a space delivered to channels that are not its own any more: no deployment could take it back there. */
async function takeBack(database: Database, spaceId: string, channelIds: readonly string[]): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    delete from delivered_content d using managed_content c
    where c.id = d.content_id and c.space_id = ${spaceId} and d.channel_id = any (${channelIds})
    returning d.variant_id as id`.execute(database);
  await refreshPublishedState(database, sql`select unnest(${rows.map(({ id }) => id)}::text[])`);
}

/** The channels that a space delivers to; refuses one that is not there. What it delivered to others is taken back. */
export async function setSpaceChannels(
  { database }: Author,
  spaceId: string,
  channelIds: readonly string[],
): Promise<void> {
  const wanted = [...new Set(channelIds)];
  const { rows } = await sql<{ id: string }>`
    select id from managed_content_channel where id = any (${wanted})`.execute(database);
  if (rows.length < wanted.length)
    throw new ApiError('INVALID_API_INPUT', 'There is no such channel.', { fields: ['channels'] });
  const { rows: left } = await sql<{ id: string }>`
    delete from managed_content_space_channel where space_id = ${spaceId} and channel_id <> all (${wanted})
    returning channel_id as id`.execute(database);
  if (left.length > 0)
    await takeBack(
      database,
      spaceId,
      left.map(({ id }) => id),
    );
  await sql`
    insert into managed_content_space_channel (space_id, channel_id)
    select ${spaceId}, unnest(${wanted}::text[]) on conflict do nothing`.execute(database);
}
