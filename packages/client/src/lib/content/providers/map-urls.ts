import { isObject } from '../../values/is-object.ts';
/** C-049: the same with each text that is called `url` in it, however deep, as `siteUrl` answers it. */
export function mapUrls<Value>(value: Value, siteUrl: (url: string) => string): Value {
  const walk = (given: unknown, name = ''): unknown => {
    if (typeof given === 'string') return name === 'url' ? siteUrl(given) : given;
    if (Array.isArray(given)) return given.map((member) => walk(member));
    if (!isObject(given)) return given;
    return Object.fromEntries(Object.entries(given).map(([key, member]) => [key, walk(member, key)]));
  };
  return walk(value) as Value;
}
