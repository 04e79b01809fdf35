import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** Answers requests for the files of a build, and no others: they are listed once. Names in `assets` change with what is in them. */
export async function openFiles(
  folder: string,
): Promise<(request: Request) => Promise<Response | undefined>> {
  const names = new Set((await readdir(folder, { recursive: true })).map((name) => `/${name}`));
  return async (request) => {
    const { pathname } = new URL(request.url);
    const type = types[extname(pathname)];
    if (request.method !== 'GET' || !type || !names.has(pathname)) return undefined;
    const maxAge = pathname.startsWith('/assets/') ? 'max-age=31536000, immutable' : 'max-age=3600';
    const headers = {
      'content-type': type,
      'cache-control': `public, ${maxAge}`,
      'x-content-type-options': 'nosniff',
    };
    return new Response(await readFile(join(folder, pathname)), { headers });
  };
}
