import { read, shape, write } from '../call.ts';
import { seconds } from '../lifetime.ts';
import { object, text } from '../schema.ts';
import type { EmailVerification } from './responses.ts';

/** Ours, and only for signed-in users: it reveals nothing of other addresses. */
const verificationPath = '/services/identity/email-verification' as const;

/** The address that the user signs in with, and whether it is confirmed. For users; fresh for 10 s. */
export const getEmailVerification = read({
  id: 'getEmailVerification',
  area: 'identity',
  path: verificationPath,
  response: shape<EmailVerification>(),
  lifetime: seconds(10),
});

/** Sends a link to the address; limited per account and per network address. */
export const requestEmailVerification = write({
  id: 'requestEmailVerification',
  area: 'identity',
  path: verificationPath,
  response: shape<null>(),
});

/** The token comes by mail, serves within a day, and for the account alone that it was sent for. */
export const confirmEmail = write({
  id: 'confirmEmail',
  area: 'identity',
  path: `${verificationPath}/confirm`,
  body: object({ token: text(200, 1) }),
  response: shape<null>(),
});
