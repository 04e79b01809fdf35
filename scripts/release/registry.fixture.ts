import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

interface PublishedPackage {
  readonly name: string;
  readonly versions: Readonly<Record<string, object>>;
  readonly 'dist-tags': Readonly<Record<string, string>>;
  readonly _attachments: Readonly<Record<string, { readonly data: string }>>;
}

export interface TestRegistry {
  readonly url: string;
  /** `name@version tag` of what was published, in its order. */
  readonly published: readonly string[];
  /** The package whose publishing fails, as of a connection that breaks. */
  failing: string | undefined;
  /** What was published last under a name, as npm packed it. */
  tarballOf(name: string): Buffer;
  close(): Promise<void>;
}

/** A registry that speaks as much of npm's protocol as publishing does, and forgets all when it closes. */
export async function startTestRegistry(): Promise<TestRegistry> {
  const packages = new Map<string, PublishedPackage>();
  const published: string[] = [];

  async function accept(request: IncomingMessage): Promise<number> {
    const sent = JSON.parse(await text(request)) as PublishedPackage;
    if (sent.name === registry.failing) return 400;
    const existing = packages.get(sent.name);
    const [version = ''] = Object.keys(sent.versions);
    if (existing?.versions[version]) return 409;
    packages.set(sent.name, {
      ...sent,
      versions: { ...existing?.versions, ...sent.versions },
      'dist-tags': { ...existing?.['dist-tags'], ...sent['dist-tags'] },
    });
    published.push(`${sent.name}@${version} ${Object.keys(sent['dist-tags']).join()}`);
    return 201;
  }

  const server = createServer(async (request, response) => {
    const name = decodeURIComponent(new URL(request.url ?? '/', 'http://registry').pathname).slice(1);
    const found = packages.get(name);
    const status = request.method === 'PUT' ? await accept(request) : found ? 200 : 404;
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(request.method === 'GET' && found ? found : {}));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const registry: TestRegistry = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    published,
    failing: undefined,
    tarballOf(name) {
      const [attachment] = Object.values(packages.get(name)?._attachments ?? {});
      return Buffer.from(attachment?.data ?? '', 'base64');
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return registry;
}
