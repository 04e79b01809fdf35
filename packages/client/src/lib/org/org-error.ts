import { ClientError } from '../errors/client-error.ts';
import { ownError } from '../errors/errors.ts';

/** Nobody is signed in any more: the access token has ended, and so has what it could be renewed with. */
export const signInRequired = (url: string): ClientError =>
  ownError(
    401,
    'Unauthorized',
    'SIGN_IN_REQUIRED',
    `Nobody is signed in at ${url}, or the session has expired or was ended there: call signIn() of the org session.`,
  );

/** A response that belongs to no sign-in of this tab. */
export const signInFailed = (why: string): ClientError =>
  ownError(400, 'Bad Request', 'SIGN_IN_FAILED', `${why} Begin again with signIn().`);

/** The person, or the org, did not allow it. */
export const signInDenied = (url: string, why: string): ClientError =>
  ownError(403, 'Forbidden', 'SIGN_IN_DENIED', `${url} did not sign anybody in: ${why}`);

export const wrongOrg = (expected: string, actual: string): ClientError =>
  ownError(
    403,
    'Forbidden',
    'WRONG_ORG',
    `This app is for the org ${expected}, and the token is for ${actual}: sign out there, and sign in as a user of ${expected}.`,
  );

/** The org responds, and not to this page. */
export const corsRefused = (url: string, origin: string, cause: unknown): ClientError =>
  new ClientError(
    0,
    'Network Error',
    [
      {
        errorCode: 'CORS_REFUSED',
        message: `${url} answers, and does not let pages of ${origin} read it: add ${origin} to the origins that it allows (CORS), or call it through your own server with @relab/client/org-server.`,
      },
    ],
    { cause },
  );

export const orgUnreachable = (url: string, origin: string, cause: unknown): ClientError =>
  new ClientError(
    0,
    'Network Error',
    [
      {
        errorCode: 'ORG_UNREACHABLE',
        message: `${url} does not answer this page: check the address of the org and the network, and whether ${origin} is among the origins that it allows (CORS).`,
      },
    ],
    { cause },
  );
