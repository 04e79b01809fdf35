import { ClientError } from '@relab/client';
import type { ContentDocument, VariantConflict } from '@relab/contract/content';

const isVariantConflict = (body: unknown): body is VariantConflict =>
  typeof body === 'object' && body !== null && 'output' in body;

/** The latest version, where a save was rejected because it began from another one; undefined for every other error. */
export const latestOnConflict = (error: unknown): ContentDocument | undefined =>
  error instanceof ClientError && error.status === 412 && isVariantConflict(error.body)
    ? error.body.output.current
    : undefined;
