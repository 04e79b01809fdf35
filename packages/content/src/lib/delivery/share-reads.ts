/** The value of a key, as it was when this was called or later. */
export type SharedRead<Value> = (key: string, read: () => Promise<Value>) => Promise<Value>;

/**
 * Of those who ask for one key while it is being read, all share the read that begins after it. What is read was there when
 * a request came, never before; and however many come at once, one read per key is under way.
 */
export function shareReads<Value>(): SharedRead<Value> {
  const running = new Map<string, Promise<void>>();
  const waiting = new Map<string, Promise<Value>>();

  function begin(key: string, read: () => Promise<Value>): Promise<Value> {
    const begun = read();
    const forget = () => void running.delete(key);
    running.set(key, begun.then(forget, forget));
    return begun;
  }

  return (key, read) => {
    const before = running.get(key);
    if (!before) return begin(key, read);
    const known = waiting.get(key);
    if (known) return known;
    const next = before.then(() => {
      waiting.delete(key);
      return begin(key, read);
    });
    waiting.set(key, next);
    return next;
  };
}
