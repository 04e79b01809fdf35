/**
 * - `full`: there is no room for what was to be kept; nothing of it was.
 * - `refused`: the store knows who asks, or does not, and says no. An operator mends that.
 * - `away`: it did not answer, or not in time, however often it was asked.
 * - `broken`: it answered what is no answer.
 */
export type StorageFailure = 'full' | 'refused' | 'away' | 'broken';

/** The place where files are kept failed. Its message is for the operator: it may name folders and addresses. */
export class StorageError extends Error {
  override readonly name = 'StorageError';
  readonly failure: StorageFailure;

  constructor(failure: StorageFailure, message: string, options?: ErrorOptions) {
    super(message, options);
    this.failure = failure;
  }
}
