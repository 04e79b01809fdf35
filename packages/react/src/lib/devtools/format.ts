const pad = (value: number, length = 2): string => String(value).padStart(length, '0');

/** `14:03:07.250`, of milliseconds since 1970, where the reader is. */
export function clockTime(at: number): string {
  const date = new Date(at);
  return `${[date.getHours(), date.getMinutes(), date.getSeconds()].map((part) => pad(part)).join(':')}.${pad(date.getMilliseconds(), 3)}`;
}

/** `512 B`, `1.5 kB`. */
export const byteSize = (bytes: number): string =>
  bytes < 1_000
    ? `${bytes} B`
    : bytes < 1_000_000
      ? `${(bytes / 1_000).toFixed(1)} kB`
      : `${(bytes / 1_000_000).toFixed(1)} MB`;

/** `250 ms`, `1.5 s`, `3 min`. */
export function duration(milliseconds: number): string {
  if (!Number.isFinite(milliseconds)) return 'ever';
  if (milliseconds < 1_000) return `${Math.round(milliseconds)} ms`;
  return milliseconds < 120_000
    ? `${(milliseconds / 1_000).toFixed(1)} s`
    : `${Math.round(milliseconds / 60_000)} min`;
}

/** Until when something holds, as seen now. Times are milliseconds since 1970. */
export function holding(expiresAt: number, now: number): string {
  if (expiresAt > now) return `holds for ${duration(expiresAt - now)}`;
  return expiresAt === 0 ? 'marked as stale' : `stale since ${duration(now - expiresAt)}`;
}

/** What of a value is shown at most, in characters. */
const most = 4_000;

/** JSON to read, cut where it is long. */
export function written(value: unknown): string {
  const text = JSON.stringify(value, null, 2) ?? 'nothing';
  return text.length > most ? `${text.slice(0, most)}\n… ${text.length - most} more characters` : text;
}

/** A readable key: `records/getRecord/001?{"fields":["A.B"]}` is the call `getRecord` with `001 fields: A.B`. */
export function readName(key: string): { readonly call: string; readonly requested: string } {
  const [, call = '', ...rest] = key.split('/');
  if (!call) return { call: key, requested: '' };
  const [scope = '', ...config] = rest.join('/').split('?');
  return {
    call,
    requested: [scope, ...members(config.join('?'), scope)].filter((part) => part !== '').join(' '),
  };
}

/** What is in the scope already is left out. */
function members(config: string, scope: string): readonly string[] {
  try {
    return Object.entries(Object(JSON.parse(config))).flatMap(([name, value]) =>
      value === null || value === scope ? [] : [`${name}: ${plain(value)}`],
    );
  } catch {
    return [config];
  }
}

const plain = (value: unknown): string =>
  Array.isArray(value)
    ? value.map(plain).join(', ')
    : typeof value === 'object'
      ? JSON.stringify(value)
      : String(value);

/** `1 field`, `2 fields`. */
export const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;
