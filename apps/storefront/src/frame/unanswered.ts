import { ClientError } from '@relab/client';

/** A form was sent and nobody answered it. */
export class Unanswered extends Error {}

/** Nobody answered, so there is nothing to show but what is there: a page loaded anew would lose what was typed. */
export const isUnanswered = (failed: unknown): boolean =>
  failed instanceof Unanswered ||
  !window.navigator.onLine ||
  (failed instanceof ClientError && failed.status === 0);
