/**
 * What an interceptor answers a write with that it has kept for later: the write resolves with what is expected to come
 * true. Nothing is ingested and nothing announced, since the server knows nothing of it yet.
 */
export class DeferredWrite {
  readonly expected: unknown;

  constructor(expected: unknown) {
    this.expected = expected;
  }
}
