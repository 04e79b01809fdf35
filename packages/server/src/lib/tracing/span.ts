import type { TraceContext } from './trace-context.ts';

/** What is said of something that happened; nothing in it may name a person or be a value of theirs. */
export type SpanAttributes = Readonly<Record<string, string | number | undefined>>;

/** `server`: a request of somebody else. `client`: a request to something else. `internal`: within this process. */
export type SpanKind = 'internal' | 'server' | 'client';

/** Something that happened, and for how long. */
export interface Span extends TraceContext {
  readonly name: string;
  readonly kind: SpanKind;
  /** Milliseconds since 1970. */
  readonly startedAt: number;
  /** Milliseconds. */
  readonly duration: number;
  readonly attributes: SpanAttributes;
  readonly isError: boolean;
}

/** As the protocol numbers them. */
const kinds: Readonly<Record<SpanKind, number>> = { internal: 1, server: 2, client: 3 };
const errorStatus = 2;

const attributesOf = (attributes: SpanAttributes): readonly object[] =>
  Object.entries(attributes).flatMap(([key, value]): readonly object[] => {
    if (value === undefined) return [];
    if (typeof value === 'string') return [{ key, value: { stringValue: value } }];
    return [{ key, value: Number.isInteger(value) ? { intValue: String(value) } : { doubleValue: value } }];
  });

const nanoseconds = (milliseconds: number): string => `${Math.round(milliseconds * 1_000)}000`;

/** The request of OTLP that exports spans, as JSON. */
export function exportRequest(spans: readonly Span[], resource: SpanAttributes): string {
  const written = spans.map((span) => ({
    traceId: span.traceId,
    spanId: span.spanId,
    ...(span.parentId !== undefined && { parentSpanId: span.parentId }),
    name: span.name,
    kind: kinds[span.kind],
    startTimeUnixNano: nanoseconds(span.startedAt),
    endTimeUnixNano: nanoseconds(span.startedAt + span.duration),
    attributes: attributesOf(span.attributes),
    ...(span.isError && { status: { code: errorStatus } }),
  }));
  return JSON.stringify({
    resourceSpans: [
      {
        resource: { attributes: attributesOf(resource) },
        scopeSpans: [{ scope: { name: 'relab' }, spans: written }],
      },
    ],
  });
}
