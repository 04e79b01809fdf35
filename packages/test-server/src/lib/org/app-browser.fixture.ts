/** A browser of a page of an app over HTTP: keeps cookies, and follows no redirect by itself. */
export interface AppBrowser {
  readonly cookies: Map<string, string>;
  /** As a page of the app sends it. */
  fetch(path: string, init?: RequestInit): Promise<Response>;
}

export function appBrowser(appUrl: string): AppBrowser {
  const cookies = new Map<string, string>();
  return {
    cookies,
    async fetch(path, init = {}) {
      const headers = new Headers(init.headers);
      headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '));
      if (!headers.has('sec-fetch-site')) headers.set('sec-fetch-site', 'same-origin');
      const { credentials: _, ...rest } = init;
      const response = await fetch(new URL(path, appUrl), { ...rest, headers, redirect: 'manual' });
      for (const line of response.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
        if (/Max-Age=0/.test(line)) cookies.delete(name);
        else cookies.set(name, value);
      }
      return response;
    },
  };
}
