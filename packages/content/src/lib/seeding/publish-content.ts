import type { Database } from '@relab/database';
import { newId } from '@relab/server/http';
import { sql } from 'kysely';
import type { Author } from '../access/author.ts';
import { anyOf } from '../any-of.ts';
import { apiNameOf } from '../api-name.ts';
import { executeDeployment } from '../authoring/publishing/execute-deployment.ts';
import { planDeployment } from '../authoring/publishing/plan-deployment.ts';
import { insertSpace } from '../authoring/space/insert-space.ts';
import { settlePublished } from '../authoring/workflow/settle-published.ts';
import { readWorkflow } from '../authoring/workflow/states-workflow.ts';
import type { ContentBodyInput } from '../content-body.ts';
import { isContentKey } from '../content-key.ts';
import { builtInTypes, collectionType, upsertContentTypes } from '../types/content-types.ts';
import { upsertContent } from './upsert-content.ts';

/** One content for `publishContent`, identified by its key and its language. */
export interface PublishedContent {
  readonly contentKey: string;
  /** What programs know it by; made of the title unless given. For a content that is not there yet. */
  readonly apiName?: string;
  /** One of the built-in types. */
  readonly type: string;
  readonly title: string;
  readonly urlName?: string | null;
  readonly body: ContentBodyInput;
  readonly language?: string;
  readonly publishedDate?: Date;
}

/** A collection of contents for `publishContent`, identified by its key and its language. */
export interface PublishedCollection {
  readonly collectionKey: string;
  readonly title: string;
  readonly urlName?: string | null;
  /** In the order they are shown. */
  readonly contentKeys: readonly string[];
  readonly language?: string;
  readonly publishedDate?: Date;
}

/**
 * What a site is to show, for setting an installation up. The site's channel and space are made where they are
 * missing.
 */
export interface Publication {
  readonly site: {
    readonly id: string;
    readonly name: string;
    /** `en_US` unless given. */
    readonly language?: string;
    /** Others that its content may be written in. */
    readonly languages?: readonly string[];
  };
  readonly contents?: readonly PublishedContent[];
  readonly collections?: readonly PublishedCollection[];
  /** What exists in its language stays as it is, whatever is given. */
  readonly keepsExisting?: boolean;
}

const readSpaceOf = (database: Database, channelIds: readonly string[]) =>
  database
    .selectFrom('managed_content_folder as f')
    .innerJoin('managed_content_space_channel as c', 'c.space_id', 'f.space_id')
    .select(['f.space_id as spaceId', 'f.id as folderId'])
    .where('c.channel_id', '=', anyOf(channelIds))
    .where('f.parent_id', 'is', null)
    .orderBy('f.space_id')
    .limit(sql.lit(1))
    .executeTakeFirst();

/** The site's channel and the space that delivers to it, created where they do not exist yet. */
async function ensureSpace(
  author: Author,
  { id, name, language = 'en_US', languages = [] }: Publication['site'],
): Promise<{ readonly spaceId: string; readonly folderId: string }> {
  const { database } = author;
  const channels = await database
    .insertInto('managed_content_channel')
    .values({ id: newId('0ap'), site_id: id, name, type: 'Community', default_language: language })
    .onConflict((on) => on.column('site_id').doUpdateSet({ name, default_language: language }))
    .returning('id')
    .execute();
  const channelIds = channels.map((channel) => channel.id);
  const existing = await readSpaceOf(database, channelIds);
  if (existing) {
    await sql`
      update managed_content_space set languages = array(select distinct unnest(languages || ${[language, ...languages]}::text[]))
      where id = ${existing.spaceId}`.execute(database);
    return existing;
  }
  await insertSpace(author, {
    name,
    apiName: apiNameOf(name, 80, 'site'),
    defaultLanguage: language,
    languages,
    channelIds,
  });
  const made = await readSpaceOf(database, channelIds);
  if (!made) throw new Error('The space of a site is gone while it is filled.');
  return made;
}

/** Publishes contents and collections to a site; what it has already as it is given is not written. All or nothing. */
export async function publishContent(database: Database, publication: Publication): Promise<void> {
  const { site, contents = [], collections = [], keepsExisting = false } = publication;
  const language = site.language ?? 'en_US';
  await database.transaction().execute(async (transaction) => {
    const author: Author = { database: transaction, userId: null, at: new Date() };
    await upsertContentTypes(transaction, builtInTypes);
    const space = await ensureSpace(author, site);
    let isChanged = false;
    const all = [
      ...contents,
      ...collections.map(({ collectionKey, contentKeys, ...rest }) => ({
        ...rest,
        contentKey: collectionKey,
        type: collectionType,
        body: { source: 'manual', contentKeys },
      })),
    ];
    for (const one of all) {
      if (!isContentKey(one.contentKey))
        throw new Error(`"${one.contentKey}" is no content key: MC and 26 characters of A-Z and 2-7.`);
      const at = one.publishedDate ?? author.at;
      const changed = await upsertContent({ ...author, at }, space, {
        ...one,
        language: one.language ?? language,
        keepsExisting,
      });
      if (!changed) continue;
      isChanged = true;
      const deployment = await planDeployment(author, {
        action: 'Publish',
        variants: [changed],
        status: 'InProgress',
      });
      await executeDeployment({ ...author, at }, deployment);
    }
    if (isChanged)
      await settlePublished(author, space.spaceId, await readWorkflow(transaction, space.spaceId));
  });
}
