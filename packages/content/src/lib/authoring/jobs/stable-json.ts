function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, member]) => [name, sorted(member)]),
  );
}

/** The same bytes for the same value, whatever order its members came in; in lines, so that two can be compared. */
export const stableJson = (value: unknown): Uint8Array =>
  Buffer.from(`${JSON.stringify(sorted(value), null, 2)}\n`);
