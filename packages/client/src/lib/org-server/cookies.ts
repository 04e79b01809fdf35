/** The value of a cookie in a request; undefined without one. */
export function readCookie(request: Request, name: string): string | undefined {
  for (const pair of (request.headers.get('cookie') ?? '').split(';')) {
    const at = pair.indexOf('=');
    if (at > 0 && pair.slice(0, at).trim() === name) return pair.slice(at + 1).trim();
  }
  return undefined;
}

/** Cookies of an origin that no script reads and no other site's form sends. Over HTTPS no other host can set them. */
export interface OwnCookies {
  nameOf(name: string): string;
  /** The line of `Set-Cookie`; without a value it goes away. */
  write(name: string, value: string | undefined, seconds: number): string;
}

export function ownCookies(isSecure: boolean): OwnCookies {
  const nameOf = (name: string): string => (isSecure ? `__Host-${name}` : name);
  return {
    nameOf,
    write(name, value, seconds) {
      const age = value === undefined ? 0 : seconds;
      const attributes = `Path=/; HttpOnly; SameSite=Lax; Max-Age=${age}${isSecure ? '; Secure' : ''}`;
      return `${nameOf(name)}=${value ?? ''}; ${attributes}`;
    },
  };
}
