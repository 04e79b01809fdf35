import type { CookieJar } from './cookie-jar.ts';

/** Answers a request without a network: the platform's own `fetch`. */
export type Api = (request: Request) => Promise<Response>;

/** Headers of the page's request that its calls need too: who asks from where. */
const passedOn = ['x-forwarded-for', 'x-forwarded-proto', 'x-real-ip', 'user-agent', 'accept-language'];

/** A `fetch` for the client of one page request: same shopper, same cookies, no socket. */
export function inProcessFetch(api: Api, page: Request, origin: string, jar: CookieJar): typeof fetch {
  return async (input, init) => {
    const request = new Request(input instanceof Request ? input : new URL(String(input), origin), init);
    for (const name of passedOn) {
      const value = page.headers.get(name);
      if (value !== null) request.headers.set(name, value);
    }
    const cookies = jar.header();
    if (cookies !== '') request.headers.set('cookie', cookies);
    request.headers.set('origin', origin);
    const response = await api(request);
    jar.take(response.headers);
    return response;
  };
}
