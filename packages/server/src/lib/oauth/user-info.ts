import { ApiError } from '../errors/api-error.ts';
import type { User } from '../principal/principal.ts';

/** What addresses of people are made of. */
export interface IdentityUrlOptions {
  readonly baseUrl: string;
  readonly organizationId: string;
}

/** Where clients of the platform look a person up: they read both ids off its end. */
export const identityUrl = (userId: string, { baseUrl, organizationId }: IdentityUrlOptions): string =>
  new URL(`/id/${organizationId}/${userId}`, baseUrl).href;

type Members = Readonly<Record<string, unknown>>;

/** What both responses tell of a person. `urls` are templates, as clients of the platform fill them in: `{version}` has no `v`. */
function membersOf({ userId, email }: User, { baseUrl, organizationId }: IdentityUrlOptions): Members {
  const rest = `${new URL(baseUrl).origin}/services/data/v{version}/`;
  const urls = { rest, sobjects: `${rest}sobjects/`, query: `${rest}query/` };
  return { user_id: userId, organization_id: organizationId, email, active: true, urls };
}

const fullName = ({ firstName, lastName }: User): string => `${firstName} ${lastName}`.trim();

/** OpenID Connect Core 5.3, with the platform's members. */
export const userInfo = (principal: User, options: IdentityUrlOptions): Members => ({
  ...membersOf(principal, options),
  sub: identityUrl(principal.userId, options),
  preferred_username: principal.email,
  nickname: principal.firstName,
  name: fullName(principal),
  given_name: principal.firstName,
  family_name: principal.lastName,
});

/** The response below the address in a token response's `id`, for its user alone. */
export function identityOf(
  organizationId: string,
  userId: string,
  principal: User,
  options: IdentityUrlOptions,
): Members {
  if (organizationId !== options.organizationId || userId !== principal.userId)
    throw new ApiError('INSUFFICIENT_ACCESS', 'This token is somebody else’s.');
  return {
    ...membersOf(principal, options),
    id: identityUrl(userId, options),
    asserted_user: true,
    username: principal.email,
    nick_name: principal.firstName,
    display_name: fullName(principal),
    first_name: principal.firstName,
    last_name: principal.lastName,
  };
}
