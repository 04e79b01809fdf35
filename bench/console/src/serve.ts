import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { serve } from '@hono/node-server';
import react from '@vitejs/plugin-react';
import { Hono } from 'hono';
import { proxy } from 'hono/proxy';
import { build } from 'vite';

const compress = promisify(brotliCompress);
const folder = join(import.meta.dirname, '../dist');
const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
};

async function buildReactAdmin(): Promise<void> {
  await build({
    configFile: false,
    root: join(import.meta.dirname, 'react-admin'),
    base: '/react-admin/',
    logLevel: 'warn',
    plugins: [react()],
    build: { outDir: folder, emptyOutDir: true },
  });
}

export interface Served {
  readonly origin: string;
  stop(): Promise<void>;
}

/**
 * Both consoles from one origin, so that cookies, lines and their compression are the same: react-admin from its build, compressed as
 * well as brotli can, once; everything else from the marketplace.
 */
export async function serveBoth(marketplace: string, port: number): Promise<Served> {
  await buildReactAdmin();
  const compressed = new Map<string, Buffer<ArrayBuffer>>();
  const read = async (name: string): Promise<Buffer<ArrayBuffer>> => {
    const known = compressed.get(name);
    if (known) return known;
    const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
    const bytes = (await compress(await readFile(join(folder, name)), { params })) as Buffer<ArrayBuffer>;
    compressed.set(name, bytes);
    return bytes;
  };
  const app = new Hono();
  app.get('/react-admin/assets/:name', async (context) => {
    const name = `assets/${context.req.param('name')}`;
    return context.body(await read(name), 200, {
      'content-type': types[extname(name)] ?? 'application/octet-stream',
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
    });
  });
  app.get('/react-admin/*', async (context) =>
    context.body(await read('index.html'), 200, {
      'content-type': types['.html'] ?? '',
      'content-encoding': 'br',
      'cache-control': 'no-store',
    }),
  );
  app.all('*', async (context) => {
    const { pathname, search } = new URL(context.req.url);
    return await proxy(marketplace + pathname + search, {
      ...context.req,
      headers: { ...context.req.header(), host: new URL(marketplace).host },
    });
  });
  const server = serve({ fetch: app.fetch, port, hostname: '127.0.0.1' });
  return {
    origin: `http://127.0.0.1:${port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
      }),
  };
}
