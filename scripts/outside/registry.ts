import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { basename } from 'node:path';

/** A package as npm packs it. */
export interface PackedPackage {
  /** Its `package.json`. */
  readonly manifest: { readonly name: string; readonly version: string };
  /** The tarball. */
  readonly file: string;
}

export interface Registry {
  /** `http://127.0.0.1:40123/` */
  readonly url: string;
  close(): Promise<void>;
}

const notFound = { status: 404, body: JSON.stringify({ error: 'There is no such package.' }) };

/**
 * A registry of npm's protocol that has our packages as they would be published, so that a project elsewhere installs them by
 * the version ranges that its author wrote. Everything else comes from where npm gets it anyway.
 */
export async function startRegistry(packages: readonly PackedPackage[]): Promise<Registry> {
  const byName = new Map(packages.map((one) => [one.manifest.name, one]));
  const byFile = new Map(packages.map((one) => [basename(one.file), one]));

  /** npm's first request: the versions of a package, each with its manifest and its tarball. */
  async function describe({ manifest, file }: PackedPackage, url: string): Promise<string> {
    const bytes = await readFile(file);
    const dist = {
      tarball: `${url}tarballs/${basename(file)}`,
      integrity: `sha512-${createHash('sha512').update(bytes).digest('base64')}`,
      shasum: createHash('sha1').update(bytes).digest('hex'),
    };
    const { name, version } = manifest;
    return JSON.stringify({
      name,
      'dist-tags': { latest: version },
      versions: { [version]: { ...manifest, dist } },
    });
  }

  const server = createServer(async (request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', url).pathname).slice(1);
    const tarball = byFile.get(path.replace(/^tarballs\//, ''));
    const found = byName.get(path);
    if (tarball) response.end(await readFile(tarball.file));
    else if (found) response.setHeader('content-type', 'application/json').end(await describe(found, url));
    else response.writeHead(notFound.status).end(notFound.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  return {
    url,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
