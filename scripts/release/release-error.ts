/** Something that whoever releases has to put right first; the message says what. */
export class ReleaseError extends Error {
  override readonly name = 'ReleaseError';
}
