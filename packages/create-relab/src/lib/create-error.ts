/** Why no project was created: one sentence for the user. */
export class CreateError extends Error {
  override readonly name = 'CreateError';
}
