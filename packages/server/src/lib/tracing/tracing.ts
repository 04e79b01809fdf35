import { loggedPath } from '../observability/logged-path.ts';
import type { ObserveRequest } from '../observability/observe-requests.ts';
import type { Observer } from '../observability/observer.ts';
import { requestKindOf } from '../observability/request-kind.ts';
import { activeTrace, runInTrace } from './active-trace.ts';
import { createRateLimit } from './rate-limit.ts';
import type { SpanAttributes, SpanKind } from './span.ts';
import { createSpanExporter, type SpanExporterOptions } from './span-exporter.ts';
import { beginTrace, childOf, resumeTrace, type TraceContext } from './trace-context.ts';

/** Where traces go, and how many of them. */
export interface TracingOptions extends SpanExporterOptions {
  /** Of the traces that begin here, from 0 to 1: all by default. */
  readonly share?: number;
  /** How many requests a second are recorded beyond the share because their callers record them: 10 by default. */
  readonly callers?: number;
  /** Milliseconds of a clock that is never set. */
  readonly now?: () => number;
}

/** A job that is worked on. */
export interface TracedJob {
  readonly id: string;
  readonly kind: string;
  readonly attempt: number;
  /** What it was enqueued in; null where that was not recorded. */
  readonly trace: string | null;
}

/** Follows requests and jobs through their calls and statements. */
export interface Tracing {
  /** Records calls and statements in what is traced at the moment. */
  readonly observer: Observer;
  /** Records each request that is observed. */
  traceRequests(observe: ObserveRequest): ObserveRequest;
  /** Records a job. */
  traceJob<Result>(job: TracedJob, run: () => Promise<Result>): Promise<Result>;
  /** Sends what is left. */
  close(): Promise<void>;
}

const maxStatement = 2_000;
const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim().slice(0, maxStatement);
/** `SELECT`, `INSERT`: what a statement does, as its span is called. */
const verbOf = (statement: string): string => /^[a-z]+/i.exec(statement)?.[0].toUpperCase() ?? 'SQL';
const hasMethod = /^(?:GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS)$/;

interface Ended {
  readonly name: string;
  readonly kind: SpanKind;
  readonly duration: number;
  readonly attributes: SpanAttributes;
  readonly isError: boolean;
}

/** Traces of OpenTelemetry's form, sent to a collector. */
export function createTracing({ share = 1, callers = 10, now, ...exporting }: TracingOptions): Tracing {
  const exporter = createSpanExporter(exporting);
  const sampling = { share, admit: createRateLimit(callers, now) };

  /** Something ends now. */
  const record = (context: TraceContext, ended: Ended): void =>
    exporter.add({
      ...context,
      ...ended,
      startedAt: performance.timeOrigin + performance.now() - ended.duration,
    });
  const recordWithin = (ended: () => Ended): void => {
    const context = activeTrace();
    if (context) record(childOf(context), ended());
  };

  return {
    observer: {
      call: ({ callId, status, duration }) =>
        recordWithin(() => ({
          name: callId,
          kind: 'internal',
          duration,
          attributes: { 'relab.call': callId, 'http.response.status_code': status },
          isError: status >= 500,
        })),
      statement: ({ text, duration, isFailed }) =>
        recordWithin(() => {
          const statement = oneLine(text);
          return {
            name: verbOf(statement),
            kind: 'client',
            duration,
            attributes: { 'db.system.name': 'postgresql', 'db.query.text': statement },
            isError: isFailed,
          };
        }),
    },
    traceRequests: (observe) => (incoming, outgoing, respond) => {
      const context = beginTrace(incoming.headers.traceparent, sampling);
      if (!context) {
        observe(incoming, outgoing, respond);
        return;
      }
      const begun = performance.now();
      const path = loggedPath(incoming.url ?? '/');
      const { method = '' } = incoming;
      const name = `${hasMethod.test(method) ? method : 'other'} ${requestKindOf(path)}`;
      outgoing.once('close', () => {
        const isAnswered = outgoing.writableFinished;
        const requestId = outgoing.getHeader('x-request-id');
        record(context, {
          name,
          kind: 'server',
          duration: performance.now() - begun,
          attributes: {
            'http.request.method': method,
            'url.path': path,
            'http.response.status_code': isAnswered ? outgoing.statusCode : undefined,
            'relab.request_id': typeof requestId === 'string' ? requestId : undefined,
          },
          isError: isAnswered && outgoing.statusCode >= 500,
        });
      });
      runInTrace(context, () => observe(incoming, outgoing, respond));
    },
    async traceJob({ id, kind, attempt, trace }, run) {
      const context = resumeTrace(trace) ?? beginTrace(undefined, sampling);
      if (!context) return await run();
      const begun = performance.now();
      let isError = true;
      try {
        const result = await runInTrace(context, run);
        isError = false;
        return result;
      } finally {
        record(context, {
          name: `job ${kind}`,
          kind: 'internal',
          duration: performance.now() - begun,
          attributes: { 'relab.job': kind, 'relab.job_id': id, 'relab.attempt': attempt },
          isError,
        });
      }
    },
    close: exporter.close,
  };
}
