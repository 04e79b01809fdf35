import type { CookieOptions, Cookies } from './context.ts';

export interface CookieJar extends Cookies {
  /** `Set-Cookie` lines of what was set. */
  lines(): readonly string[];
}

function parse(header: string | null): Map<string, string> {
  const cookies = new Map<string, string>();
  for (const part of (header ?? '').split(';')) {
    const at = part.indexOf('=');
    if (at < 1) continue;
    const name = part.slice(0, at).trim();
    const value = part
      .slice(at + 1)
      .trim()
      .replace(/^"(.*)"$/, '$1');
    if (cookies.has(name)) continue;
    try {
      cookies.set(name, decodeURIComponent(value));
    } catch {
      // Not one of ours: those are always encoded well.
    }
  }
  return cookies;
}

function write(name: string, value: string, options: CookieOptions, secure: boolean): string {
  return [
    `${name}=${encodeURIComponent(value)}`,
    'Path=/',
    'SameSite=Lax',
    ...(options.maxAge === undefined ? [] : [`Max-Age=${options.maxAge}`]),
    ...(options.httpOnly === false ? [] : ['HttpOnly']),
    ...(secure ? ['Secure'] : []),
  ].join('; ');
}

export function createCookieJar(header: string | null, secure: boolean): CookieJar {
  const current = parse(header);
  const set = new Map<string, string>();
  return {
    get: (name) => current.get(name),
    set(name, value, options = {}) {
      set.set(name, write(name, value, options, secure));
      if (options.maxAge === 0) current.delete(name);
      else current.set(name, value);
    },
    lines: () => [...set.values()],
  };
}

/** The cookies of a request, to be read alone. */
export const readCookies = ({ headers }: Pick<Request, 'headers'>): Pick<Cookies, 'get'> =>
  createCookieJar(headers.get('cookie'), false);
