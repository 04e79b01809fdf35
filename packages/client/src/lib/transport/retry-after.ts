/** What is further ahead is no time that anybody waits for, and may be nonsense: a day. */
const maxSeconds = 86_400;

/** RFC 9110, 10.2.3: seconds, or a date. Milliseconds since 1970; undefined without one, or for what is neither. */
export function readRetryAt(header: string | null, now: number): number | undefined {
  if (header === null) return undefined;
  const text = header.trim();
  const at = /^\d{1,9}$/.test(text) ? now + Number(text) * 1_000 : Date.parse(text);
  if (Number.isNaN(at)) return undefined;
  return Math.min(Math.max(at, now), now + maxSeconds * 1_000);
}
