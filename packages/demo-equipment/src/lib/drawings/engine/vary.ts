/** Choices of one listing. Each has a name, so every view of it makes the same ones. */
export interface Vary {
  between(name: string, low: number, high: number): number;
  /** A whole number, both ends included. */
  count(name: string, low: number, high: number): number;
  chance(name: string, share: number): boolean;
  pick<T>(name: string, from: readonly [T, ...T[]]): T;
}

/** FNV-1a over the text, then a last stir: near seeds give far numbers. */
function share(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}

export function createVary(seed: string): Vary {
  const at = (name: string): number => share(`${name}:${seed}`);
  return {
    between: (name, low, high) => low + at(name) * (high - low),
    count: (name, low, high) => low + Math.floor(at(name) * (high - low + 1)),
    chance: (name, likely) => at(name) < likely,
    pick: (name, from) => from[Math.floor(at(name) * from.length)] ?? from[0],
  };
}
