import type { Observer } from './observer.ts';
import { currentTrace } from './request-trace.ts';

/** Counts statements for the request that sends them. */
export const traceStatements: Observer = {
  statement({ duration }) {
    const trace = currentTrace();
    if (!trace) return;
    trace.statements++;
    trace.statementTime += duration;
  },
};
