import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { Readable } from 'node:stream';
import { chooseEncoding } from '@relab/pages/server';

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

const suffixes = { br: '.br', gzip: '.gz' } as const;

/**
 * Serves the files that a build made, below the prefix. The list is read once, so no address can lead to anything else. Files under
 * `assets/` carry their content's hash in their name and may be cached for good.
 */
export async function staticFiles(
  folder: string,
  prefix = '',
): Promise<(request: Request) => Promise<Response | undefined>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  // Only what is hidden below the folder itself, such as the build's manifest: the folder may lie in a hidden one.
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep));
  const files = new Set(
    paths.filter((path) => !path.some((part) => part.startsWith('.'))).map((path) => `/${path.join('/')}`),
  );
  return async (request) => {
    const address = new URL(request.url).pathname;
    if (!address.startsWith(prefix)) return undefined;
    const pathname = address.slice(prefix.length);
    const type = types[extname(pathname)];
    if (!files.has(pathname) || !type || !['GET', 'HEAD'].includes(request.method)) return undefined;
    const encoding = chooseEncoding(request.headers.get('accept-encoding'));
    const encoded = encoding && files.has(pathname + suffixes[encoding]) ? encoding : undefined;
    const path = join(folder, pathname + (encoded ? suffixes[encoded] : ''));
    // A build that replaced this one may have removed the file.
    const found = await stat(path).catch(() => undefined);
    if (!found) return undefined;
    const headers = new Headers({
      'content-type': type,
      'content-length': String(found.size),
      'cache-control': pathname.startsWith('/assets/')
        ? 'public, max-age=31536000, immutable'
        : 'public, max-age=3600',
      vary: 'accept-encoding',
      'x-content-type-options': 'nosniff',
    });
    if (encoded) headers.set('content-encoding', encoded);
    const body =
      request.method === 'HEAD'
        ? null
        : (Readable.toWeb(createReadStream(path)) as ReadableStream<Uint8Array>);
    return new Response(body, { headers });
  };
}
