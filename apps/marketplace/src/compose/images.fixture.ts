import { execFileSync } from 'node:child_process';
import { globSync, mkdirSync, realpathSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { postgresPrograms } from '../chaos/database-servers.fixture.ts';
import type { ContainerHost } from './container-host.fixture.ts';

const root = join(import.meta.dirname, '../../../..');
const sources = join(import.meta.dirname, 'images');

const output = (program: string, ...args: readonly string[]): string =>
  execFileSync(program, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'], maxBuffer: 1e8 });

/** Where it is when links to folders (/bin, /lib) are followed, and those to files are not. */
const placeOf = (path: string): string => join(realpathSync(dirname(path)), basename(path));

/** Manuals, and what compiles queries: half of it all. */
const isLeftOut = (path: string): boolean =>
  /^\/usr\/share\/(?:doc|man|locale|info)\/|llvmjit|\/bitcode\//.test(path);

/** All files of installed packages, and the libraries that the programs among them load. */
function filesOf(packages: readonly string[]): readonly string[] {
  const listed = output('dpkg-query', '--listfiles', ...packages)
    .split('\n')
    .filter((path) => path.startsWith('/') && path !== '/.' && !isLeftOut(path));
  const files = listed.filter((path) => statSync(path, { throwIfNoEntry: false })?.isFile());
  const programs = files.filter((path) => /\/s?bin\/|\.so(?:\.|$)/.test(path));
  const libraries = new Set(tryLdd(programs).match(/(?<==> )\/\S+/g));
  const real = [...libraries].map((path) => realpathSync(path));
  return [...new Set([...files, ...libraries, ...real].map(placeOf))];
}

/** It ends with 1 where one of them is a script. */
function tryLdd(programs: readonly string[]): string {
  try {
    return output('ldd', ...programs);
  } catch (error) {
    return (error as { readonly stdout: string }).stdout;
  }
}

const names = ['root:x:0:0', 'postgres:x:999:999', 'nonroot:x:65532:65532'];

/** An image of those packages; nothing of it comes from a registry. */
async function importPackages(
  host: ContainerHost,
  image: string,
  packages: readonly string[],
): Promise<void> {
  const name = image.replace(/\W/g, '-');
  const folder = join(host.folder, 'tmp', name);
  mkdirSync(join(folder, 'etc'), { recursive: true });
  writeFileSync(join(folder, 'etc/passwd'), names.map((one) => `${one}::/:/bin/sh\n`).join(''));
  writeFileSync(join(folder, 'etc/group'), names.map((one) => `${one.split(':', 3).join(':')}:\n`).join(''));
  for (const link of ['bin', 'sbin', 'lib', 'lib64']) symlinkSync(`usr/${link}`, join(folder, link));
  for (const empty of ['tmp', 'run', 'var']) mkdirSync(join(folder, empty));
  const list = join(host.folder, 'tmp', `${name}.list`);
  writeFileSync(list, filesOf(packages).join('\n'));
  const archive = join(host.folder, 'tmp', `${name}.tar`);
  const parts = ['-C', '/', '--no-recursion', `--files-from=${list}`, '-C', folder, '--recursion', '.'];
  execFileSync('tar', ['-cPf', archive, '--transform=s,^/,,S', ...parts]);
  await host.run('podman', ['import', archive, image]);
}

async function build(
  host: ContainerHost,
  image: string,
  file: string | readonly string[],
  contexts: Readonly<Record<string, string>> = {},
  args: Readonly<Record<string, string>> = {},
): Promise<void> {
  const folder = join(host.folder, 'tmp', 'build');
  mkdirSync(folder, { recursive: true });
  const path = typeof file === 'string' ? file : join(folder, 'Containerfile');
  if (typeof file !== 'string') writeFileSync(path, file.join('\n'));
  const named = Object.entries(contexts).flatMap(([name, from]) => ['--build-context', `${name}=${from}`]);
  const given = Object.entries(args).flatMap((pair) => ['--build-arg', pair.join('=')]);
  await host.run('podman', [
    'build',
    '--isolation=chroot',
    '--layers=false',
    ...named,
    ...given,
    '-t',
    image,
    '-f',
    path,
    folder,
  ]);
}

const containerfile = join(root, 'deploy/container/Containerfile');

/** The next release under the same name: it has a file more. */
export async function buildNextRelease(host: ContainerHost): Promise<void> {
  const next = join(host.folder, 'tmp/next');
  mkdirSync(next);
  writeFileSync(join(next, 'release'), 'second');
  await build(host, 'relab', ['FROM localhost/relab', 'COPY --from=next release /relab/'], { next });
}

/**
 * All images of compose.yaml under its names. That of the marketplace is `deploy/container/Containerfile` with a folder in place
 * of its first stage, which has what it would assemble in `relab`; the store is one of the tests, the others are packages.
 */
export async function buildImages(host: ContainerHost, stage: string): Promise<void> {
  mkdirSync(join(stage, 'data'));
  const version = /\d+/.exec(postgresPrograms ?? '')?.[0];
  const shell = ['dash', 'coreutils', 'grep', 'sed', 'util-linux', 'libc-bin', 'libc6', 'tzdata'];
  const programs = [`postgresql-${version}`, `postgresql-client-${version}`, 'caddy', 'wget'];
  await importPackages(host, 'localhost/runtime', ['libc6', 'libgcc-s1', 'libstdc++6', 'tzdata']);
  await importPackages(host, 'localhost/programs', [...shell, ...programs]);
  const folders = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';
  const from = ['FROM localhost/programs', `ENV PATH=${postgresPrograms}:${folders}`];
  await build(
    host,
    'docker.io/library/postgres:18',
    [
      ...from,
      'ENV LANG=C.UTF-8 PGDATA=/var/lib/postgresql/18/docker',
      'COPY --from=sources --chmod=755 docker-entrypoint /usr/local/bin/docker-entrypoint.sh',
      'RUN mkdir -p /var/lib/postgresql /var/run/postgresql',
      'RUN chown postgres:postgres /var/lib/postgresql /var/run/postgresql',
      'VOLUME /var/lib/postgresql',
      'STOPSIGNAL SIGINT',
      'ENTRYPOINT ["docker-entrypoint.sh"]',
      'CMD ["postgres"]',
    ],
    { sources },
  );
  await build(host, 'docker.io/library/caddy:2', [
    ...from,
    'ENV XDG_CONFIG_HOME=/config XDG_DATA_HOME=/data',
    'CMD ["caddy", "run", "--config", "/etc/caddy/Caddyfile", "--adapter", "caddyfile"]',
  ]);
  writeFileSync(join(host.folder, 'tmp/weed'), '#!/bin/sh\nexec /usr/bin/node /usr/lib/store.ts "$@"\n');
  await build(
    host,
    'docker.io/chrislusf/seaweedfs:3.80',
    [
      ...from,
      'COPY --from=stage relab/bin/node /usr/bin/node',
      'COPY --from=sources store.fixture.ts /usr/lib/store.ts',
      'COPY --from=scripts --chmod=755 weed /usr/bin/weed',
      'VOLUME /data',
      'ENTRYPOINT ["weed"]',
    ],
    { stage, sources, scripts: join(host.folder, 'tmp') },
  );
  await build(
    host,
    'relab',
    containerfile,
    { build: stage },
    { BUILD: 'scratch', RUNTIME: 'localhost/runtime' },
  );
}

/** Whether packages of Debian with all that the images need are installed. */
export const hasPackages = (): boolean =>
  postgresPrograms !== undefined && globSync('/var/lib/dpkg/info/caddy.list').length > 0;
