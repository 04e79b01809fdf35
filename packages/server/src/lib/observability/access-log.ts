import type { Log } from './log.ts';
import type { Observer } from './observer.ts';

const rounded = (milliseconds: number): number => Math.round(milliseconds * 10) / 10;

/** Logs a line for each request once it is over: `GET /category/x 200`, with its duration in milliseconds, its statements and who it was. */
export const createAccessLog = (log: Log): Observer => ({
  request({ duration, statementTime, ...facts }) {
    const { method, path, status } = facts;
    log(`${method} ${path} ${status}`, 'info', {
      ...facts,
      duration: rounded(duration),
      statementTime: rounded(statementTime),
    });
  },
});
