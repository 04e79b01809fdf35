import { randomUUID } from 'node:crypto';
import { DatabaseUnavailable, StatementAborted, StatementTimeout } from '@relab/database';
import { diskFull } from '../health/disk-space.ts';
import type { Log } from '../observability/log.ts';
import { currentTrace } from '../observability/request-trace.ts';
import { StorageError } from '../storage/storage-error.ts';
import { ApiError } from './api-error.ts';
import { message } from './message.ts';

const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';

const unavailable = (): ApiError =>
  new ApiError(
    'SERVER_UNAVAILABLE',
    message((texts) => texts.unavailable),
    { headers: { 'Retry-After': '2' } },
  );

/** Seconds: where there is no room, somebody has to make some; what tries again is answered within a few of them once it is there. */
const untilRoom = '30';

/** A plan made before a table changed: the next attempt has a new one. */
const outdatedPlan = '0A000';

/** Undefined for what is not about the time or the state of the database, whose outages are logged where they begin. */
function databaseError(error: unknown): ApiError | undefined {
  if (error instanceof StatementTimeout && error.answered)
    return new ApiError(
      'QUERY_TIMEOUT',
      message((texts) => texts.timeout),
    );
  const isBrokenOff = error instanceof StatementAborted;
  const isAway = error instanceof DatabaseUnavailable || error instanceof StatementTimeout;
  return isBrokenOff || isAway || codeOf(error) === outdatedPlan ? unavailable() : undefined;
}

/** Files cannot be stored, or not be read. The reason is logged for the operator alone: it names folders and addresses. */
const storageError = ({ failure }: StorageError): ApiError =>
  failure === 'full'
    ? new ApiError(
        'SERVER_UNAVAILABLE',
        message((texts) => texts.filesFull),
        { status: 507, headers: { 'Retry-After': untilRoom } },
      )
    : new ApiError(
        'SERVER_UNAVAILABLE',
        message((texts) => texts.filesUnavailable),
        { headers: { 'Retry-After': '5' } },
      );

/**
 * What went wrong, in a form that may travel. What nobody expected is logged under the id of the request, or one of its own, and
 * only the id travels.
 */
export function toApiError(error: unknown, log: Log): ApiError {
  if (error instanceof ApiError) return error;
  if (error instanceof StorageError) {
    log(`Files: ${error.message}`);
    return storageError(error);
  }
  const code = codeOf(error);
  // Class 22: a value is out of range or malformed, which only a caller's value can be.
  if (/^22\w{3}$/.test(code))
    return new ApiError(
      'INVALID_API_INPUT',
      message((texts) => texts.malformed),
    );
  const ofDatabase = databaseError(error);
  if (ofDatabase) return ofDatabase;
  if (code === diskFull) {
    log(`The database has no room left: ${String(error)}`, 'error');
    return new ApiError(
      'SERVER_UNAVAILABLE',
      message((texts) => texts.full),
      { status: 507, headers: { 'Retry-After': untilRoom } },
    );
  }
  const id = currentTrace()?.id ?? randomUUID();
  log(`Error ${id}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`, 'error');
  return new ApiError(
    'UNKNOWN_EXCEPTION',
    message((texts) => texts.unexpected(id)),
  );
}
