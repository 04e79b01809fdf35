import { isObject } from '../../values/is-object.ts';
/** C-049: the same with each text that is called `url` in it, however deep, as `siteUrl` answers it. */
export function mapUrls<Value>(value: Value, siteUrl: (url: string) => string): Value {
  const walk = (input: unknown, name = ''): unknown => {
    if (typeof input === 'string') return name === 'url' ? siteUrl(input) : input;
    if (Array.isArray(input)) return input.map((member) => walk(member));
    if (!isObject(input)) return input;
    return Object.fromEntries(Object.entries(input).map(([key, member]) => [key, walk(member, key)]));
  };
  return walk(value) as Value;
}
