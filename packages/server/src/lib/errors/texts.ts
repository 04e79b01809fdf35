/** What the host says of calls that fail. `texts.de.ts` says the same in German; a further language is a further table. */
export const english = {
  busy: 'Too many requests of this kind are running at once. Please wait a moment and try again.',
  conflict: 'The record was changed after you started editing it.',
  credentials: 'The e-mail address or the password is not right.',
  create: 'An error occurred while trying to create the record. Please try again.',
  undelete: 'An error occurred while trying to undelete the record. Please try again.',
  update: 'An error occurred while trying to update the record. Please try again.',
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
