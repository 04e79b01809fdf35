// #region connect
import { type Client, createClient } from '@relab/client';

/** A client of a program: it gets a token in its own name, and signs each request with it. */
export async function connect(base: string, id: string, secret: string): Promise<Client> {
  const response = await fetch(`${base}/services/oauth2/token`, {
    method: 'POST',
    body: new URLSearchParams({ grant_type: 'client_credentials', client_id: id, client_secret: secret }),
  });
  if (!response.ok) throw new Error(`No token: ${response.status} ${await response.text()}`);
  const { access_token: token } = (await response.json()) as { readonly access_token: string };
  return createClient({
    base,
    fetch: (url, init) => {
      const headers = new Headers(init.headers);
      headers.set('authorization', `Bearer ${token}`);
      return fetch(url, { ...init, headers });
    },
  });
}
// #endregion connect
