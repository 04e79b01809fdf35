import type { InvalidOutcome } from './form-outcome.ts';

/** What the server sends along at the end of a document, with which the browser starts. Sites add their own. */
export interface BrowserState {
  readonly cache: unknown;
  readonly outcome: InvalidOutcome | null;
  /** When the page was rendered, in milliseconds. */
  readonly renderedAt: number;
  /** Whether the page is static, and was sent as it is. */
  readonly isStatic: boolean;
}
