import type { Fetch } from '../transport/send.ts';

/** A page of another site cannot send it without asking first, and is never allowed to. */
export const gatewayHeader = 'x-relab-org';

/** The `fetch` of a client whose calls go through `createOrgGateway` on the app's own origin: no token is in the page. */
export function gatewayFetch(fetch: Fetch = (url, init) => globalThis.fetch(url, init)): Fetch {
  return (url, init) => {
    const headers = new Headers(init.headers);
    headers.set(gatewayHeader, '1');
    return fetch(url, { ...init, headers, credentials: 'same-origin' });
  };
}
