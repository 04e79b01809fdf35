import { ClientError } from '@relab/client';
import { NoResponse } from '../errors.ts';

/** No response came, so the page on the screen stays: one that is loaded anew would lose what was typed. */
export const isNoResponse = (failed: unknown): boolean =>
  failed instanceof NoResponse ||
  !window.navigator.onLine ||
  (failed instanceof ClientError && failed.status === 0);
