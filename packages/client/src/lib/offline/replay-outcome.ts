import type { ClientError } from '../errors/client-error.ts';
import type { QueuedWrite } from './queued-write.ts';

/** So often a server may answer that it failed before a write counts as refused. */
const patience = 8;

const unreachable: ReadonlySet<string> = new Set(['network', 'offline', 'timeout']);

/** Nobody knows whether the server has done it. */
export const isUnreachable = ({ kind }: ClientError): boolean => unreachable.has(kind);

/**
 * What follows from a write that failed: `done` where its result exists already, `wait` where no response came or where the user
 * has to sign in again, `again` where the server was busy, `refused` else.
 */
export function replayOutcome(
  { call, tries }: QueuedWrite,
  error: ClientError,
): 'done' | 'wait' | 'again' | 'refused' {
  if (error.status === 404 && call === 'deleteRecord') return 'done';
  if (isUnreachable(error) || error.kind === 'aborted' || error.status === 401) return 'wait';
  return error.retryable && tries + 1 < patience ? 'again' : 'refused';
}
