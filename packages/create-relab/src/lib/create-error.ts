/** Why no project was made: one sentence for whoever asked for it. */
export class CreateError extends Error {
  override readonly name = 'CreateError';
}
