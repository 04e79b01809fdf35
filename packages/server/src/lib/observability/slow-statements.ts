import type { Log } from './log.ts';
import type { Observer } from './observer.ts';

const maxText = 2_000;

/** Logs statements that take longer than so many milliseconds, without their values. */
export const logSlowStatements = (log: Log, threshold: number): Observer => ({
  statement({ text, duration, isFailed }) {
    if (duration < threshold) return;
    const statement = text.replace(/\s+/g, ' ').trim();
    log(`A statement took ${Math.round(duration)} ms${isFailed ? ' and failed' : ''}.`, 'warn', {
      duration: Math.round(duration),
      statement: statement.length > maxText ? `${statement.slice(0, maxText)} …` : statement,
    });
  },
});
