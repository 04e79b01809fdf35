import {
  confirmEmail,
  getEmailVerification,
  requestEmailVerification,
  requestPasswordReset,
  resetPassword,
  signIn,
  signOut,
  signUp,
} from '@relab/contract/identity';
import { ApiError } from '../http/api-error.ts';
import type { Context } from '../http/context.ts';
import { Reply, type Route, route } from '../http/route.ts';
import type { Identity } from './identity.ts';

function userIdOf({ who }: Context): string {
  if (who.kind === 'user') return who.userId;
  throw new ApiError('INSUFFICIENT_ACCESS', 'Sign in to the account whose e-mail address it is.');
}

export function identityRoutes(identity: Identity): readonly Route[] {
  return [
    route(
      signUp,
      async (config, { cookies, address }) => new Reply(await identity.signUp(config, cookies, address), 201),
    ),
    route(signIn, ({ email, password }, { cookies, address }) =>
      identity.signIn(email, password, cookies, address),
    ),
    route(signOut, async (_, { cookies, headers }) => {
      await identity.signOut(cookies);
      // A form on a page leads somewhere; whoever asks by script wants no page.
      return headers.get('accept')?.includes('text/html') ? new Reply(null, 303, { Location: '/' }) : null;
    }),
    route(requestPasswordReset, async ({ email }, { address }) => {
      await identity.requestPasswordReset(email, address);
      return null;
    }),
    route(resetPassword, async ({ token, newPassword }, { address }) => {
      await identity.resetPassword(token, newPassword, address);
      return null;
    }),
    route(getEmailVerification, (_, context) => identity.readEmail(userIdOf(context))),
    route(requestEmailVerification, async (_, context) => {
      await identity.requestEmailVerification(userIdOf(context), context.address);
      return null;
    }),
    route(confirmEmail, async ({ token }, context) => {
      await identity.confirmEmail(userIdOf(context), token, context.address);
      return null;
    }),
  ];
}
