import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** A bucket in memory, as far as a marketplace uses one, which can be away. */
export interface ChaosBucket {
  readonly endpoint: string;
  isAway: boolean;
  /** The bytes of each object by its path. */
  readonly kept: () => ReadonlyMap<string, Buffer>;
  /** Requests that came while it was away. */
  readonly missed: () => number;
  close(): Promise<void>;
}

interface Stored {
  readonly bytes: Buffer;
  readonly type: string;
}

/** All on one page. */
function listingOf(objects: ReadonlyMap<string, Stored>, url: URL): string {
  const from = `${url.pathname.replace(/\/$/, '')}/`;
  const prefix = url.searchParams.get('prefix') ?? '';
  const contents = [...objects].flatMap(([path, { bytes }]) => {
    const key = decodeURIComponent(path.slice(from.length));
    return path.startsWith(from) && key.startsWith(prefix)
      ? `<Contents><Key>${key}</Key><LastModified>${new Date().toISOString()}</LastModified><ETag>&quot;1&quot;</ETag><Size>${bytes.length}</Size></Contents>`
      : [];
  });
  return `<?xml version="1.0"?><ListBucketResult><IsTruncated>false</IsTruncated>${contents.join('')}</ListBucketResult>`;
}

export async function openChaosBucket(host = '127.0.0.1'): Promise<ChaosBucket> {
  const objects = new Map<string, Stored>();
  let missed = 0;
  const send = (response: ServerResponse, path: string, hasBody: boolean): void => {
    const stored = objects.get(path);
    if (!stored) {
      response.writeHead(404).end();
      return;
    }
    const headers = { 'Content-Type': stored.type, 'Content-Length': stored.bytes.length, ETag: '"1"' };
    response.writeHead(200, headers).end(hasBody ? stored.bytes : undefined);
  };
  const server = createServer(async (request, response) => {
    if (bucket.isAway) {
      missed += 1;
      response.destroy();
      return;
    }
    const { pathname } = new URL(request.url ?? '', 'http://bucket');
    const body = await buffer(request);
    if (request.method === 'PUT') {
      objects.set(pathname, { bytes: body, type: request.headers['content-type'] ?? '' });
      response.writeHead(200, { ETag: '"1"' }).end();
    } else if (request.method === 'DELETE') {
      objects.delete(pathname);
      response.writeHead(204).end();
    } else if (request.url?.includes('list-type'))
      response.end(listingOf(objects, new URL(request.url, 'http://bucket')));
    else send(response, pathname, request.method === 'GET');
  });
  server.listen(0, host);
  await once(server, 'listening');
  const bucket: ChaosBucket = {
    endpoint: `http://${host}:${(server.address() as AddressInfo).port}`,
    isAway: false,
    kept: () => new Map(Array.from(objects, ([path, { bytes }]) => [path, bytes])),
    missed: () => missed,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return bucket;
}
