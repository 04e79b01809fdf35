import { pino } from 'pino';
import { type Log, traceFields } from './log.ts';

/** Where the lines go: standard output, or what a test reads. */
export interface LogOutput {
  write(line: string): void;
}

/**
 * A log of JSON lines: `time` (ISO 8601), `level`, `pid`, `msg` and what belongs to the line; written at once, so that nothing
 * is lost with the process.
 */
export function createJsonLog(output?: LogOutput): Log {
  const options = {
    base: { pid: process.pid },
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
    mixin: traceFields,
  };
  const logger = pino(options, output ?? pino.destination({ dest: 1, sync: true }));
  return (message, level = 'warn', fields = {}) => logger[level]({ ...fields }, message);
}
