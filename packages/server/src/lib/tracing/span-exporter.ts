import { createCircuitBreaker } from '../limits/circuit-breaker.ts';
import { exportRequest, type Span, type SpanAttributes } from './span.ts';

/** The collector that spans are sent to, and what is said of this process. */
export interface SpanExporterOptions {
  /** Of OTLP over HTTP, with its path: `http://127.0.0.1:4318/v1/traces`. */
  readonly url: string;
  /** Of each request, such as a key. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly resource: SpanAttributes;
  readonly log: (line: string) => void;
  /** Milliseconds that a span waits for others: 2,000 by default. */
  readonly every?: number;
}

/** Sends spans in batches, and never keeps anybody waiting. */
export interface SpanExporter {
  add(span: Span): void;
  /** Sends what is left. */
  close(): Promise<void>;
}

const maxBatch = 512;
/** Spans that wait; what comes beyond is dropped. */
const maxWaiting = 4_096;
const timeoutMs = 10_000;

/** What a collector does not take in time is dropped: traces are worth nobody's memory. */
export function createSpanExporter({
  url,
  headers = {},
  resource,
  log,
  every = 2_000,
}: SpanExporterOptions): SpanExporter {
  const waiting: Span[] = [];
  let dropped = 0;
  let sending: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  const breaker = createCircuitBreaker({
    name: 'traces',
    changed({ state }, reason) {
      if (state === 'open') log(`Traces cannot be sent, and are dropped meanwhile: ${reason}`);
      if (state === 'closed') log(`Traces are sent again; ${dropped} spans were dropped.`);
    },
  });

  async function send(spans: readonly Span[]): Promise<void> {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: exportRequest(spans, resource),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`status ${response.status}`);
  }

  async function sendAll(): Promise<void> {
    while (waiting.length > 0) {
      const batch = waiting.splice(0, maxBatch);
      await breaker
        .run(() => send(batch))
        .catch(() => {
          dropped += batch.length;
        });
    }
  }

  function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    sending ??= sendAll().finally(() => {
      sending = undefined;
    });
    return sending;
  }

  return {
    add(span) {
      if (waiting.length >= maxWaiting) {
        dropped += 1;
        return;
      }
      waiting.push(span);
      if (waiting.length >= maxBatch) void flush();
      else timer ??= setTimeout(() => void flush(), every).unref();
    },
    close: flush,
  };
}
