import type { Database } from '@relab/database';
import { after, type Grant, grantColumns, makeGrant } from './grants.ts';
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
export async function makeCode(database: Database, newCode: NewCode, now: Date): Promise<string> {
  const code = newSecret();
  await database.transaction().execute(async (transaction) => {
    const grant = await makeGrant(transaction, newCode.clientId, newCode.userId, newCode.scopes, now);
    await transaction
      .insertInto('oauth_code')
      .values({
        hash: hashSecret(code),
        grant_id: grant.id,
        redirect_uri: newCode.redirectUri,
        challenge: newCode.challenge ?? null,
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
  return await database
    .updateTable('oauth_code as code')
    .from('oauth_grant as family')
    .set({ used_at: now })
    .where('code.hash', '=', hashSecret(code))
    .where('code.used_at', 'is', null)
    .where('code.expires_at', '>', now)
    .whereRef('family.id', '=', 'code.grant_id')
    .where('family.client_id', '=', clientId)
    .returning([...grantColumns, 'code.redirect_uri as redirectUri', 'code.challenge'])
    .executeTakeFirst();
}
