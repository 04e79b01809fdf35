import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import react from '@vitejs/plugin-react';
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
    logLevel: 'error',
    plugins: [react()],
    build: { outDir: folder, emptyOutDir: true },
  });
}

export interface Served {
  readonly origin: string;
  stop(): Promise<void>;
}

/** Hands a request on byte by byte, so that what the marketplace compressed stays compressed. */
function pass(incoming: IncomingMessage, outgoing: ServerResponse, marketplace: URL): void {
  const { method, url, headers } = incoming;
  const sent = request(
    { host: marketplace.hostname, port: marketplace.port, method, path: url, headers },
    (response) => {
      outgoing.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(outgoing);
    },
  );
  sent.on('error', () => outgoing.destroy());
  incoming.pipe(sent);
}

/**
 * Both consoles from one origin, so that cookies and lines are the same: react-admin from its build, compressed once as well as
 * brotli can, as the console's files are; everything else from the marketplace.
 */
export async function serveBoth(marketplace: string, port: number): Promise<Served> {
  await buildReactAdmin();
  const compressed = new Map<string, Buffer>();
  const read = async (name: string): Promise<Buffer> => {
    const known = compressed.get(name);
    if (known) return known;
    const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
    const bytes = await compress(await readFile(join(folder, name)), { params });
    compressed.set(name, bytes);
    return bytes;
  };
  const sendFile = async (outgoing: ServerResponse, name: string): Promise<void> => {
    outgoing.writeHead(200, {
      'content-type': types[extname(name)] ?? 'application/octet-stream',
      'content-encoding': 'br',
      'cache-control': name === 'index.html' ? 'no-store' : 'public, max-age=31536000, immutable',
    });
    outgoing.end(await read(name));
  };
  await read('index.html');
  const target = new URL(marketplace);
  const server = createServer((incoming, outgoing) => {
    const { pathname } = new URL(incoming.url ?? '/', marketplace);
    if (!pathname.startsWith('/react-admin/')) pass(incoming, outgoing, target);
    else
      sendFile(outgoing, /^\/react-admin\/(assets\/[\w.-]+)$/.exec(pathname)?.[1] ?? 'index.html').catch(() =>
        outgoing.destroy(),
      );
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${port}`,
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
