import { type Client, createClient } from '@relab/client';

/** A client that acts as the program: OAuth's client credentials, which are exchanged for a token once. */
export async function connect(base: string, clientId: string, clientSecret: string): Promise<Client> {
  const response = await fetch(`${base}/services/oauth2/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'client_credentials',
      client_id: clientId,
      client_secret: clientSecret,
    }),
  });
  if (!response.ok) throw new Error(`${base} gave no token: ${await response.text()}`);
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
