import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join, normalize } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const vite = join(import.meta.dirname, '../../node_modules/vite/bin/vite.js');
const root = join(import.meta.dirname, '../../apps/gallery');
const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

export interface ServedGallery {
  readonly address: string;
  close(): Promise<void>;
}

/**
 * Builds the gallery into a folder of its own, since another worker may build it too, and serves it to this machine alone,
 * on a port that is free. What is not there is a 404.
 */
export async function serveGallery(): Promise<ServedGallery> {
  const folder = await mkdtemp(join(tmpdir(), 'relab-gallery-'));
  // In a process of its own: the test runner's environment would make it a development build.
  await run(process.execPath, [vite, 'build', root, '--outDir', folder], {
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://gallery.test');
    const path = normalize(pathname === '/' ? '/index.html' : pathname);
    const type = types[extname(path)] ?? 'application/octet-stream';
    const body = await readFile(join(folder, path)).catch(() => undefined);
    response.writeHead(body ? 200 : 404, { 'content-type': body ? type : 'text/plain' }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const listening = server.address();
  if (listening === null || typeof listening === 'string') throw new Error('The gallery has no port.');
  return {
    address: `http://127.0.0.1:${listening.port}`,
    async close() {
      await new Promise<void>((resolve, reject) => {
        server.close((error) => (error ? reject(error) : resolve()));
        server.closeAllConnections();
      });
      await rm(folder, { recursive: true, force: true });
    },
  };
}
