import 'server-only';
import { type Client, createClient } from '@relab/client';

const { RELAB_URL = 'http://localhost:3000', CLIENT_ID = 'program', CLIENT_SECRET = '' } = process.env;

/** The token stays on this server: it is asked for once, and again when it no longer counts. */
let token: Promise<string> | undefined;

async function requestToken(): Promise<string> {
  const response = await fetch(`${RELAB_URL}/services/oauth2/token`, {
    method: 'POST',
    cache: 'no-store',
    body: new URLSearchParams({
      grant_type: 'client_credentials',
      client_id: CLIENT_ID,
      client_secret: CLIENT_SECRET,
    }),
  });
  if (!response.ok) throw new Error(`${RELAB_URL} gave no token: ${await response.text()}`);
  return ((await response.json()) as { readonly access_token: string }).access_token;
}

/** Sends a request to the API as the program. */
export async function callAsProgram(path: string, init: RequestInit = {}): Promise<Response> {
  const send = async () => {
    token ??= requestToken();
    const headers = new Headers(init.headers);
    headers.set('authorization', `Bearer ${await token}`);
    return await fetch(RELAB_URL + path, { ...init, headers, cache: 'no-store' });
  };
  try {
    const response = await send();
    if (response.status !== 401) return response;
    token = undefined;
    return await send();
  } catch (error) {
    token = undefined;
    throw error;
  }
}

/** One client per request: what it caches is sent with the page. */
export const createPageClient = (): Client =>
  createClient({ fetch: (url, init) => callAsProgram(url, init), onServer: true });
