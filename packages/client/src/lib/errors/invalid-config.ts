import { type AnyCall, checkConfig } from '@relab/contract';
import { ClientError, ownError } from './client-error.ts';

/** what a read with a wrong config is refused with. */
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
export function invalidWrite(call: AnyCall): ClientError {
  return ownError(400, 'Bad Request', 'INVALID_CONFIG', `Invalid config for "${call.id}"`);
}
