import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { durationBuckets } from './duration-buckets.ts';
import type { Observer } from './observer.ts';
import { requestKindOf } from './request-kind.ts';

/** A gauge that is read on each request for metrics: its values by label, such as connections by their state. */
export interface GaugeSource {
  readonly name: string;
  readonly help: string;
  readonly labels: readonly string[];
  /** Rejects where it cannot be read now: then it has no value, and the others have theirs. */
  read(): Promise<readonly GaugeValue[]> | readonly GaugeValue[];
}

/** What one series of a gauge is now. */
export interface GaugeValue {
  readonly labels: Readonly<Record<string, string>>;
  readonly value: number;
}

/** What a process counts, from `createMetrics`. */
export interface Metrics {
  readonly observer: Observer;
  /** Further gauges that are read on each request for metrics. */
  addGauges(sources: readonly GaugeSource[]): void;
  readonly contentType: string;
  /** In the text format of Prometheus. */
  text(): Promise<string>;
}

const buckets = [...durationBuckets];
const seconds = (milliseconds: number): number => milliseconds / 1000;

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
const methodOf = (method: string): string => (methods.has(method) ? method : 'other');

async function fill(gauge: Gauge, source: GaugeSource): Promise<void> {
  gauge.reset();
  // Without labels it would be 0 until it is set, which is a value too.
  if (source.labels.length === 0) gauge.remove();
  try {
    for (const { labels, value } of await source.read()) gauge.set({ ...labels }, value);
  } catch {
    // The database is away, which `relab_database_up` shows.
  }
}

function observe(registry: Registry): Observer {
  const registers = [registry];
  const requests = new Counter({
    name: 'relab_http_requests_total',
    help: 'Requests that are over.',
    labelNames: ['kind', 'method', 'status'],
    registers,
  });
  const durations = new Histogram({
    name: 'relab_http_request_duration_seconds',
    help: 'From the head of a request to the end of its response.',
    labelNames: ['kind'],
    buckets,
    registers,
  });
  const calls = new Counter({
    name: 'relab_calls_total',
    help: 'Calls of the API that were handled, those of pages among them.',
    labelNames: ['call', 'status'],
    registers,
  });
  const callSeconds = new Counter({
    name: 'relab_call_seconds_total',
    help: 'Time that calls took.',
    labelNames: ['call'],
    registers,
  });
  const statements = new Histogram({
    name: 'relab_statement_duration_seconds',
    help: 'Time that the database took for a statement.',
    buckets,
    registers,
  });
  const failed = new Counter({
    name: 'relab_statements_failed_total',
    help: 'Statements that failed, were cancelled or got no answer.',
    registers,
  });
  const pages = new Counter({
    name: 'relab_stored_pages_total',
    help: 'Pages that were sent as they are stored for all guests.',
    registers,
  });
  const shed = new Counter({
    name: 'relab_requests_shed_total',
    help: 'Requests that were answered 503 because the process had too much to do.',
    labelNames: ['priority'],
    registers,
  });
  const skipped = new Counter({
    name: 'relab_service_skipped_total',
    help: 'Calls of a service that were not made because it had not responded before.',
    labelNames: ['service'],
    registers,
  });
  const reads = new Counter({
    name: 'relab_reads_total',
    help: 'Reads that may be behind, by the server that they went to and why.',
    labelNames: ['server', 'reason'],
    registers,
  });
  return {
    request({ method, path, status, duration }) {
      const kind = requestKindOf(path);
      requests.inc({ kind, method: methodOf(method), status });
      durations.observe({ kind }, seconds(duration));
    },
    call({ callId, status, duration }) {
      calls.inc({ call: callId, status });
      callSeconds.inc({ call: callId }, seconds(duration));
    },
    statement({ duration, isFailed }) {
      statements.observe(seconds(duration));
      if (isFailed) failed.inc();
    },
    storedPage: () => pages.inc(),
    shed: (priority) => shed.inc({ priority }),
    serviceSkipped: (service) => skipped.inc({ service }),
    read: ({ server, reason }) => reads.inc({ server, reason }),
  };
}

/** Counts what an observer sees, and reads the process's own figures (event loop, heap, processor) on each request. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  return {
    observer: observe(registry),
    contentType: registry.contentType,
    addGauges(sources) {
      for (const source of sources) {
        const { name, help, labels } = source;
        const collect = (): Promise<void> => fill(gauge, source);
        const gauge: Gauge = new Gauge({ name, help, labelNames: [...labels], registers, collect });
      }
    },
    text: () => registry.metrics(),
  };
}
