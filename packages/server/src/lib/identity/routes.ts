import {
  type CurrentUser,
  confirmEmail,
  getCurrentUser,
  getEmailVerification,
  requestEmailVerification,
  requestPasswordReset,
  resetPassword,
  signIn,
  signOut,
  signUp,
} from '@relab/contract/identity';
import { ApiError } from '../errors/api-error.ts';
import { requestedLanguage } from '../http/accepted-language.ts';
import type { Context } from '../http/context.ts';
import { Reply, type Route, route } from '../http/route.ts';
import type { Principal } from '../principal/principal.ts';
import { defaultSettings } from '../principal/user-settings.ts';
import type { Identity, Origin } from './identity.ts';

function userIdOf({ principal }: Context): string {
  if (principal.kind === 'user') return principal.userId;
  throw new ApiError('INSUFFICIENT_ACCESS', 'Sign in to the account whose e-mail address it is.');
}

function describeUser(principal: Principal): CurrentUser['user'] {
  if (principal.kind !== 'user') return null;
  const { userId, email, firstName, lastName, roles, settings = defaultSettings } = principal;
  return { userId, email, firstName, lastName, roles: [...roles], ...settings };
}

const originOf = ({ address, headers }: Context): Origin => ({
  address,
  language: requestedLanguage(headers),
});

/** Sign-up, sign-in and all around them, for `createServer`; their calls are in `@relab/contract/identity`. */
export function identityRoutes(identity: Identity): readonly Route[] {
  return [
    route(
      signUp,
      async (config, context) =>
        new Reply(await identity.signUp(config, context.cookies, originOf(context)), 201),
    ),
    route(signIn, ({ email, password }, context) =>
      identity.signIn(email, password, context.cookies, originOf(context)),
    ),
    route(signOut, async (_, { cookies, headers }) => {
      await identity.signOut(cookies);
      // A form on a page redirects; a script gets no page.
      return headers.get('accept')?.includes('text/html') ? new Reply(null, 303, { Location: '/' }) : null;
    }),
    route(requestPasswordReset, async ({ email }, context) => {
      await identity.requestPasswordReset(email, originOf(context));
      return null;
    }),
    route(resetPassword, async ({ token, newPassword }, { address }) => {
      await identity.resetPassword(token, newPassword, address);
      return null;
    }),
    route(getCurrentUser, async (_, { principal }) => ({ user: describeUser(principal) })),
    route(getEmailVerification, (_, context) => identity.readEmail(userIdOf(context))),
    route(requestEmailVerification, async (_, context) => {
      await identity.requestEmailVerification(userIdOf(context), originOf(context));
      return null;
    }),
    route(confirmEmail, async ({ token }, context) => {
      await identity.confirmEmail(userIdOf(context), token, context.address);
      return null;
    }),
  ];
}
