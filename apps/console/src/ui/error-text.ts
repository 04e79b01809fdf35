import { ClientError } from '@relab/client';
import * as texts from './texts.ts';

/** What went wrong, in the server's words; where it is the server's fault, with the id that the operator finds it by. */
export function errorText(error: unknown): string {
  if (!(error instanceof ClientError)) return error instanceof Error ? error.message : String(error);
  const { message, status, requestId } = error;
  const isNamed = requestId === undefined || message.includes(requestId);
  return status >= 500 && !isNamed ? `${message} ${texts.reference(requestId)}` : message;
}
