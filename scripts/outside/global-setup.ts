import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { stagedPackage } from '../packages/build-folders.ts';
import { buildPackages } from '../packages/build-packages.ts';
import { publicPackages } from '../packages/public-packages.ts';
import { packPackage } from '../packages/tarballs.ts';
import { copyProject, type OutsideProject } from './project.ts';
import { type PackedPackage, startRegistry } from './registry.ts';

/** The server of `examples/server`, installed and started outside. */
export interface OutsideServer {
  readonly address: string;
  readonly email: string;
  readonly password: string;
  /** Of the program `program`, for client credentials. */
  readonly clientSecret: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    /** Where our packages are installed from. */
    readonly registry: string;
    readonly server: OutsideServer;
  }
}

const examples = join(import.meta.dirname, '../../examples');

async function packAll(): Promise<readonly PackedPackage[]> {
  await buildPackages();
  const packed: PackedPackage[] = [];
  for (const name of publicPackages) {
    const manifest = JSON.parse(await readFile(join(stagedPackage(name), 'package.json'), 'utf8'));
    packed.push({ manifest, file: (await packPackage(name)).file });
  }
  return packed;
}

async function startServer(project: OutsideProject): Promise<OutsideServer & { stop(): Promise<void> }> {
  const ready = /^(http:\S+): sign in as (\S+) with the password in (\S+)$/m;
  const running = await project.start('npm', ['start'], ready, { PORT: '0' });
  const [, address = '', email = '', passwordFile = ''] = running.ready;
  const read = async (file: string) => (await readFile(join(project.folder, file), 'utf8')).trim();
  return {
    address,
    email,
    password: await read(passwordFile),
    clientSecret: await read('.data/program-secret'),
    stop: running.stop,
  };
}

/** Packs what would be published, and starts a server that is made of nothing else. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const registry = await startRegistry(await packAll());
  const installed = await copyProject(join(examples, 'server'), { registry: registry.url });
  const { stop, ...server } = await startServer(installed);
  project.provide('registry', registry.url);
  project.provide('server', server);
  return async () => {
    await stop();
    await installed.remove();
    await registry.close();
  };
}
