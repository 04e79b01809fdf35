import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import type { TestEngine } from '@relab/database/testing';
import type { Person } from '@relab/server/identity';
import { type ClientRegistration, ensureClient } from '@relab/server/oauth';
import { type TestBrowser, type TestServer, testServer } from '../server.fixture.ts';

/** The server of this repository as an org: on a port, with people and programs. */
export interface ListeningOrg {
  readonly url: string;
  readonly shop: TestServer;
  readonly clerk: TestBrowser & { readonly person: Person };
  /** What was requested over HTTP, as `GET /path`. */
  readonly requests: readonly string[];
  register(client: ClientRegistration): Promise<void>;
  /** The clerk grants what an address of the org requests; returns where they are sent then. */
  allow(authorizationUrl: string): Promise<string>;
  close(): Promise<void>;
}

export interface Listening {
  readonly url: string;
  close(): Promise<void>;
}

/** Opens a port for a handler. */
export async function listenTo(handle: (request: Request) => Promise<Response>): Promise<Listening> {
  const http = createServer(getRequestListener(handle));
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const { port } = http.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    async close() {
      http.closeAllConnections();
      await new Promise((resolve) => http.close(resolve));
    },
  };
}

export async function listeningOrg(
  engine: TestEngine,
  more: Parameters<typeof testServer>[1] = {},
): Promise<ListeningOrg> {
  const requests: string[] = [];
  let shop: TestServer | undefined;
  const listening = await listenTo(async (request) => {
    requests.push(`${request.method} ${new URL(request.url).pathname}`);
    return (
      (await shop?.server.fetch(request, { address: '192.0.2.7' })) ?? new Response(null, { status: 503 })
    );
  });
  const started = await testServer(engine, { ...more, baseUrl: listening.url });
  shop = started;
  const clerk = await started.signedIn('clerk@example.com', ['clerk']);
  return {
    url: listening.url,
    shop: started,
    clerk,
    requests,
    register: (client) => ensureClient(started.database, client),
    async allow(authorizationUrl) {
      const { pathname, searchParams } = new URL(authorizationUrl);
      searchParams.set('decision', 'allow');
      const { headers } = await clerk.send('POST', pathname, String(searchParams), {
        'content-type': 'application/x-www-form-urlencoded',
      });
      return headers.get('location') ?? '';
    },
    async close() {
      await listening.close();
      await started.close();
    },
  };
}
