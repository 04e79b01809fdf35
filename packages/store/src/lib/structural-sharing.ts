/** Other objects, such as dates, hold more than their members tell. */
const isPlain = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** Deeper than any useful response; below it parts are adopted as they come, so that no response can exhaust the stack. */
const deepest = 64;

/**
 * The next value, built from as many parts of the stored one as are equal: the stored one itself when all is equal.
 * What is no JSON value is adopted as it comes.
 */
export function shareStructure(stored: unknown, next: unknown, depth = 0): unknown {
  if (Object.is(stored, next)) return stored;
  if (depth > deepest) return next;
  if (Array.isArray(stored) && Array.isArray(next)) {
    let parts: unknown[] | undefined;
    for (let index = 0; index < next.length; index++) {
      const part = shareStructure(stored[index], next[index], depth + 1);
      // Nothing is copied up to the first part that is another one.
      if (!parts && (part !== stored[index] || index >= stored.length)) parts = stored.slice(0, index);
      parts?.push(part);
    }
    return parts ?? (next.length === stored.length ? stored : stored.slice(0, next.length));
  }
  if (!isPlain(stored) || !isPlain(next)) return next;
  const names = Object.keys(next);
  let isSame = names.length === Object.keys(stored).length;
  const parts = names.map((name) => {
    const before = own(stored, name);
    const part = shareStructure(before, next[name], depth + 1);
    isSame &&= part === before && Object.hasOwn(stored, name);
    return part;
  });
  // fromEntries defines members, so one called `__proto__` stays a member.
  return isSame ? stored : Object.fromEntries(names.map((name, index) => [name, parts[index]]));
}

/** A member of the object itself, never of its prototype. */
export function own<Value>(object: Readonly<Record<string, Value>>, name: string): Value | undefined {
  return Object.hasOwn(object, name) ? object[name] : undefined;
}
