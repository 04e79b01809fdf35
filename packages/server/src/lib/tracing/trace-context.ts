import { randomBytes } from 'node:crypto';

/** Where in a trace something happens. */
export interface TraceContext {
  /** 32 hexadecimal digits. */
  readonly traceId: string;
  /** Of what happens: 16 hexadecimal digits. */
  readonly spanId: string;
  /** Of what it happens in; undefined for the first of a trace. */
  readonly parentId: string | undefined;
}

const newId = (bytes: number): string => {
  for (;;) {
    const id = randomBytes(bytes).toString('hex');
    // All zeros mean that there is none.
    if (/[^0]/.test(id)) return id;
  }
};

/** W3C Trace Context, of which later versions may say more at the end. */
const form = /^(?!ff)([0-9a-f]{2})-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})(-.*)?$/;
const sampledFlag = 1;

/** What a caller said of the trace that it is in; undefined for what is not of that form. */
function readTraceparent(
  header: string | readonly string[] | undefined,
): { readonly traceId: string; readonly parentId: string; readonly isSampled: boolean } | undefined {
  const [, version, traceId = '', parentId = '', flags = '', rest] =
    (typeof header === 'string' && form.exec(header)) || [];
  if (!/[^0]/.test(traceId) || !/[^0]/.test(parentId) || (version === '00' && rest)) return undefined;
  return { traceId, parentId, isSampled: (Number.parseInt(flags, 16) & sampledFlag) === sampledFlag };
}

/** The header `traceparent` for the next service, with the flag that says that the trace is recorded. */
export const formatTraceparent = ({ traceId, spanId }: Pick<TraceContext, 'traceId' | 'spanId'>): string =>
  `00-${traceId}-${spanId}-01`;

/** Whether a share of traces includes one: of the same one every process says the same. */
const isAmong = (share: number, traceId: string): boolean =>
  Number.parseInt(traceId.slice(-13), 16) < share * 2 ** 52;

/** How many requests are recorded, and which. */
export interface Sampling {
  /** Of the requests whose callers decide nothing, from 0 to 1. */
  readonly share: number;
  /** Whether one more is recorded because its caller says so; each that is counts. */
  readonly admit: () => boolean;
}

/**
 * Begins what a request does, in the trace that its caller names or in a new one. Undefined where it is not to be recorded. A
 * caller may be anybody: that they record nothing is respected, that they record is within a limit, and since they choose
 * the trace's id, it decides nothing beyond that.
 */
export function beginTrace(
  traceparent: string | readonly string[] | undefined,
  { share, admit }: Sampling,
): TraceContext | undefined {
  const caller = readTraceparent(traceparent);
  if (!caller) {
    const traceId = newId(16);
    return isAmong(share, traceId) ? { traceId, spanId: newId(8), parentId: undefined } : undefined;
  }
  const { traceId, parentId, isSampled } = caller;
  if (!isSampled || !(isAmong(share, newId(16)) || admit())) return undefined;
  return { traceId, spanId: newId(8), parentId };
}

/** Goes on with a trace that a process of ours has begun and records; undefined where there is none. */
export function resumeTrace(traceparent: string | null): TraceContext | undefined {
  const cause = readTraceparent(traceparent ?? undefined);
  return cause && { traceId: cause.traceId, spanId: newId(8), parentId: cause.parentId };
}

/** Something that happens within another. */
export const childOf = ({ traceId, spanId }: TraceContext): TraceContext => ({
  traceId,
  spanId: newId(8),
  parentId: spanId,
});
