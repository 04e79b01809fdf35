import type { Database } from '@relab/database';
import type { BodyMemory } from '../http/body/body-memory.ts';
import type { Identity } from '../identity/identity.ts';
import { findPersonById } from '../identity/people.ts';
import { authenticateClient, type ProvenClient } from './authenticate-client.ts';
import { spendCode } from './codes.ts';
import { endReused, type Grant, makeGrant } from './grants.ts';
import { OAuthError } from './oauth-error.ts';
import { type Form, readForm, requireMember } from './request-form.ts';
import { isAllowed, mayRefresh, readScopes, type Scope } from './scopes.ts';
import { isVerifierOf } from './secrets.ts';
import { type TokenResponse, tokenResponse } from './token-response.ts';
import { issueTokens, spendRefresh, type TokenOptions } from './tokens.ts';

export interface TokenContext {
  readonly database: Database;
  readonly identity: Identity;
  readonly secret: string;
  readonly baseUrl: string;
  readonly organizationId: string;
  readonly now: () => Date;
  readonly memory: BodyMemory;
  /** Told when a family ends before its time. */
  readonly forget: (grantId: string) => void;
}

interface TokenRequest extends ProvenClient {
  readonly form: Form;
  readonly address: string | undefined;
}

interface Granted {
  readonly grant: Grant;
  readonly scopes: readonly Scope[];
  readonly refresh: TokenOptions['refresh'];
}

type GrantType = (request: TokenRequest, context: TokenContext) => Promise<Granted>;

const invalidGrant = (what: string): OAuthError =>
  new OAuthError('invalid_grant', `The ${what} is wrong, too old or was used before.`);

const unauthorizedClient = (): OAuthError =>
  new OAuthError('unauthorized_client', 'This client is not registered for this grant type.');

/** What the client may still have of what was allowed; its registration may have changed since. */
const stillAllowed = (scopes: readonly Scope[], { client }: TokenRequest): readonly Scope[] =>
  scopes.filter((scope) => isAllowed(scope, client.scopes));

async function requireActive(userId: string, { database }: TokenContext): Promise<void> {
  if (!(await findPersonById(database, userId)))
    throw new OAuthError('invalid_grant', 'The user may no longer sign in.');
}

/** A second use ends all that came of the first. */
async function requireUnused<Found>(
  found: Found | undefined,
  secret: string,
  what: string,
  { client }: TokenRequest,
  { database, forget }: TokenContext,
): Promise<Found> {
  if (found !== undefined) return found;
  const ended = await endReused(database, secret, client.id);
  if (ended !== undefined) forget(ended);
  throw invalidGrant(what);
}

const byCode: GrantType = async (request, context) => {
  const { form, client } = request;
  const code = requireMember(form, 'code');
  const redirectUri = requireMember(form, 'redirect_uri');
  const found = await spendCode(context.database, code, client.id, context.now());
  const spent = await requireUnused(found, code, 'code', request, context);
  const verifier = form.get('code_verifier');
  const isProven =
    spent.challenge === null
      ? verifier === undefined
      : verifier !== undefined && isVerifierOf(spent.challenge, verifier);
  if (!isProven || spent.redirectUri !== redirectUri) throw invalidGrant('code');
  await requireActive(spent.userId, context);
  const scopes = stillAllowed(spent.scopes, request);
  return { grant: spent, scopes, refresh: mayRefresh(scopes) ? 'new' : 'none' };
};

/**
 * A public client gets another refresh token each time. One with a secret keeps its own: its secret already binds it,
 * and many such clients go on with the first (RFC 9700, 2.2.2).
 */
const byRefresh: GrantType = async (request, context) => {
  const { form, client } = request;
  const token = requireMember(form, 'refresh_token');
  const rotates = client.secretHash === null;
  const granted = await context.database.transaction().execute(async (database) => {
    const grant = await spendRefresh(database, token, client.id, rotates, context.now());
    if (!grant) return undefined;
    // Thrown inside the transaction, so that a request with an error uses nothing up.
    const scopes = readScopes(form.get('scope'), stillAllowed(grant.scopes, request));
    await requireActive(grant.userId, { ...context, database });
    return { grant, scopes, refresh: rotates ? 'new' : 'existing' } as const;
  });
  return requireUnused(granted, token, 'refresh token', request, context);
};

const withoutRefresh = (scopes: readonly Scope[]): readonly Scope[] =>
  scopes.filter((scope) => scope !== 'refresh_token');

async function begin(
  userId: string,
  { form, client }: TokenRequest,
  context: TokenContext,
): Promise<Granted> {
  const scopes = withoutRefresh(readScopes(form.get('scope'), client.scopes));
  const grant = await makeGrant(context.database, client.id, userId, scopes, context.now());
  return { grant, scopes, refresh: 'none' };
}

const byClient: GrantType = async (request, context) => {
  const { actsAs } = request.client;
  if (actsAs === null) throw unauthorizedClient();
  await requireActive(actsAs, context);
  return begin(actsAs, request, context);
};

const byPassword: GrantType = async (request, context) => {
  if (!request.client.allowsPassword) throw unauthorizedClient();
  const username = requireMember(request.form, 'username');
  const password = requireMember(request.form, 'password');
  const person = await context.identity.checkPassword(username, password, request.address);
  if (!person) throw new OAuthError('invalid_grant', 'The username or the password is not right.');
  return begin(person.userId, request, context);
};

const grantTypes: Readonly<Record<string, GrantType>> = {
  authorization_code: byCode,
  refresh_token: byRefresh,
  client_credentials: byClient,
  password: byPassword,
};

/** RFC 6749, 3.2. Throws an OAuthError for any other request. */
export async function handleToken(
  request: Request,
  address: string | undefined,
  context: TokenContext,
): Promise<TokenResponse> {
  const form = await readForm(request, context.memory);
  const name = requireMember(form, 'grant_type');
  const byGrant = Object.hasOwn(grantTypes, name) ? grantTypes[name] : undefined;
  if (!byGrant) throw new OAuthError('unsupported_grant_type', 'This grant type is not known here.');
  const { database, now } = context;
  const proven = await authenticateClient(database, request.headers, form, address, now());
  const { grant, scopes, refresh } = await byGrant({ ...proven, form, address }, context);
  const options = { prefix: context.organizationId, refresh };
  const issued = await issueTokens(database, grant, scopes, options, now());
  if (!issued) throw new OAuthError('invalid_grant', 'What was allowed has just been taken back.');
  return tokenResponse({ ...issued, scopes, userId: grant.userId, clientSecret: proven.secret }, context);
}
