/** What bounds the statements of one request, or of one kind of work. */
export interface StatementLimits {
  /** Milliseconds after which a statement is cancelled. */
  readonly timeout?: number;
  /** Ends the running statement, and lets no other begin. */
  readonly signal?: AbortSignal;
}

/** A statement took longer than its time limit and was cancelled. */
export class StatementTimeout extends Error {
  override readonly name = 'StatementTimeout';
  /** False where the database did not even react to a request to cancel: it is frozen, or its machine is away. */
  readonly answered: boolean;

  constructor(timeout: number, answered: boolean) {
    super(
      answered
        ? `A statement was cancelled after its time limit of ${timeout} ms.`
        : `The database does not answer: a statement was given up ${timeout} ms after it began.`,
    );
    this.answered = answered;
  }
}

/** Nobody waits for the result any more. */
export class StatementAborted extends Error {
  override readonly name = 'StatementAborted';

  constructor() {
    super('A statement was cancelled, since the request that it belongs to was broken off.');
  }
}
