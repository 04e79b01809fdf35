import type { Database } from '@relab/database';
import { sql } from 'kysely';
import { sessionRefused } from '../http/require-session.ts';
import { type PersonRow, personColumns, toPerson } from '../identity/people.ts';
import type { User } from '../principal/principal.ts';
import type { Scope } from './scopes.ts';
import { hashSecret } from './secrets.ts';

/** Somebody, as far as a token goes. */
export interface Bearer {
  readonly who: User;
  readonly scopes: readonly Scope[];
}

export interface Bearers {
  /** Throws 401 for a token that is unknown, too old, taken back, or of somebody who may no longer sign in. */
  resolve(token: string): Promise<Bearer>;
  /** What is forgotten is asked of the database again. */
  forgetToken(hash: string): void;
  forgetGrant(grantId: string): void;
  /** All of somebody's. */
  forgetUser(userId: string): void;
}

const mostKept = 1_000;
const keptMilliseconds = 10_000;

interface Kept extends Bearer {
  readonly grantId: string;
  readonly until: number;
}

type TokenRow = PersonRow & { grant_id: string; scopes: Scope[]; expires_at: Date };

/** The token of a request, if it is one of those that come with one; empty where the header says nothing more. */
export function readBearer(headers: Headers): string | undefined {
  const [, token] = /^(?:bearer|oauth)(?:\s+(.*))?$/is.exec(headers.get('authorization') ?? '') ?? [
    null,
    null,
  ];
  return token === null ? undefined : (token ?? '').trim();
}

/** One statement over primary keys joins the token, what was allowed, and the person. */
async function findBearer(database: Database, hash: string, now: Date): Promise<TokenRow | undefined> {
  const { rows } = await sql<TokenRow>`
    select person.id, ${personColumns}, grant_id, token.scopes, token.expires_at
    from oauth_token as token
    join oauth_grant as family on family.id = token.grant_id
    join "user" as person on person.id = family.user_id
    where token.hash = ${hash} and token.kind = 'access' and token.expires_at > ${now}
      and is_active and not is_deleted`.execute(database);
  return rows[0];
}

/** Looks tokens up, and keeps those found for a few seconds. Another instance's taking back is seen after these. */
export function createBearers(database: Database, now: () => Date): Bearers {
  const kept = new Map<string, Kept>();
  // What was read before something was taken back may be it.
  let takenBack = 0;

  function keep(hash: string, found: Kept): void {
    kept.delete(hash);
    kept.set(hash, found);
    const [oldest] = kept.keys();
    if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
  }

  return {
    async resolve(token) {
      const hash = hashSecret(token);
      const at = now();
      const known = kept.get(hash);
      // A clock that moved back would otherwise keep what was found before for as long as it moved.
      const left = known ? known.until - at.getTime() : 0;
      if (known && left > 0 && left <= keptMilliseconds) return known;
      kept.delete(hash);
      const before = takenBack;
      const row = token === '' ? undefined : await findBearer(database, hash, at);
      if (!row) throw sessionRefused();
      const found: Kept = {
        who: { kind: 'user', guestKey: null, ...toPerson(row) },
        scopes: row.scopes,
        grantId: row.grant_id,
        until: Math.min(at.getTime() + keptMilliseconds, row.expires_at.getTime()),
      };
      if (before === takenBack) keep(hash, found);
      return found;
    },
    forgetToken(hash) {
      takenBack += 1;
      kept.delete(hash);
    },
    forgetGrant(grantId) {
      takenBack += 1;
      for (const [hash, found] of kept) if (found.grantId === grantId) kept.delete(hash);
    },
    forgetUser(userId) {
      takenBack += 1;
      for (const [hash, { who }] of kept) if (who.userId === userId) kept.delete(hash);
    },
  };
}
