export { createTracing, type TracedJob, type Tracing, type TracingOptions } from './lib/tracing/tracing.ts';
