import { type ContentSpace, type ContentSpaces, getManagedContentSpaces } from '@relab/contract/content';
import { inTransaction } from '@relab/database';
import type { Context } from '@relab/server/http';
import { ApiError } from '@relab/server/http';
import { sql } from 'kysely';
import { requireRightEverywhere } from '../../access/access.ts';
import { authorOf } from '../../access/author.ts';
import { apiNameOf } from '../../api-name.ts';
import { defaultPageSize, pageUrls } from '../page.ts';
import { insertSpace, setSpaceChannels } from './insert-space.ts';
import { listSpaces, representSpace, requireSpace } from './space-rows.ts';

export interface SpacesPage {
  readonly nameFragment?: string | undefined;
  readonly page?: number | undefined;
  readonly pageSize?: number | undefined;
}

export async function readSpaces(config: SpacesPage, context: Context): Promise<ContentSpaces> {
  const { nameFragment, page = 0, pageSize = defaultPageSize } = config;
  const found = await listSpaces({ nameFragment, limit: pageSize + 1, offset: page * pageSize }, context);
  return {
    spaces: found.slice(0, pageSize).map(representSpace),
    ...pageUrls(getManagedContentSpaces, config, { page, pageSize, hasNext: found.length > pageSize }),
  };
}

export const readSpace = async (idOrName: string, context: Context): Promise<ContentSpace> =>
  representSpace(await requireSpace(idOrName, context));

export interface SpaceInput {
  readonly name: string;
  readonly description?: string | undefined;
  readonly supportedLanguages?: readonly string[] | undefined;
  readonly channels?: readonly string[] | undefined;
  readonly apiName?: string | undefined;
  readonly defaultLanguage?: string | undefined;
}

/** Made by whoever manages content everywhere, which is an administrator. */
export async function createSpace(input: SpaceInput, context: Context): Promise<ContentSpace> {
  requireRightEverywhere(context.principal, 'manage');
  return await inTransaction(context.database, async (database) => {
    const inside = { ...context, database };
    const { name, description, defaultLanguage = 'en_US', apiName = apiNameOf(name, 80, 'space') } = input;
    const id = await insertSpace(authorOf(inside), {
      ...{ name, apiName, description, defaultLanguage },
      languages: input.supportedLanguages ?? [],
      channelIds: input.channels ?? [],
    });
    return await readSpace(id, inside);
  });
}

/** Languages in which something is written already stay. */
async function requireUnusedLanguages(
  { database }: Pick<Context, 'database'>,
  spaceId: string,
  languages: readonly string[],
): Promise<void> {
  const { rows } = await sql<{ language: string }>`
    select x.language from managed_content_variant x join managed_content c on c.id = x.content_id
    where c.space_id = ${spaceId} and x.language <> all (${languages}) limit 1`.execute(database);
  if (rows[0])
    throw new ApiError('CONFLICT', `There is content in ${rows[0].language} in this space.`, {
      fields: ['supportedLanguages'],
    });
}

export interface SpaceChange extends Omit<SpaceInput, 'name' | 'apiName'> {
  readonly contentSpaceId: string;
  readonly name?: string | undefined;
}

export async function updateSpace(
  { contentSpaceId, ...input }: SpaceChange,
  context: Context,
): Promise<ContentSpace> {
  return await inTransaction(context.database, async (database) => {
    const inside = { ...context, database };
    const space = await requireSpace(contentSpaceId, inside, 'manage');
    const { userId, at } = authorOf(inside);
    const defaultLanguage = input.defaultLanguage ?? space.default_language;
    const languages = [...new Set([defaultLanguage, ...(input.supportedLanguages ?? space.languages)])];
    await requireUnusedLanguages(inside, space.id, languages);
    await sql`
      update managed_content_space set name = ${input.name ?? space.name},
        description = ${input.description ?? space.description}, default_language = ${defaultLanguage},
        languages = ${languages}, last_modified_date = ${at}, last_modified_by_id = ${userId}
      where id = ${space.id}`.execute(database);
    if (input.channels) await setSpaceChannels({ database, userId, at }, space.id, input.channels);
    return await readSpace(space.id, inside);
  });
}
