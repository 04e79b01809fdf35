import type { WebUrl } from '@relab/contract/content';
import { newId } from '@relab/server/http';
import { sql } from 'kysely';
import { type Author, modifiedColumns } from '../../access/author.ts';
import { conflict } from '../../errors.ts';
import type { WebUrlRow } from './web-url-row.ts';

/** What a web URL becomes. */
export interface WrittenWebUrl {
  readonly alias: string;
  readonly status: WebUrl['status'];
  readonly redirectUrl: string | null;
  readonly recordId: string | null;
  readonly isCurrent: boolean;
}

const taken = (alias: string) => conflict(`The alias ${alias} is taken already.`, 'urlAlias');

/** Throws for an alias that leads to another content; one that only redirected gives way to what is shown under it now. */
export async function makeRoom(
  { database }: Author,
  row: WebUrlRow,
  { alias, status }: WrittenWebUrl,
): Promise<void> {
  const shown = await database
    .selectFrom('delivered_content')
    .select('content_id')
    .where('channel_id', '=', row.channel_id)
    .where('language', '=', row.language)
    .where('url_name', '=', alias)
    .where('content_id', '<>', row.content_id)
    .executeTakeFirst();
  if (shown) throw taken(alias);
  const others = await database
    .selectFrom('managed_content_web_url')
    .select(['id', 'content_id', 'is_current'])
    .where('channel_id', '=', row.channel_id)
    .where('language', '=', row.language)
    .where('url_alias', '=', alias)
    .where('id', '<>', row.id)
    .execute();
  for (const other of others) {
    const isOwn = other.content_id === row.content_id;
    if (status !== 'Active' || (isOwn && other.is_current)) throw taken(alias);
    await database.deleteFrom('managed_content_web_url').where('id', '=', other.id).execute();
  }
}

/** The one that stood for the content redirects to it from now on. Returns the URL name that it was made for. */
export async function demote(author: Author, row: WebUrlRow): Promise<string | null> {
  const demoted = await author.database
    .updateTable('managed_content_web_url')
    .set({
      is_current: false,
      status: sql`case when status = 'Active' then 'Redirect' else status end`,
      ...modifiedColumns(author),
    })
    .where('channel_id', '=', row.channel_id)
    .where('content_id', '=', row.content_id)
    .where('language', '=', row.language)
    .where(sql<boolean>`is_current`)
    .returning('url_name')
    .executeTakeFirst();
  return demoted?.url_name ?? null;
}

export async function writeWebUrl(
  author: Author,
  id: string,
  { alias, status, redirectUrl, recordId, isCurrent }: WrittenWebUrl,
  urlName: string | null,
): Promise<void> {
  await author.database
    .updateTable('managed_content_web_url')
    .set({
      ...{ url_alias: alias, status, redirect_url: redirectUrl, associated_record_id: recordId },
      ...{ is_current: isCurrent, url_name: urlName, ...modifiedColumns(author) },
    })
    .where('id', '=', id)
    .execute();
}

/** The alias that was left redirects to the content. */
export async function redirectAlias(author: Author, row: WebUrlRow): Promise<void> {
  const { channel_id, content_id, language, url_alias } = row;
  await author.database
    .insertInto('managed_content_web_url')
    .values({
      ...{ id: newId('0jw'), channel_id, content_id, language, url_alias },
      ...{ status: 'Redirect', is_current: false, created_date: author.at, ...modifiedColumns(author) },
    })
    .execute();
}

/** What is delivered is found under the alias, or, where that leads elsewhere or nowhere, by its key alone. */
export async function showAlias(
  { database }: Author,
  row: WebUrlRow,
  { alias, status }: WrittenWebUrl,
): Promise<void> {
  const urlName = status === 'Active' ? alias : null;
  await database
    .updateTable('delivered_content')
    .set({ url_name: urlName })
    .where('channel_id', '=', row.channel_id)
    .where('content_id', '=', row.content_id)
    .where('language', '=', row.language)
    .where('url_name', 'is distinct from', urlName)
    .execute();
}
