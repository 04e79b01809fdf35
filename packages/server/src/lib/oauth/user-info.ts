import { ApiError } from '../http/api-error.ts';
import type { User } from '../principal/principal.ts';
import { type IdentityPlace, identityUrl } from './identity-url.ts';

/** OpenID Connect Core 5.3, with the platform's members. */
export function userInfo(who: User, place: IdentityPlace): Readonly<Record<string, unknown>> {
  return {
    sub: identityUrl(who.userId, place),
    user_id: who.userId,
    organization_id: place.organizationId,
    preferred_username: who.email,
    nickname: who.firstName,
    name: `${who.firstName} ${who.lastName}`.trim(),
    given_name: who.firstName,
    family_name: who.lastName,
    email: who.email,
    active: true,
    urls: urlsOf(place),
  };
}

/** Templates, as clients of the platform fill them in: `{version}` has no `v`. */
function urlsOf({ baseUrl }: IdentityPlace): Readonly<Record<string, string>> {
  const rest = `${new URL(baseUrl).origin}/services/data/v{version}/`;
  return { rest, sobjects: `${rest}sobjects/`, query: `${rest}query/` };
}

/** What the address in a token answer's `id` tells, and to nobody else than the person. */
export function identityOf(
  organizationId: string,
  userId: string,
  who: User,
  place: IdentityPlace,
): Readonly<Record<string, unknown>> {
  if (organizationId !== place.organizationId || userId !== who.userId)
    throw new ApiError('INSUFFICIENT_ACCESS', 'This token is somebody else’s.');
  return {
    id: identityUrl(userId, place),
    asserted_user: true,
    user_id: userId,
    organization_id: organizationId,
    username: who.email,
    nick_name: who.firstName,
    display_name: `${who.firstName} ${who.lastName}`.trim(),
    email: who.email,
    first_name: who.firstName,
    last_name: who.lastName,
    active: true,
    urls: urlsOf(place),
  };
}
