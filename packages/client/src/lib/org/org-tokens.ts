import { isRecordId, normalizeId } from '@relab/contract';
import { invalidResponse } from '../errors/errors.ts';
import { isObject } from '../values/is-object.ts';
import { secureOrigin } from './org-address.ts';
import { wrongOrg } from './org-error.ts';

/** Who is signed in, and where calls go. */
export interface OrgUser {
  /** 18 characters. */
  readonly userId: string;
  /** 18 characters. */
  readonly orgId: string;
  /** The origin that answers the API. */
  readonly instanceUrl: string;
}

/** What a token endpoint has issued. */
export interface OrgTokens extends OrgUser {
  readonly accessToken: string;
  readonly refreshToken?: string;
}

/** What is expected of tokens. */
export interface ExpectedOrg {
  /** 15 or 18 characters; any org without it. */
  readonly orgId?: string | undefined;
}

/**
 * The response of a token endpoint (RFC 6749, 5.1, with the platform's members). A refresh keeps what it does not name.
 * Throws a ClientError for what is none, and for the tokens of another org.
 */
export function readTokens(body: unknown, expected: ExpectedOrg, before?: OrgTokens): OrgTokens {
  const members = isObject(body) ? (body as Readonly<Record<string, unknown>>) : {};
  const { access_token: accessToken, refresh_token: refreshToken } = members;
  const [, orgId, userId] = /\/id\/(\w{15,18})\/(\w{15,18})$/.exec(String(members.id ?? '')) ?? [];
  const instanceUrl = secureOrigin(String(members.instance_url ?? before?.instanceUrl ?? ''));
  if (typeof accessToken !== 'string' || accessToken === '' || instanceUrl === undefined)
    throw invalidResponse('The token endpoint answers with something else than tokens.');
  const user = {
    orgId: isRecordId(orgId) ? normalizeId(orgId) : (before?.orgId ?? ''),
    userId: isRecordId(userId) ? normalizeId(userId) : (before?.userId ?? ''),
  };
  if (expected.orgId !== undefined && user.orgId !== normalizeId(expected.orgId))
    throw wrongOrg(
      normalizeId(expected.orgId),
      user.orgId === '' ? 'an org that it does not name' : user.orgId,
    );
  const renewal = typeof refreshToken === 'string' ? refreshToken : before?.refreshToken;
  return { ...user, instanceUrl, accessToken, ...(renewal === undefined ? {} : { refreshToken: renewal }) };
}
