import { type Backend, cancelStatement } from './cancel-statement.ts';
import { StatementAborted, type StatementLimits, StatementTimeout } from './statement-limits.ts';

/** Milliseconds that a database has to react to a request to cancel. */
const graceMs = 2_000;
const queryCanceled = '57014';

interface Running<Result> {
  readonly result: Promise<Result>;
  readonly backend: Backend;
  readonly limits: StatementLimits;
  /**
   * Marks the connection as one not to be used again: a cancel request that comes late would hit the next statement.
   * `atOnce` breaks it off, which fails the statement.
   */
  readonly discard: (atOnce: boolean) => void;
}

const isCancelled = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === queryCanceled;

/**
 * What a statement comes to, or why it was cancelled. It settles when the statement has, so that the connection is free
 * then. A result that comes in spite of a cancel request counts.
 */
export function runLimited<Result>({ result, backend, limits, discard }: Running<Result>): Promise<Result> {
  const { timeout, signal } = limits;
  return new Promise<Result>((resolve, reject) => {
    let cause: 'timeout' | 'abort' | undefined;
    let grace: NodeJS.Timeout | undefined;
    const cancel = (why: typeof cause): void => {
      if (cause) return;
      cause = why;
      discard(false);
      void cancelStatement(backend);
      grace = setTimeout(() => discard(true), graceMs);
    };
    const onAbort = (): void => cancel('abort');
    const timer = timeout === undefined ? undefined : setTimeout(cancel, timeout, 'timeout');
    signal?.addEventListener('abort', onAbort, { once: true });
    const settle = (): void => {
      clearTimeout(timer);
      clearTimeout(grace);
      signal?.removeEventListener('abort', onAbort);
    };
    result.then(
      (value) => {
        settle();
        resolve(value);
      },
      (error: unknown) => {
        settle();
        if (cause === 'abort') reject(new StatementAborted());
        else if (cause === 'timeout') reject(new StatementTimeout(timeout ?? 0, isCancelled(error)));
        else reject(error);
      },
    );
  });
}
