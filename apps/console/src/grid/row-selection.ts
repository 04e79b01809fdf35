/**
 * The selection with a row added or removed. With `from` all rows between the two are added, as with Shift.
 * Indexes are those of the ids.
 */
export function toggledSelection(
  ids: readonly string[],
  selection: ReadonlySet<string>,
  index: number,
  from: number | undefined,
): ReadonlySet<string> {
  const next = new Set(selection);
  if (from === undefined) {
    const id = ids[index] ?? '';
    if (!next.delete(id)) next.add(id);
    return next;
  }
  const last = Math.min(from, ids.length - 1);
  for (const id of ids.slice(Math.min(last, index), Math.max(last, index) + 1)) next.add(id);
  return next;
}
