import type { ClientError } from '@relab/client';
import { unreachable } from './texts.ts';

// The server's messages are in English and used as they are: they name the item, the number, the day. `error-message.de.ts` translates by
// code what can be said without them.

/** What is read of an answer's error, by its code and the server's message; `own` are the page's words for the code. */
export const serverMessage = (
  _code: string | null | undefined,
  message: string,
  own: string | undefined,
): string => message || (own ?? '');

/**
 * The same of a call that failed; `_own` are the page's words by code. Without an answer, or with one that is the server's fault,
 * the message is the browser's or a proxy's, such as "Failed to fetch", and means nothing to a visitor.
 */
export const errorMessage = (
  { status, message }: Pick<ClientError, 'status' | 'code' | 'message'>,
  _own?: Readonly<Record<string, string>>,
): string => (status >= 400 && status < 500 ? message : unreachable);
