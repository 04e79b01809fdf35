import type { Database } from '@relab/database';
import { clearAttempts, countAttempt } from '../identity/attempts.ts';
import { networkOf } from '../network/network.ts';
import { findClient, type OAuthClient } from './clients.ts';
import { OAuthError } from './oauth-error.ts';
import type { Form } from './request-form.ts';
import { isSecretOf } from './secrets.ts';

/** Wrong secrets from one address for one client. Counted together, nobody elsewhere can lock a client out. */
const limit = { name: 'oauth client', max: 20, seconds: 900 } as const;

interface Credentials {
  readonly id: string;
  readonly secret: string | undefined;
  /** Whether they stood in the Authorization header. */
  readonly isBasic: boolean;
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return undefined;
  }
}

/** RFC 6749, 2.3.1: both parts of a Basic header are form-encoded first. */
function readBasic(header: string | null): Credentials | undefined {
  const [, encoded] = /^basic\s+([A-Za-z0-9+/=]+)$/i.exec(header ?? '') ?? [];
  if (encoded === undefined) return undefined;
  const [id = '', ...rest] = Buffer.from(encoded, 'base64').toString('utf8').split(':');
  return { id: decoded(id) ?? '', secret: decoded(rest.join(':')), isBasic: true };
}

function readCredentials(headers: Headers, form: Form): Credentials {
  const basic = readBasic(headers.get('authorization'));
  const id = form.get('client_id');
  if (basic && (form.has('client_secret') || (id !== undefined && id !== basic.id))) {
    throw new OAuthError('invalid_request', 'The client is named in more than one way.');
  }
  if (basic) return basic;
  if (id === undefined) throw new OAuthError('invalid_request', 'client_id is missing.');
  return { id, secret: form.get('client_secret'), isBasic: false };
}

const isProven = (client: OAuthClient | undefined, secret: string | undefined): client is OAuthClient =>
  client !== undefined &&
  (client.secretHash === null
    ? secret === undefined
    : secret !== undefined && isSecretOf(client.secretHash, secret));

export interface ProvenClient {
  readonly client: OAuthClient;
  /** As it was sent; undefined for a public client. */
  readonly secret: string | undefined;
}

/** The client that a request to the token endpoint comes from. Three statements with a secret, one for a public client. */
export async function authenticateClient(
  database: Database,
  headers: Headers,
  form: Form,
  address: string | undefined,
  now: Date,
): Promise<ProvenClient> {
  const { id, secret, isBasic } = readCredentials(headers, form);
  const counted = secret === undefined ? undefined : `${networkOf(address ?? '')}\0${id}`;
  if (counted !== undefined) await countAttempt(database, limit, counted, now);
  const client = await findClient(database, id);
  if (!isProven(client, secret)) {
    throw new OAuthError('invalid_client', 'There is no such client, or its secret is wrong.', {
      ...(isBasic ? { status: 401, headers: { 'WWW-Authenticate': 'Basic realm="oauth2"' } } : {}),
    });
  }
  if (counted !== undefined) await clearAttempts(database, limit, counted);
  return { client, secret };
}
