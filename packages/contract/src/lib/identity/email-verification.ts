import { read, shape, write } from '../call.ts';
import { responses } from '../described-call.ts';
import { seconds } from '../lifetime.ts';
import { object, text } from '../schema.ts';
import { EmailVerification } from './email-verification-responses.ts';

/** Ours, and for who is signed in alone: it says nothing of anybody else's address. */
const verificationPath = '/services/identity/email-verification' as const;

export const getEmailVerification = read({
  id: 'getEmailVerification',
  area: 'identity',
  path: verificationPath,
  response: shape<EmailVerification>(),
  lifetime: seconds(10),
});

export const getEmailVerificationResponses = responses(getEmailVerification, { 200: EmailVerification });

/** Sends a link to the address; limited per account and per network address. */
export const requestEmailVerification = write({
  id: 'requestEmailVerification',
  area: 'identity',
  path: verificationPath,
  response: shape<null>(),
});

export const requestEmailVerificationResponses = responses(requestEmailVerification, { 204: null });

/** The token comes by mail, serves within a day, and for the account alone that it was sent for. */
export const confirmEmail = write({
  id: 'confirmEmail',
  area: 'identity',
  path: `${verificationPath}/confirm`,
  body: object({ token: text(200, 1) }),
  response: shape<null>(),
});

export const confirmEmailResponses = responses(confirmEmail, { 204: null });
