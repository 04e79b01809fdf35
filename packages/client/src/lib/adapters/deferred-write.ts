/**
 * The response of an interceptor that has queued a write: the write resolves with its expected
 * result. Nothing is ingested and no change is published, since the server has not got it yet.
 */
export class DeferredWrite {
  readonly expected: unknown;

  constructor(expected: unknown) {
    this.expected = expected;
  }
}
