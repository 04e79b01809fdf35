import { createObjects, type ObjectDeclaration, standardObjects } from '@relab/records/objects';
import type { Server } from '@relab/server';
import { sessionCookie } from '@relab/server/identity';
import { createPlatform, type TestServer, testServer } from '@relab/test-server';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { consoleFiles, consolePath, createConsole } from '../../apps/marketplace/src/web/console.ts';
import { staticFiles } from '../../apps/marketplace/src/web/static-files.ts';

/** Nobody listens there: the test answers every request itself. A host that browsers trust as they trust HTTPS. */
const origin = 'http://localhost:9';

/** The console over a server in the process of the test, with objects that the marketplace does not have. */
export interface ConsoleOfObjects {
  readonly server: TestServer;
  /** A page of a clerk who may do everything with these objects. */
  openPage(browser: Browser, size?: { readonly width: number; readonly height: number }): Promise<Page>;
  /** From now on a server with these objects answers, over the same database, as after an upgrade. */
  serveObjects(objects: readonly ObjectDeclaration[]): void;
  close(): Promise<void>;
}

export async function startConsole(objects: readonly ObjectDeclaration[]): Promise<ConsoleOfObjects> {
  const apps = {
    Extremes: {
      label: 'Extremes',
      objects: objects.map(({ apiName }) => apiName),
      availableTo: ['clerk'],
    },
  } as const;
  const files = await staticFiles(consoleFiles, consolePath);
  const documents = await createConsole({ isEncrypted: () => false, sessionCookie });
  const objectsOf = (own: readonly ObjectDeclaration[]) =>
    createObjects([...standardObjects, ...own], { apps });
  const server = await testServer('pglite', {
    declared: [...standardObjects, ...objects],
    objects: objectsOf(objects),
    baseUrl: origin,
    site: async (request) =>
      (await files(request)) ?? documents(request) ?? new Response(null, { status: 404 }),
  });
  const { cookies } = await server.signedIn('extremes@relab.example', ['administrator']);
  const upgraded: Server[] = [];
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');

  async function answerRequests(context: BrowserContext): Promise<void> {
    await context.route(`${origin}/**`, async (route) => {
      const { cookie: _, ...headers } = route.request().headers();
      const body = route.request().postDataBuffer();
      const request = new Request(route.request().url(), {
        method: route.request().method(),
        headers: { ...headers, cookie, 'sec-fetch-site': 'same-origin' },
        ...(body ? { body: new Uint8Array(body) } : {}),
      });
      const response = await (upgraded.at(-1) ?? server.server).fetch(request, { address: '192.0.2.1' });
      await route.fulfill({
        status: response.status,
        headers: Object.fromEntries(response.headers),
        body: Buffer.from(await response.arrayBuffer()),
      });
    });
  }

  return {
    server,
    async openPage(browser, viewport = { width: 1440, height: 900 }) {
      const context = await browser.newContext({ baseURL: origin, viewport, reducedMotion: 'reduce' });
      await answerRequests(context);
      return await context.newPage();
    },
    serveObjects(own) {
      upgraded.push(createPlatform({ ...server.options, objects: objectsOf(own) }));
    },
    async close() {
      for (const one of upgraded) await one.close();
      await server.close();
    },
  };
}
