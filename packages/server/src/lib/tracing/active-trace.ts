import { AsyncLocalStorage } from 'node:async_hooks';
import { formatTraceparent, type TraceContext } from './trace-context.ts';

const active = new AsyncLocalStorage<TraceContext | undefined>();

/** What is recorded at the moment; undefined where nothing is. */
export const activeTrace = (): TraceContext | undefined => active.getStore();

/** Runs something as a part of a trace; with undefined as a part of none. */
export const runInTrace = <Result>(context: TraceContext | undefined, run: () => Result): Result =>
  active.run(context, run);

/**
 * The `traceparent` for what is caused by the present request or job, as another process or a server of ours goes on with it.
 * Undefined where nothing is recorded: who gets none decides alone.
 */
export function activeTraceparent(): string | undefined {
  const context = active.getStore();
  return context && formatTraceparent(context);
}
