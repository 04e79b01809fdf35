import { randomUUID } from 'node:crypto';
import type { Database, Row } from '@relab/database';
import { sql } from 'kysely';
import type { Scope } from './scopes.ts';
import { hashSecret } from './secrets.ts';

/** What somebody allowed a client: the family that codes and tokens belong to. */
export interface Grant {
  readonly id: string;
  readonly userId: string;
  readonly scopes: readonly Scope[];
}

/** Of `oauth_grant as family`, as a `Grant`. */
export const grantColumns = ['family.id', 'family.user_id as userId', 'family.scopes'] as const;

/** How long a family stays that gets no tokens. */
const grantSeconds = 60;

export const after = (now: Date, seconds: number): Date => new Date(now.getTime() + seconds * 1000);

/** The beginning of a family that has nothing yet; it lasts as long as a code does. One statement. */
export async function makeGrant(
  database: Database,
  clientId: string,
  userId: string,
  scopes: readonly Scope[],
  now: Date,
): Promise<Grant> {
  const id = randomUUID();
  const row = { id, client_id: clientId, user_id: userId, scopes, created_at: now };
  await database
    .insertInto('oauth_grant')
    .values({ ...row, expires_at: after(now, grantSeconds) })
    .execute();
  return { id, userId, scopes };
}

/**
 * Ends the family of a code or a refresh token that this client used before: one of the two who had it stole it
 * (RFC 6749, 4.1.2; RFC 9700, 4.14). Gives the family's id where there was one.
 */
export async function endReused(
  database: Database,
  secret: string,
  clientId: string,
): Promise<string | undefined> {
  const hash = hashSecret(secret);
  const { rows } = await sql<Row<'oauth_grant', 'id'>>`
    delete from oauth_grant where client_id = ${clientId} and id in (
      select grant_id from oauth_code where hash = ${hash} and used_at is not null
      union all select grant_id from oauth_token where hash = ${hash} and used_at is not null)
    returning id`.execute(database);
  return rows[0]?.id;
}
