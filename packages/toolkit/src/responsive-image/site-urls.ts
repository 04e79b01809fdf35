import { resolveMediaPath } from './media-path.ts';
import type { MediaDelivery } from './media-provider.tsx';

/** C-049: the same with each `url` in it, however deep, as the site knows it. Addresses that lead elsewhere stay. */
export function withSiteUrls<Value>(value: Value, { basePath, prefix }: MediaDelivery = {}): Value {
  const walk = (given: unknown, name = ''): unknown => {
    if (typeof given === 'string') return name === 'url' ? resolveMediaPath(given, basePath, prefix) : given;
    if (Array.isArray(given)) return given.map((member) => walk(member));
    if (typeof given !== 'object' || given === null) return given;
    return Object.fromEntries(Object.entries(given).map(([key, member]) => [key, walk(member, key)]));
  };
  return walk(value) as Value;
}
