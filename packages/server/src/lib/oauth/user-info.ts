import { ApiError } from '../errors/api-error.ts';
import type { User } from '../principal/principal.ts';
import { type IdentityUrlOptions, identityUrl } from './identity-url.ts';

/** OpenID Connect Core 5.3, with the platform's members. */
export function userInfo(principal: User, place: IdentityUrlOptions): Readonly<Record<string, unknown>> {
  return {
    sub: identityUrl(principal.userId, place),
    user_id: principal.userId,
    organization_id: place.organizationId,
    preferred_username: principal.email,
    nickname: principal.firstName,
    name: `${principal.firstName} ${principal.lastName}`.trim(),
    given_name: principal.firstName,
    family_name: principal.lastName,
    email: principal.email,
    active: true,
    urls: urlsOf(place),
  };
}

/** Templates, as clients of the platform fill them in: `{version}` has no `v`. */
function urlsOf({ baseUrl }: IdentityUrlOptions): Readonly<Record<string, string>> {
  const rest = `${new URL(baseUrl).origin}/services/data/v{version}/`;
  return { rest, sobjects: `${rest}sobjects/`, query: `${rest}query/` };
}

/** What the address in a token answer's `id` tells, and to nobody else than the person. */
export function identityOf(
  organizationId: string,
  userId: string,
  principal: User,
  place: IdentityUrlOptions,
): Readonly<Record<string, unknown>> {
  if (organizationId !== place.organizationId || userId !== principal.userId)
    throw new ApiError('INSUFFICIENT_ACCESS', 'This token is somebody else’s.');
  return {
    id: identityUrl(userId, place),
    asserted_user: true,
    user_id: userId,
    organization_id: organizationId,
    username: principal.email,
    nick_name: principal.firstName,
    display_name: `${principal.firstName} ${principal.lastName}`.trim(),
    email: principal.email,
    first_name: principal.firstName,
    last_name: principal.lastName,
    active: true,
    urls: urlsOf(place),
  };
}
