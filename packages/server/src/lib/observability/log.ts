import { currentTrace } from './request-trace.ts';

/** `info` what happens, `warn` what may need somebody, `error` what failed for a reason of ours. */
export type LogLevel = 'info' | 'warn' | 'error';

/** What stands beside the sentence of a line; what is undefined is left out. */
export type LogFields = Readonly<Record<string, string | number | boolean | undefined>>;

/** Writes one line: a sentence, how bad it is (`warn` where nothing is said), and what belongs to it. */
export type Log = (message: string, level?: LogLevel, fields?: LogFields) => void;

/** The id of the request and of the user for whom a line is written, where there is one. */
export function traceFields(): LogFields {
  const trace = currentTrace();
  return trace ? { requestId: trace.id, userId: trace.userId } : {};
}
