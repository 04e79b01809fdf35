/** Other objects, such as dates, hold more than their members tell. */
const isPlain = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** Deeper than any answer of use; below it parts are taken as they come, so that no answer can exhaust the stack. */
const deepest = 64;

/**
 * The next value, built from as many parts of the held one as are equal: the held one itself when all is equal.
 * What is no JSON value is taken as it comes.
 */
export function shareStructure(stored: unknown, next: unknown, depth = 0): unknown {
  if (Object.is(stored, next)) return stored;
  if (depth > deepest) return next;
  if (Array.isArray(stored) && Array.isArray(next)) {
    const parts = next.map((part, index) => shareStructure(stored[index], part, depth + 1));
    return parts.length === stored.length && parts.every((part, index) => part === stored[index])
      ? stored
      : parts;
  }
  if (!isPlain(stored) || !isPlain(next)) return next;
  const parts = Object.entries(next).map(
    ([name, part]) => [name, shareStructure(own(stored, name), part, depth + 1)] as const,
  );
  const same =
    parts.length === Object.keys(stored).length &&
    parts.every(([name, part]) => part === own(stored, name) && Object.hasOwn(stored, name));
  // fromEntries defines members, so one called `__proto__` stays a member.
  return same ? stored : Object.fromEntries(parts);
}

/** A member of the object itself, never of its prototype. */
export function own<Value>(object: Readonly<Record<string, Value>>, name: string): Value | undefined {
  return Object.hasOwn(object, name) ? object[name] : undefined;
}
