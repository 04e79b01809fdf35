import { type Environment, oneOf, wholeNumber } from './read-value.ts';
import { type TraceCollector, traceCollector } from './trace-collector.ts';

/** What an operator sees of a running process. */
export interface ObservationSettings {
  /** Lines for people, or one JSON object a line for programs. */
  readonly logFormat: 'text' | 'json';
  /** Whether each request is logged. */
  readonly logsRequests: boolean;
  /** Milliseconds from which on a statement is logged; none is without it. */
  readonly slowStatement: number | undefined;
  /** Where programs read what is counted; nowhere without it. */
  /** Where traces go; there are none without it. */
  readonly traces: TraceCollector | undefined;
  readonly metrics: { readonly host: string; readonly port: number } | undefined;
}

export function observationSettings(env: Environment): ObservationSettings {
  const port = wholeNumber('RELAB_METRICS_PORT', env.RELAB_METRICS_PORT, 0, 65_535);
  return {
    logFormat: oneOf('RELAB_LOG', env.RELAB_LOG, ['text', 'json']) ?? 'text',
    logsRequests: oneOf('RELAB_ACCESS_LOG', env.RELAB_ACCESS_LOG, ['yes', 'no']) === 'yes',
    slowStatement: wholeNumber('RELAB_SLOW_STATEMENT', env.RELAB_SLOW_STATEMENT, 1, 3_600_000),
    traces: traceCollector(env),
    metrics: port === undefined ? undefined : { host: env.RELAB_METRICS_HOST || '127.0.0.1', port },
  };
}
