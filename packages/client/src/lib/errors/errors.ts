import { type AnyCall, checkConfig } from '@relab/contract';
import { ClientError } from './client-error.ts';

/** An error of the client's own, in the form of the wire. */
export const ownError = (
  status: number,
  statusText: string,
  errorCode: string,
  message: string,
): ClientError => new ClientError(status, statusText, [{ errorCode, message }]);

/** A config that means nothing: it is not sent. */
export const invalidConfig = (message: string): ClientError =>
  ownError(400, 'Bad Request', 'INVALID_CONFIG', message);

/** A config of which not even a key can be made. */
export const unreadableConfig = (): ClientError => invalidConfig('Unreadable config.');

/** what a read with a wrong config rejects with; undefined for a right one. */
export function invalidRead(call: AnyCall, config: unknown): ClientError | undefined {
  const problems = checkConfig(call, config);
  if (problems.length === 0) return undefined;
  const body = problems.map(({ path, message }) => ({
    errorCode: 'INVALID_CONFIG',
    message,
    fields: path.length > 0 ? [path.join('.')] : [],
  }));
  return new ClientError(400, 'Bad Request', body);
}

/** what a write with a wrong config throws. */
export const invalidWrite = (call: AnyCall): ClientError => invalidConfig(`Invalid config for "${call.id}"`);

/** A response that is none of this API, or lacks what its readers look into. */
export const invalidResponse = (
  message = 'The answer cannot be read.',
  options: { readonly cause?: unknown; readonly part?: boolean } = {},
): ClientError => new ClientError(502, 'Bad Gateway', [{ errorCode: 'INVALID_ANSWER', message }], options);

/** D-135, D-136: of a read that cannot be sent to any server, such as that of a record that is not saved yet. */
export const notFetchable = (): ClientError =>
  new ClientError(
    400,
    'data is not fetchable',
    [{ errorCode: 'NOT_FETCHABLE', message: 'data is not fetchable' }],
    // Others that are requested beside it may come.
    { part: true },
  );

/** Not sent, since there is no network. */
export const offline = (): ClientError => ownError(0, 'Offline', 'OFFLINE', 'There is no network.');
