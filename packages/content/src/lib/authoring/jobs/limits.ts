import type { ApiError } from '@relab/server/http';
import { limitExceeded } from '../../errors.ts';

/** What one job moves at most; more is moved by several. */
export const transferLimits = {
  contents: 20_000,
  /** Of a content in one language. */
  jsonBytes: 4_000_000,
  archive: { entries: 60_000, entryBytes: 26_000_000, totalBytes: 256_000_000, ratio: 200 },
} as const;

export const tooMuch = (): ApiError =>
  limitExceeded('This is too much for one archive. Export folder by folder.');
