import type { Database } from '@relab/database';
import { sql } from 'kysely';
import type { SitePages } from '../../seo/site-pages.ts';
import { contentPaths } from '../redirects/content-paths.ts';
import { invalidRedirect } from './redirect-address.ts';

/** Further than this no redirect is followed: a site with such a chain has a loop for whoever opens it. */
const maxSteps = 50;

/** Throws for a redirect, written already, that over others of its channel leads back to where it begins. */
export async function requireNoLoop(
  database: Database,
  { id, channelId }: { readonly id: string; readonly channelId: string },
  pages: SitePages,
): Promise<void> {
  const { rows: languages } = await sql<{ language: string }>`
    select distinct language from (
      select unnest(array_append(s.languages, s.default_language)) as language from managed_content_space s
      join managed_content_space_channel h on h.space_id = s.id where h.channel_id = ${channelId}
      union all select language from managed_content_web_url where id = ${id}) l`.execute(database);
  const { nameIn } = contentPaths(
    pages,
    languages.map(({ language }) => language),
  );
  const seen = new Set([id]);
  let at: string | undefined = id;
  while (at !== undefined) {
    const name: string | undefined = await targetName(database, at, nameIn);
    const next: string | undefined =
      name === undefined ? undefined : await redirectAt(database, channelId, name);
    if (next !== undefined && (seen.has(next) || seen.size >= maxSteps))
      throw invalidRedirect('The redirect leads back to where it begins.');
    if (next !== undefined) seen.add(next);
    at = next;
  }
}

/** The name of a content that a redirect leads to the path of. */
async function targetName(
  database: Database,
  id: string,
  nameIn: (address: string) => string | undefined,
): Promise<string | undefined> {
  const row = await database
    .selectFrom('managed_content_web_url')
    .select('redirect_url')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.redirect_url ? nameIn(row.redirect_url) : undefined;
}

/** The redirect to an address that a name is. */
async function redirectAt(database: Database, channelId: string, name: string): Promise<string | undefined> {
  const row = await database
    .selectFrom('managed_content_web_url')
    .select('id')
    .where('channel_id', '=', channelId)
    .where('url_alias', '=', name)
    .where('redirect_url', 'is not', null)
    .orderBy('id')
    .executeTakeFirst();
  return row?.id;
}
