import type { Database, Row } from '@relab/database';
import { setNewest } from '../cache/set-newest.ts';
import { invalidSession } from '../errors/errors.ts';
import { maySignIn, type PersonRow, personColumns, toPerson } from '../identity/people.ts';
import type { User } from '../principal/principal.ts';
import type { Scope } from './scopes.ts';
import { hashSecret } from './secrets.ts';

/** Milliseconds for which what was looked up is used again. */
export const lookupLifetime = 10_000;

/** Whether an end of use lies ahead; one further ahead than was ever set is of a clock that has moved back since. */
export const isCurrent = (until: number, at: number): boolean => until > at && until <= at + lookupLifetime;

/** Somebody, as far as a token goes. */
export interface Bearer {
  readonly principal: User;
  readonly scopes: readonly Scope[];
}

export interface Bearers {
  /** Throws 401 for a token that is unknown, expired, revoked, or of somebody who may no longer sign in. */
  resolve(token: string): Promise<Bearer>;
  /** What is forgotten is read from the database again. */
  forgetToken(hash: string): void;
  forgetGrant(grantId: string): void;
  /** All of somebody's. */
  forgetUser(userId: string): void;
}

const maxBearers = 1_000;

interface CachedBearer extends Bearer {
  readonly grantId: string;
  readonly until: number;
}

type TokenRow = PersonRow &
  Row<'oauth_token', 'grant_id' | 'scopes' | 'expires_at'> &
  Row<'oauth_grant', 'client_id'>;

/** The token of a request with an authorization header; empty where the header has no token. */
export function readBearer(headers: Headers): string | undefined {
  const [, token] = /^(?:bearer|oauth)(?:\s+(.*))?$/is.exec(headers.get('authorization') ?? '') ?? [
    null,
    null,
  ];
  return token === null ? undefined : (token ?? '').trim();
}

/** One statement over primary keys joins the token, what was allowed, and the person. */
async function findBearer(database: Database, hash: string, now: Date): Promise<TokenRow | undefined> {
  return await database
    .selectFrom('oauth_token as token')
    .innerJoin('oauth_grant as family', 'family.id', 'token.grant_id')
    .innerJoin('user as person', 'person.id', 'family.user_id')
    .select(['person.id', ...personColumns, 'token.grant_id', 'token.scopes', 'token.expires_at'])
    .select('family.client_id')
    .where('token.hash', '=', hash)
    .where('token.kind', '=', 'access')
    .where('token.expires_at', '>', now)
    .where(maySignIn)
    .executeTakeFirst();
}

/** Looks tokens up, and keeps those found for a few seconds. Another instance's taking back is seen after these. */
export function createBearers(database: Database, now: () => Date): Bearers {
  const bearers = new Map<string, CachedBearer>();
  // A token read before a revocation may be the revoked one.
  let revocations = 0;

  function store(hash: string, found: CachedBearer): void {
    setNewest(bearers, hash, found, maxBearers);
  }

  return {
    async resolve(token) {
      const hash = hashSecret(token);
      const at = now();
      const cached = bearers.get(hash);
      if (cached && isCurrent(cached.until, at.getTime())) return cached;
      bearers.delete(hash);
      const before = revocations;
      const row = token === '' ? undefined : await findBearer(database, hash, at);
      if (!row) throw invalidSession();
      const found: CachedBearer = {
        principal: { kind: 'user', guestKey: null, clientId: row.client_id, ...toPerson(row) },
        scopes: row.scopes,
        grantId: row.grant_id,
        until: Math.min(at.getTime() + lookupLifetime, row.expires_at.getTime()),
      };
      if (before === revocations) store(hash, found);
      return found;
    },
    forgetToken(hash) {
      revocations += 1;
      bearers.delete(hash);
    },
    forgetGrant(grantId) {
      revocations += 1;
      for (const [hash, found] of bearers) if (found.grantId === grantId) bearers.delete(hash);
    },
    forgetUser(userId) {
      revocations += 1;
      for (const [hash, { principal }] of bearers) if (principal.userId === userId) bearers.delete(hash);
    },
  };
}
