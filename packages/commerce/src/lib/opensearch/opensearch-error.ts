/**
 * `away`: nobody answers, or too late. `busy`: it has too much to do (429). `refused`: wrong password, or not the right to do so.
 * `missing`: there is no such index or document. `rejected`: it does not do what it was sent.
 */
export type OpenSearchFailure = 'away' | 'busy' | 'refused' | 'missing' | 'rejected';

/** What came back in place of a result. Its message names neither password nor what was searched for. */
export class OpenSearchError extends Error {
  override readonly name = 'OpenSearchError';
  readonly failure: OpenSearchFailure;

  constructor(failure: OpenSearchFailure, message: string, options?: ErrorOptions) {
    super(message, options);
    this.failure = failure;
  }
}

/** Whether the service is away, rather than having an opinion of one request. */
export const isOutage = (error: unknown): boolean =>
  !(error instanceof OpenSearchError) || error.failure === 'away' || error.failure === 'refused';
