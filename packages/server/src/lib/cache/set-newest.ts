/**
 * Sets an entry as the newest of a map, and removes the oldest one when there are more than `maxEntries`. A cache that calls it
 * at each read too removes the least recently used entry.
 */
export function setNewest<Key, Value>(
  map: Map<Key, Value>,
  key: Key,
  value: Value,
  maxEntries: number,
): void {
  map.delete(key);
  map.set(key, value);
  if (map.size <= maxEntries) return;
  for (const oldest of map.keys()) {
    map.delete(oldest);
    return;
  }
}
