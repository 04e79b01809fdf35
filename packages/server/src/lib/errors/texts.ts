/** The host's texts for calls that fail. `texts.de.ts` has them in German; a further language is a further table. */
export const english = {
  busy: 'Too many requests of this kind are running at once. Please wait a moment and try again.',
  overloaded:
    'This server has too much to do at the moment. Nothing was changed. Please try again in a moment.',
  conflict: 'The record was changed after you started editing it.',
  credentials: 'The e-mail address or the password is not right.',
  create: 'An error occurred while trying to create the record. Please try again.',
  undelete: 'An error occurred while trying to undelete the record. Please try again.',
  update: 'An error occurred while trying to update the record. Please try again.',
  jobWaits: 'Another job that does the same is waiting already.',
  jobNotToRun: 'Only a job that failed or waits can be run again.',
  jobNotToCancel: 'Only a job that waits can be canceled.',
  programOfFile: 'This program is listed in clients.json: change it there, and restart.',
  programInvalid: (problem: string): string => `The program cannot be made: ${problem}`,
  programsFull: (max: number): string => `There are ${max} programs: delete one first.`,
  programWithoutSecret: 'A public program has no secret.',
  userDoesNotSignIn: 'Nobody signs in with this user.',
  noAccount: 'There is no such account.',
  /** What follows `programInvalid`. */
  program: {
    id: 'an id has letters, digits and -._~.',
    secret: (min: number): string => `a secret has at least ${min} characters.`,
    withoutSecret: 'without a secret it cannot ask in its own name, nor hand over passwords.',
    redirectUri: (uri: string): string => `${uri} is no address that people may be sent to.`,
    origin: (origin: string): string => `${origin} is no origin, such as https://app.example.com.`,
  },
  userExists: 'There is an account with this e-mail address. Sign in, or set a new password.',
  noEmail: 'email: This is not an e-mail address.',
  full: 'There is no room left to store data. Nothing was stored.',
  filesFull: 'There is no room left to keep files. Nothing was stored.',
  filesUnavailable: 'Files cannot be reached at the moment. Please try again.',
  insufficientAccess:
    "You don't have access to this record. Ask your administrator for help or to request access.",
  invalidSession: 'Session expired or invalid',
  malformed: 'A value is malformed or out of range.',
  notFound: 'The requested resource does not exist',
  sessionEnded: 'Your session has ended. Sign in to go on.',
  slow: 'The request body came too slowly or not at all.',
  tooLarge: (size: string): string => `The request body is larger than ${size}.`,
  timeout: 'Your request was running for too long. Ask for less at once.',
  unavailable: 'The service is not available at the moment. Please try again.',
  unexpected: (id: string): string => `An unexpected error occurred. Its id is ${id}.`,
  uploading: 'Too much is being uploaded at the moment. Please try again shortly.',
};

export type ErrorTexts = typeof english;
