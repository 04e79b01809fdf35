export { activeTraceparent } from './lib/tracing/active-trace.ts';
export { createTracing, type TracedJob, type Tracing, type TracingOptions } from './lib/tracing/tracing.ts';
