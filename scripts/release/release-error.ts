/** An error that has to be corrected before a release; the message says what. */
export class ReleaseError extends Error {
  override readonly name = 'ReleaseError';
}
