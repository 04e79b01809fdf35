import type { Database } from '@relab/database';
import type { BodyMemory } from '../http/body/body-memory.ts';
import type { Principal } from '../principal/principal.ts';
import {
  type AuthorizeRequest,
  readAuthorizeRequest,
  redirectBack,
  requireRedirectUri,
} from './authorize-request.ts';
import { findClient } from './clients.ts';
import { makeCode } from './codes.ts';
import { authorizeErrorPage, consentPage } from './consent-page.ts';
import { OAuthError } from './oauth-error.ts';
import { type Form, readForm, readParameters, requireMember } from './request-form.ts';

export interface AuthorizeContext {
  readonly database: Database;
  readonly now: () => Date;
  readonly memory: BodyMemory;
  /** Of the metadata; each response names it, so that a client of several servers can tell whose it is (RFC 9207). */
  readonly issuer: string;
  /** Asked only once it matters: one statement. */
  readonly resolvePrincipal: () => Promise<Principal>;
}

/** The site's page to sign in at, which leads on to `next` afterwards. */
const signInPage = (next: string): string => `/login?${new URLSearchParams({ next })}`;

const seeOther = (location: string): Response =>
  new Response(null, { status: 303, headers: { Location: location, 'Cache-Control': 'no-store' } });

async function decide(request: AuthorizeRequest, form: Form, context: AuthorizeContext): Promise<Response> {
  const principal = await context.resolvePrincipal();
  if (principal.kind === 'guest') {
    const again = new URLSearchParams([...form].filter(([name]) => name !== 'decision'));
    return seeOther(signInPage(`/services/oauth2/authorize?${again}`));
  }
  const decision = form.get('decision');
  if (decision === undefined) return consentPage(request, form, principal);
  if (decision !== 'allow') throw new OAuthError('access_denied', 'The person did not allow it.');
  const { client, scopes, redirectUri, challenge, state } = request;
  const newCode = { clientId: client.id, userId: principal.userId, scopes, redirectUri, challenge };
  const code = await makeCode(context.database, newCode, context.now());
  return seeOther(redirectBack(redirectUri, state, { code, iss: context.issuer }));
}

/** Only a form that was posted decides; what stands in a link is passed over. */
async function readRequest(request: Request, memory: BodyMemory): Promise<Form> {
  if (request.method === 'POST') return await readForm(request, memory);
  const form = new Map(readParameters(new URL(request.url).searchParams));
  form.delete('decision');
  return form;
}

/**
 * RFC 6749, 3.1: shows a signed-in user what a client requests, and redirects back with a code. While the client or
 * the redirect URI is not verified, errors are shown to the user alone.
 */
export async function handleAuthorize(request: Request, context: AuthorizeContext): Promise<Response> {
  try {
    const form = await readRequest(request, context.memory);
    const client = await findClient(context.database, requireMember(form, 'client_id'));
    if (!client) throw new OAuthError('invalid_client', 'There is no such client.');
    const redirectUri = requireRedirectUri(form, client);
    try {
      return await decide(readAuthorizeRequest(form, client, redirectUri), form, context);
    } catch (error) {
      if (!(error instanceof OAuthError)) throw error;
      const problem = { error: error.error, error_description: error.message, iss: context.issuer };
      return seeOther(redirectBack(redirectUri, form.get('state'), problem));
    }
  } catch (error) {
    if (error instanceof OAuthError) return authorizeErrorPage(error);
    throw error;
  }
}
