import type { Database } from '@relab/database';
import { sql } from 'kysely';
import { after, type Grant, makeGrant } from './grants.ts';
import type { Scope } from './scopes.ts';
import { hashSecret, newSecret } from './secrets.ts';

const codeSeconds = 60;

export interface NewCode {
  readonly clientId: string;
  readonly userId: string;
  readonly scopes: readonly Scope[];
  readonly redirectUri: string;
  readonly challenge: string | undefined;
}

/** A code for what somebody just allowed; it serves once, within a minute. */
export async function makeCode(database: Database, asked: NewCode, now: Date): Promise<string> {
  const code = newSecret();
  await database.transaction().execute(async (transaction) => {
    const grant = await makeGrant(transaction, asked.clientId, asked.userId, asked.scopes, now);
    await transaction
      .insertInto('oauth_code')
      .values({
        hash: hashSecret(code),
        grant_id: grant.id,
        redirect_uri: asked.redirectUri,
        challenge: asked.challenge ?? null,
        expires_at: after(now, codeSeconds),
      })
      .execute();
  });
  return code;
}

export interface SpentCode extends Grant {
  readonly redirectUri: string;
  readonly challenge: string | null;
}

/** Uses a code up, whatever comes of it. Undefined for one that is not this client's, is too old or was used before. */
export async function spendCode(
  database: Database,
  code: string,
  clientId: string,
  now: Date,
): Promise<SpentCode | undefined> {
  const { rows } = await sql<SpentCode>`
    update oauth_code as code set used_at = ${now} from oauth_grant as family
    where code.hash = ${hashSecret(code)} and code.used_at is null and code.expires_at > ${now}
      and family.id = code.grant_id and family.client_id = ${clientId}
    returning family.id, family.user_id as "userId", family.scopes, code.redirect_uri as "redirectUri",
      code.challenge`.execute(database);
  return rows[0];
}
