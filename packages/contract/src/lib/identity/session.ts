import { shape, write } from '../call.ts';
import { email, line, object, optional, text } from '../schema.ts';
import type { SignedIn } from './responses.ts';

const identityPath = '/services/identity' as const;
const password = text(128, 10);
const name = line(80, 1);

/** Sign-up signs in. Passwords have 10 to 128 characters and no other rule. */
export const signUp = write({
  id: 'signUp',
  area: 'identity',
  path: `${identityPath}/sign-up`,
  body: object({
    email: email(),
    password,
    firstName: name,
    lastName: name,
    companyName: optional(line(120)),
  }),
  response: shape<SignedIn>(),
});

/** Attempts are limited per address and per account; past the limit the response is 429 with Retry-After. */
export const signIn = write({
  id: 'signIn',
  area: 'identity',
  path: `${identityPath}/sign-in`,
  body: object({ email: text(254), password: text(128) }),
  response: shape<SignedIn>(),
});

/** Responds alike whether the address has an account or not. */
export const requestPasswordReset = write({
  id: 'requestPasswordReset',
  area: 'identity',
  path: `${identityPath}/password-reset`,
  body: object({ email: email() }),
  response: shape<null>(),
});

/** The token comes by mail and serves once, within an hour. */
export const resetPassword = write({
  id: 'resetPassword',
  area: 'identity',
  path: `${identityPath}/password-reset/confirm`,
  body: object({ token: text(200, 1), newPassword: password }),
  response: shape<null>(),
});

/** S-076: the site base path minus a trailing `/s`, then this. */
export const signOut = write({
  id: 'signOut',
  area: 'identity',
  path: '/webruntime/logout',
  response: shape<null>(),
});
