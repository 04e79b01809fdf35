import {
  type Database,
  DatabaseUnavailable,
  limitStatements,
  PrimaryRequired,
  StatementAborted,
  StatementTimeout,
} from '@relab/database';
import { ApiError } from '../errors/api-error.ts';
import { type CircuitBreaker, CircuitOpenError } from '../limits/circuit-breaker.ts';
import type { ReadFacts } from '../observability/observer.ts';
import type { ReadReplica } from './read-replica.ts';
import type { WrittenPosition } from './written-position.ts';

/** A read that may be behind, and what it needs. */
export interface ReadRequest<Result> {
  /** Up to where its session has written; undefined where that is not known. */
  readonly written: WrittenPosition | undefined;
  /** What it is read from otherwise. */
  readonly primary: Database;
  /** Ends it. */
  readonly signal: AbortSignal | undefined;
  readonly read: (database: Database) => Promise<Result>;
}

export type RunRead = <Result>(request: ReadRequest<Result>) => Promise<Result>;

export interface RunReadOptions {
  readonly replica: ReadReplica;
  /** Statements there have the time limit of requests. */
  readonly statementTimeout: number;
  readonly breaker: CircuitBreaker;
  readonly onRead: (facts: ReadFacts) => void;
}

const isConflict = (error: unknown): boolean =>
  error instanceof Error &&
  /conflict with recovery/.test(error.message) &&
  'code' in error &&
  (error.code === '40001' || error.code === '57014');

/** It would take the primary as long, and the caller has waited already. */
const isTooSlow = (error: unknown): boolean => error instanceof StatementTimeout && error.answered;

/** All of its connections are in use, which says nothing of the server. */
const isBusy = (error: unknown): boolean =>
  error instanceof DatabaseUnavailable && /^timeout exceeded when trying to connect/.test(error.message);

/** The server is away, so that the next read is better not sent there. */
const isAway = (error: unknown): error is Error =>
  (error instanceof DatabaseUnavailable && !isBusy(error)) ||
  (error instanceof StatementTimeout && !error.answered);

class ReplicaLost extends Error {}

/** What reads meet again and again where the replica answers and cannot serve them, such as a damaged table. */
const isFault = (error: unknown): boolean =>
  !(
    error instanceof ApiError ||
    error instanceof PrimaryRequired ||
    error instanceof StatementAborted ||
    error instanceof ReplicaLost ||
    isTooSlow(error) ||
    isConflict(error) ||
    isBusy(error)
  );

/** Rejects at once where the replica is lost; what still runs there is ended, and its result ignored. */
async function unlessLost<Result>(lost: AbortSignal, work: Promise<Result>): Promise<Result> {
  work.catch(() => undefined);
  const { promise, reject } = Promise.withResolvers<never>();
  const onLost = (): void => reject(new ReplicaLost('Connections go elsewhere.'));
  if (lost.aborted) onLost();
  lost.addEventListener('abort', onLost, { once: true });
  try {
    return await Promise.race([work, promise]);
  } finally {
    lost.removeEventListener('abort', onLost);
  }
}

/**
 * Reads from the replica where it has what the session wrote and is not behind, and from the primary else, without waiting.
 * Whatever goes wrong on the replica, a "no such record" among it, is decided by the primary: it costs a second read, and no
 * caller gets a response that is out of date.
 */
export function createRunRead({ replica, statementTimeout, breaker, onRead }: RunReadOptions): RunRead {
  const { watch } = replica;
  const behind = limitStatements(replica.database, { timeout: statementTimeout });
  return async <Result>({ written, primary, signal, read }: ReadRequest<Result>): Promise<Result> => {
    const onPrimary = (reason: ReadFacts['reason']): Promise<Result> => {
      onRead({ server: 'primary', reason });
      return read(primary);
    };
    if (written === undefined) return await onPrimary('unknown');
    const unusable = watch.unusable(written);
    if (unusable) return await onPrimary(unusable);
    const lost = watch.lost();
    const ends = signal ? AbortSignal.any([signal, lost]) : lost;
    try {
      const work = () => unlessLost(lost, read(limitStatements(behind, { signal: ends })));
      const result = await breaker.run(work, isFault);
      onRead({ server: 'replica', reason: 'caught-up' });
      return result;
    } catch (error) {
      if (signal?.aborted || isTooSlow(error)) throw error;
      if (isAway(error)) watch.suspect(error.message);
      return await onPrimary(reasonOf(error));
    }
  };
}

function reasonOf(error: unknown): ReadFacts['reason'] {
  if (error instanceof CircuitOpenError) return 'away';
  if (error instanceof PrimaryRequired) return 'required';
  if (error instanceof ApiError) return 'denied';
  if (isBusy(error)) return 'busy';
  return isConflict(error) ? 'conflict' : 'failed';
}
