/**
 * - `full`: there is no room for what was to be stored; nothing of it was.
 * - `refused`: the store rejects the credentials or their rights. An operator mends that.
 * - `away`: it did not respond, or not in time, after all retries.
 * - `broken`: its response makes no sense.
 */
export type StorageFailure = 'full' | 'refused' | 'away' | 'broken';

/** The file store failed. Its message is for the operator: it may name folders and addresses. */
export class StorageError extends Error {
  override readonly name = 'StorageError';
  readonly failure: StorageFailure;

  constructor(failure: StorageFailure, message: string, options?: ErrorOptions) {
    super(message, options);
    this.failure = failure;
  }
}
