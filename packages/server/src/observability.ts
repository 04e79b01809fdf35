export { createAccessLog } from './lib/observability/access-log.ts';
export { type Log, type LogFields, type LogLevel, traceFields } from './lib/observability/log.ts';
export { type ObserveRequest, observeRequests } from './lib/observability/observe-requests.ts';
export {
  type CallFacts,
  combineObservers,
  type Observer,
  type ReadFacts,
  type RequestFacts,
} from './lib/observability/observer.ts';
export {
  createRecentRequests,
  type RecentRequests,
  type RequestFigures,
} from './lib/observability/recent-requests.ts';
export { currentRequestId } from './lib/observability/request-trace.ts';
export { logSlowStatements } from './lib/observability/slow-statements.ts';
export { traceStatements } from './lib/observability/statement-trace.ts';
export { type MeasuredProcess, measureProcess } from './lib/processes/measure-process.ts';
