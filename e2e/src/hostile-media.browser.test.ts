import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createMedia, mediaRoutes } from '@relab/server/media';
import { openFolder } from '@relab/server/storage';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchBrowser } from './browser.ts';

// Drawings are ours alone, and no upload takes one. Here one is hostile all the same: what is served of it must be a picture.

/** What has run, or has been fetched, sends this server a request below `/trap`. */
const trapped: string[] = [];
let server: Server;
let origin: string;
let browser: Browser;
let folder: string;

const svg = (inner: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="64" height="48" ${attributes}><rect width="64" height="48" fill="#31507a"/>${inner}</svg>`;
const call = (name: string) =>
  `(top.ran = '${name}', new Image().src = '${origin}/trap/${name}', alert('${name}'))`;

const drawings: Readonly<Record<string, () => string>> = {
  script: () => svg(`<script>${call('script')}</script>`),
  onload: () => svg('', `onload="${call('onload')}"`),
  animation: () => svg(`<animate onbegin="${call('animation')}" attributeName="x" dur="1s"/>`),
  foreign: () =>
    svg(
      `<foreignObject width="64" height="48"><img xmlns="http://www.w3.org/1999/xhtml" src="/nowhere" onerror="${call('foreign')}"/></foreignObject>`,
    ),
  external: () => svg(`<image href="${origin}/trap/external" width="9" height="9"/>`),
  linked: () => `<?xml-stylesheet href="${origin}/trap/linked"?>${svg('')}`,
  entity: () => `<!DOCTYPE svg [<!ENTITY x "&#60;script>${call('entity')}&#60;/script>">]>${svg('&x;')}`,
};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'relab-hostile-'));
  const media = createMedia({
    store: openFolder(folder),
    sources: {
      find: async (key) => ({
        ...{ key, kind: 'drawing', version: '1', title: key, mimeType: 'image/webp' },
        ...{ placeholder: null, source: key },
      }),
      savePlaceholder: async () => undefined,
      async *all() {},
    },
    renderers: { drawing: async ({ key }) => ({ svg: drawings[key]?.() ?? svg('') }) },
  });
  const app = mediaRoutes(media);
  server = createServer(async (request, response) => {
    const path = request.url ?? '/';
    if (path.startsWith('/trap/')) trapped.push(path.slice('/trap/'.length));
    const raw = /^\/raw\/(\w+)$/.exec(path)?.[1];
    const answer = path.startsWith('/cms/')
      ? await app.request(path, { headers: { Accept: String(request.headers.accept) } })
      : raw
        ? new Response(drawings[raw]?.(), { headers: { 'Content-Type': 'image/svg+xml' } })
        : new Response(`<!doctype html><title>Page</title>`, { headers: { 'Content-Type': 'text/html' } });
    response.writeHead(answer.status, Object.fromEntries(answer.headers));
    response.end(Buffer.from(await answer.arrayBuffer()));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser?.close();
  server?.closeAllConnections();
  server?.close();
  await rm(folder, { recursive: true, force: true });
});

/** Opens something on a page of its own, gives it a moment, and answers what ran or was fetched. */
async function whatRuns(open: (page: Page) => Promise<unknown>): Promise<readonly string[]> {
  trapped.length = 0;
  const page = await browser.newPage();
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  await open(page);
  await page.waitForTimeout(300);
  const ran = await page.evaluate(() => Reflect.get(window, 'ran'));
  await page.close();
  return [...new Set([...trapped, ...dialogs, ...(ran ? [String(ran)] : [])])];
}

const formats = ['webp', 'avif', 'original'];
const addressOf = (name: string, format: string) =>
  `${origin}/cms/delivery/media/${name}?width=100&format=${format}`;

test('the hostile media files run if they are served unchanged', async () => {
  for (const name of ['script', 'onload', 'animation', 'foreign', 'external', 'entity'])
    expect(await whatRuns((page) => page.goto(`${origin}/raw/${name}`)), name).toEqual([name]);
});

describe.each(Object.keys(drawings))('a drawing with %s', (name) => {
  test('a hostile picture runs and fetches nothing when it is opened', async () => {
    for (const format of formats) {
      const ran = await whatRuns(async (page) => {
        const answer = await page.goto(addressOf(name, format));
        expect(answer?.status()).toBe(200);
        expect(answer?.headers()['content-type']).toMatch(/^image\/(?:webp|avif|png)$/);
      });
      expect(ran).toEqual([]);
    }
  });

  test('a hostile picture runs nothing in a page, however it is embedded, and is displayed', async () => {
    const ran = await whatRuns(async (page) => {
      await page.goto(origin);
      const widths = await page.evaluate(
        async (addresses) => {
          const shown: number[] = [];
          for (const address of addresses) {
            for (const tag of ['iframe', 'object', 'embed']) {
              const element = document.createElement(tag);
              element.setAttribute(tag === 'object' ? 'data' : 'src', address);
              document.body.append(element);
            }
            const image = new Image();
            image.src = address;
            document.body.append(image);
            await image.decode();
            shown.push(image.naturalWidth);
          }
          return shown;
        },
        formats.map((format) => addressOf(name, format)),
      );
      expect(widths).toEqual([100, 100, 100]);
    });
    expect(ran).toEqual([]);
  });
});
