import type { ClientError } from '@relab/client';

/** Whether a write was rejected because other records resemble it. */
export const isDuplicateError = (error: ClientError): boolean =>
  error.errors.some(({ type }) => type === 'DUPLICATES_DETECTED');
