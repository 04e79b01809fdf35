/** Whether the database answers, said when that changes and not with each failure. */
export interface Availability {
  failed(error: unknown): void;
  succeeded(): void;
}

/** It is starting, stopping or out of connections, or the way to it is broken; its name may not resolve. */
const unavailableCode =
  /^(?:57P0\d|08\w{3}|53300|ECONNREFUSED|ECONNRESET|ENOENT|ENOTFOUND|EAI_AGAIN|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH)$/;
const unavailableMessage =
  /^Connection terminated|^Client has encountered a connection error|^timeout (?:expired|exceeded when trying to connect)/;

/** True for an error that is about the database as a whole, and not about one statement. */
export function isUnavailable(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  if (unavailableMessage.test(error.message)) return true;
  return 'code' in error && typeof error.code === 'string' && unavailableCode.test(error.code);
}

/** The database as a whole could not be reached; `cause` is the reason. */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable';
  readonly code: string | undefined;

  constructor(cause: Error) {
    super(cause.message, { cause });
    this.code = 'code' in cause && typeof cause.code === 'string' ? cause.code : undefined;
  }
}

/** `clock` is in milliseconds. */
export function createAvailability(
  log: (line: string) => void,
  clock: () => number = () => performance.now(),
): Availability {
  let outage: { readonly since: number; failures: number } | undefined;
  return {
    failed(error) {
      if (outage) {
        outage.failures += 1;
        return;
      }
      outage = { since: clock(), failures: 1 };
      log(`The database is not available: ${error instanceof Error ? error.message : String(error)}`);
    },
    succeeded() {
      if (!outage) return;
      const seconds = ((clock() - outage.since) / 1000).toFixed(1);
      log(`The database is available again after ${seconds} s; ${outage.failures} attempts had failed.`);
      outage = undefined;
    },
  };
}
