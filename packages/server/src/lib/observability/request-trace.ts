import { AsyncLocalStorage } from 'node:async_hooks';

/** What is counted while one request is worked on, wherever that happens. */
export interface RequestTrace {
  readonly id: string;
  userId: string | undefined;
  statements: number;
  /** Milliseconds. */
  statementTime: number;
}

const traces = new AsyncLocalStorage<RequestTrace>();

/** Of the request that is worked on; undefined in jobs and while the server starts. */
export const currentTrace = (): RequestTrace | undefined => traces.getStore();

/** Of the request that is worked on, as its response and the log have it; undefined in jobs and while the server starts. */
export const currentRequestId = (): string | undefined => currentTrace()?.id;

export const runTraced = <Result>(trace: RequestTrace, work: () => Result): Result => traces.run(trace, work);
