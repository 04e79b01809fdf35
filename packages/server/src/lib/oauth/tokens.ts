import type { Database, Row } from '@relab/database';
import { sql } from 'kysely';
import { after, type Grant, grantColumns } from './grants.ts';
import type { Scope } from './scopes.ts';
import { hashSecret, newSecret } from './secrets.ts';

export interface IssuedTokens {
  readonly accessToken: string;
  readonly refreshToken: string | undefined;
}

export interface TokenOptions {
  /** Stands before the access token. */
  readonly prefix: string;
  /** Whether a refresh token is made, the existing one stays valid, or there is none. */
  readonly refresh: 'new' | 'existing' | 'none';
}

export const accessSeconds = 7_200;
const refreshSeconds = 2_592_000;

/**
 * Uses a refresh token. With `rotates` it is used up and another must follow; without, it lasts as long again.
 * Undefined for one that is not this client's, is too old or was used up before.
 */
export async function spendRefresh(
  database: Database,
  token: string,
  clientId: string,
  rotates: boolean,
  now: Date,
): Promise<Grant | undefined> {
  return await database
    .updateTable('oauth_token as token')
    .from('oauth_grant as family')
    .set(rotates ? { used_at: now } : { expires_at: after(now, refreshSeconds) })
    .where('token.hash', '=', hashSecret(token))
    .where('token.kind', '=', 'refresh')
    .where('token.used_at', 'is', null)
    .where('token.expires_at', '>', now)
    .whereRef('family.id', '=', 'token.grant_id')
    .where('family.client_id', '=', clientId)
    .returning(grantColumns)
    .executeTakeFirst();
}

/** Tokens of a family, in one statement. Undefined for a family that has just ended. */
export async function issueTokens(
  database: Database,
  grant: Grant,
  scopes: readonly Scope[],
  { prefix, refresh }: TokenOptions,
  now: Date,
): Promise<IssuedTokens | undefined> {
  const accessToken = `${prefix}!${newSecret()}`;
  const refreshToken = refresh === 'new' ? newSecret() : undefined;
  const accessUntil = after(now, accessSeconds);
  const refreshUntil = after(now, refreshSeconds);
  const until = refresh === 'none' ? accessUntil : refreshUntil;
  const row = (token: string, kind: string, of: readonly Scope[], end: Date) =>
    sql`(${hashSecret(token)}, ${kind}, ${of}::text[], ${end}::timestamptz)`;
  const made = [
    row(accessToken, 'access', scopes, accessUntil),
    ...(refreshToken === undefined ? [] : [row(refreshToken, 'refresh', grant.scopes, refreshUntil)]),
  ];
  const { rows } = await sql`
    with family as (
      update oauth_grant set expires_at = greatest(expires_at, ${until}::timestamptz)
      where id = ${grant.id} returning id)
    insert into oauth_token (hash, grant_id, kind, scopes, expires_at)
    select made.hash, family.id, made.kind, made.scopes, made.expires_at
    from family, (values ${sql.join(made)}) as made (hash, kind, scopes, expires_at)
    returning hash`.execute(database);
  return rows.length === 0 ? undefined : { accessToken, refreshToken };
}

/** RFC 7009: an access token ends alone, a refresh token with its family. Returns what a cache must drop. */
export async function revokeToken(
  database: Database,
  token: string,
): Promise<{ readonly hash: string; readonly grantId: string | undefined }> {
  const hash = hashSecret(token);
  const { rows } = await sql<Row<'oauth_grant', 'id'>>`
    with access as (delete from oauth_token where hash = ${hash} and kind = 'access')
    delete from oauth_grant where id in (select grant_id from oauth_token where hash = ${hash} and kind = 'refresh')
    returning id`.execute(database);
  return { hash, grantId: rows[0]?.id };
}
