import type { Database } from '@relab/database';
import { sql } from 'kysely';
import { type ErrorTexts, english } from '../errors/texts.ts';
import { everyScope, type Scope } from './scopes.ts';
import { hashSecret } from './secrets.ts';

/** A program of somebody else, as an operator registers it. */
export interface ClientRegistration {
  readonly id: string;
  /** At least 32 characters, made by chance. Without one the client is public, such as an app in a browser. */
  readonly secret?: string;
  /** Shown on the page of consent. */
  readonly name: string;
  /** Where people may be sent back to, to the letter; without any the client cannot ask people. */
  readonly redirectUris?: readonly string[];
  /** Web origins whose scripts may call with this client's tokens. */
  readonly origins?: readonly string[];
  /** `api` and `id` unless said otherwise. */
  readonly scopes?: readonly Scope[];
  /** The user that it acts as with client credentials. */
  readonly actsAs?: string;
  /** True lets it hand over people's passwords; only for clients of the operator's own. */
  readonly allowsPassword?: boolean;
}

export interface OAuthClient {
  readonly id: string;
  /** Null for a public client. */
  readonly secretHash: string | null;
  readonly name: string;
  readonly redirectUris: readonly string[];
  readonly scopes: readonly Scope[];
  readonly actsAs: string | null;
  readonly allowsPassword: boolean;
}

const minSecretLength = 32;

/** RFC 6749, 3.1.2: absolute and without a fragment. What a browser would run is no place to go to. */
function isRedirectUri(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && !text.includes('#') && !/^(?:javascript|data|vbscript|blob|file|about):/i.test(text);
}

/** Why a client cannot be registered so, in a language; undefined where it can. */
export function problemOf({
  id,
  secret,
  actsAs,
  allowsPassword,
  redirectUris = [],
  origins = [],
}: ClientRegistration): ((texts: ErrorTexts) => string) | undefined {
  if (!/^[\w.~-]{1,200}$/.test(id)) return ({ program }) => program.id;
  if (secret !== undefined && secret.length < minSecretLength)
    return ({ program }) => program.secret(minSecretLength);
  if (secret === undefined && (actsAs !== undefined || allowsPassword))
    return ({ program }) => program.withoutSecret;
  const address = redirectUris.find((uri) => !isRedirectUri(uri));
  if (address !== undefined) return ({ program }) => program.redirectUri(address);
  const origin = origins.find((one) => URL.parse(one)?.origin !== one);
  if (origin !== undefined) return ({ program }) => program.origin(origin);
  return undefined;
}

/** Registers a client, or makes the one of this id as given. For an operator's set-up; throws what is wrong with it. */
export async function ensureClient(database: Database, registration: ClientRegistration): Promise<void> {
  const problem = problemOf(registration);
  if (problem !== undefined)
    throw new Error(`The client ${registration.id} cannot be registered: ${problem(english)}`);
  const { id, name, redirectUris = [], origins = [], scopes = ['api', 'id'] } = registration;
  const { secret, actsAs = null, allowsPassword = false } = registration;
  const secretHash = secret === undefined ? null : hashSecret(secret);
  const client = {
    secret_hash: secretHash,
    name,
    redirect_uris: redirectUris,
    origins,
    scopes,
    acts_as: actsAs,
    allows_password: allowsPassword,
    made_by: null,
  };
  await database
    .insertInto('oauth_client')
    .values({ id, ...client })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(client))
    .execute();
}

/** Takes a client away, with everything that people allowed it. */
export async function removeClient(database: Database, id: string): Promise<void> {
  await database.deleteFrom('oauth_client').where('id', '=', id).execute();
}

const isScope = (name: string): name is Scope => everyScope.some((scope) => scope === name);

export async function findClient(database: Database, id: string): Promise<OAuthClient | undefined> {
  if (id.length > 200 || id.includes('\0') || !id.isWellFormed()) return undefined;
  const row = await database
    .selectFrom('oauth_client')
    .select(['id', 'name', 'scopes', 'secret_hash as secretHash', 'redirect_uris as redirectUris'])
    .select(['acts_as as actsAs', 'allows_password as allowsPassword'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row && { ...row, scopes: row.scopes.filter(isScope) };
}

/** Every origin that some client lists. */
export async function readOrigins(database: Database): Promise<ReadonlySet<string>> {
  const rows = await database
    .selectFrom('oauth_client')
    .select(sql<string>`unnest(origins)`.as('origin'))
    .distinct()
    .execute();
  return new Set(rows.map(({ origin }) => origin));
}
