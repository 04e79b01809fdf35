import { type Database, requirePrimary } from '@relab/database';
import { isResponse } from '../http/response.ts';
import { LazyReply, type Route } from '../http/route.ts';
import { createCircuitBreaker } from '../limits/circuit-breaker.ts';
import type { ReadFacts } from '../observability/observer.ts';
import type { ReadReplica } from './read-replica.ts';
import { createRunRead } from './run-read.ts';
import { createWrittenBySessions, type Session, type WrittenBySessions } from './written-by-sessions.ts';

/** Handles routes under requests where there is a replica. */
export interface ReplicaReads extends Pick<WrittenBySessions, 'note'> {
  /** The same route: what it reads comes from whichever server fits the session. */
  readonly routeFor: (route: Route, session: Session, signal: AbortSignal | undefined) => Route;
}

export interface ReplicaReadsOptions {
  readonly replica: ReadReplica;
  /** Of requests. */
  readonly statementTimeout: number;
  readonly onRead: (facts: ReadFacts) => void;
}

/** `primary` is asked for the place of what sessions write. */
export function createReplicaReads(
  primary: Database,
  { replica, statementTimeout, onRead }: ReplicaReadsOptions,
): ReplicaReads {
  const breaker = createCircuitBreaker({ name: 'replica' });
  const run = createRunRead({ replica, statementTimeout, breaker, onRead });
  const { of: writtenBy, note } = createWrittenBySessions(primary);
  return {
    note,
    routeFor: (route, session, signal) => ({
      ...route,
      handle: (config, context) =>
        run({
          written: writtenBy(session),
          primary: context.database,
          signal,
          async read(database) {
            const result = await route.handle(config, { ...context, database });
            // These read when nobody could turn to the primary any more.
            if (result instanceof LazyReply || isResponse(result)) requirePrimary(database, route.call.id);
            return result;
          },
        }),
    }),
  };
}
