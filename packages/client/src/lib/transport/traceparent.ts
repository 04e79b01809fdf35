const hex = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

const form = /^00-([0-9a-f]{32})-[0-9a-f]{16}-([0-9a-f]{2})$/;

/**
 * A `traceparent` (W3C Trace Context) for `createClient({ trace })`: of a trace that begins, which its server is asked to record,
 * or of a further request in the trace of `parent`. Throws where that is none.
 */
export function newTraceparent(parent?: string): string {
  if (parent === undefined) return `00-${hex(16)}-${hex(8)}-01`;
  const [, traceId, flags] = form.exec(parent) ?? [];
  if (traceId === undefined) throw new TypeError(`"${parent}" is not a traceparent.`);
  return `00-${traceId}-${hex(8)}-${flags}`;
}
