import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';

/** Milliseconds between two attempts. */
const retryMs = 200;
/** SQLite's code for a file that another connection has locked. */
const busy = 5;

const isBusy = (error: unknown): boolean =>
  error instanceof Error && 'errcode' in error && error.errcode === busy;

/**
 * Does the work while no other process does work under the same file. SQLite locks it with the means of the system, so
 * that a killed process leaves no lock behind, and two that wait can't both get it; the file stays empty.
 */
export async function withLock<Result>(file: string, work: () => Promise<Result>): Promise<Result> {
  const connection = new DatabaseSync(file);
  try {
    for (;;) {
      try {
        connection.exec('begin exclusive');
        break;
      } catch (error) {
        if (!isBusy(error)) throw error;
      }
      await pause(retryMs);
    }
    return await work();
  } finally {
    connection.close();
  }
}
