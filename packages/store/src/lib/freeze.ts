/** Protects a value from its readers. */
export type Freeze = (value: unknown) => void;

const isPart = (value: unknown): value is object => {
  if (typeof value !== 'object' || value === null) return false;
  const prototype = Object.getPrototypeOf(value);
  return Array.isArray(value) || prototype === Object.prototype || prototype === null;
};

/**
 * Freezes lists and plain objects with all that they hold, each once: what is frozen already is not walked again. Other
 * objects (files, dates) stay as they are.
 */
export function createFreeze(): Freeze {
  const frozen = new WeakSet<object>();
  return (value) => {
    const open: unknown[] = [value];
    for (let part = open.pop(); part !== undefined || open.length > 0; part = open.pop()) {
      if (!isPart(part) || frozen.has(part)) continue;
      frozen.add(part);
      Object.freeze(part);
      for (const inside of Object.values(part)) if (isPart(inside)) open.push(inside);
    }
  };
}
