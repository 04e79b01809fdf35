import type { WebUrl } from '@relab/contract/content';
import { ApiError, newId } from '@relab/server/http';
import { sql } from 'kysely';
import type { Author } from '../../access/author.ts';
import type { WebUrlRow } from './web-url-row.ts';

/** What a web URL becomes. */
export interface WrittenWebUrl {
  readonly alias: string;
  readonly status: WebUrl['status'];
  readonly redirectUrl: string | null;
  readonly recordId: string | null;
  readonly isCurrent: boolean;
}

const taken = (alias: string): ApiError =>
  new ApiError('CONFLICT', `The alias ${alias} is taken already.`, { fields: ['urlAlias'] });

/** Refuses an alias that leads to another content; one that only led on gives way to what is shown under it now. */
export async function makeRoom(
  { database }: Author,
  row: WebUrlRow,
  { alias, status }: WrittenWebUrl,
): Promise<void> {
  const { rows: shown } = await sql`
    select 1 from delivered_content where channel_id = ${row.channel_id} and language = ${row.language}
      and url_name = ${alias} and content_id <> ${row.content_id}`.execute(database);
  if (shown.length > 0) throw taken(alias);
  const { rows: others } = await sql<{ id: string; content_id: string; is_current: boolean }>`
    select id, content_id, is_current from managed_content_web_url
    where channel_id = ${row.channel_id} and language = ${row.language} and url_alias = ${alias}
      and id <> ${row.id}`.execute(database);
  for (const other of others) {
    const isOwn = other.content_id === row.content_id;
    if (status !== 'Active' || (isOwn && other.is_current)) throw taken(alias);
    await sql`delete from managed_content_web_url where id = ${other.id}`.execute(database);
  }
}

/** The one that stood for the content leads on to it from now on. Answers the URL name that it was made for. */
export async function demote({ database, at, userId }: Author, row: WebUrlRow): Promise<string | null> {
  const { rows } = await sql<{ url_name: string | null }>`
    update managed_content_web_url set is_current = false,
      status = case when status = 'Active' then 'Redirect' else status end,
      last_modified_date = ${at}, last_modified_by_id = ${userId}
    where channel_id = ${row.channel_id} and content_id = ${row.content_id} and language = ${row.language} and is_current
    returning url_name`.execute(database);
  return rows[0]?.url_name ?? null;
}

export async function writeWebUrl(
  { database, at, userId }: Author,
  id: string,
  { alias, status, redirectUrl, recordId, isCurrent }: WrittenWebUrl,
  urlName: string | null,
): Promise<void> {
  await sql`
    update managed_content_web_url set url_alias = ${alias}, status = ${status}, redirect_url = ${redirectUrl},
      associated_record_id = ${recordId}, is_current = ${isCurrent}, url_name = ${urlName}, last_modified_date = ${at},
      last_modified_by_id = ${userId}
    where id = ${id}`.execute(database);
}

/** The alias that was left leads on to the content. */
export async function keepLeading({ database, at, userId }: Author, row: WebUrlRow): Promise<void> {
  await sql`
    insert into managed_content_web_url (id, channel_id, content_id, language, url_alias, status, is_current, created_date,
      last_modified_date, last_modified_by_id)
    values (${newId('0jw')}, ${row.channel_id}, ${row.content_id}, ${row.language}, ${row.url_alias}, 'Redirect', false,
      ${at}, ${at}, ${userId})`.execute(database);
}

/** What is delivered is found under the alias, or, where that leads elsewhere or nowhere, by its key alone. */
export async function showAlias(
  { database }: Author,
  row: WebUrlRow,
  { alias, status }: WrittenWebUrl,
): Promise<void> {
  await sql`
    update delivered_content set url_name = ${status === 'Active' ? alias : null}
    where channel_id = ${row.channel_id} and content_id = ${row.content_id} and language = ${row.language}
      and url_name is distinct from ${status === 'Active' ? alias : null}`.execute(database);
}
