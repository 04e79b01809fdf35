import { randomUUID } from 'node:crypto';
import { StorageError } from '../storage/index.ts';
import { ApiError } from './api-error.ts';

const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';

/** The database is away, starting, stopping, out of connections, or has planned for a table that was changed since. */
const away = /^(?:57P0\d|08\w{3}|53300|0A000|ECONNREFUSED|ECONNRESET|ENOENT|EPIPE)$/;

/** Files cannot be kept, or not be read. Why is told to the operator alone: it names folders and addresses. */
const storageError = ({ failure }: StorageError): ApiError =>
  failure === 'full'
    ? new ApiError('SERVER_UNAVAILABLE', 'There is no room left to keep files. Nothing was stored.', {
        status: 507,
      })
    : new ApiError('SERVER_UNAVAILABLE', 'Files cannot be reached at the moment. Please try again.', {
        headers: { 'Retry-After': '5' },
      });

/** What went wrong, in a form that may travel. What nobody expected is logged under an id, and only the id travels. */
export function toApiError(error: unknown, log: (line: string) => void): ApiError {
  if (error instanceof ApiError) return error;
  if (error instanceof StorageError) {
    log(`Files: ${error.message}`);
    return storageError(error);
  }
  const code = codeOf(error);
  // Class 22: a value is out of range or malformed, which only a caller's value can be.
  if (/^22\w{3}$/.test(code))
    return new ApiError('INVALID_API_INPUT', 'A value is malformed or out of range.');
  if (away.test(code) || /timeout exceeded when trying to connect/.test(String(error))) {
    log(`The database is not available: ${String(error)}`);
    return new ApiError(
      'SERVER_UNAVAILABLE',
      'The service is not available at the moment. Please try again.',
      {
        headers: { 'Retry-After': '2' },
      },
    );
  }
  const id = randomUUID();
  log(`Error ${id}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
  return new ApiError('UNKNOWN_EXCEPTION', `An unexpected error occurred. Its id is ${id}.`);
}
