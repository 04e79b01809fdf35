import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';

/** A place where Podman runs containers: networks, mounts and processes in it are seen by nobody outside, and end with it. */
export interface ContainerHost {
  /** Its files, images and volumes among them. */
  readonly folder: string;
  /** Runs a program there; resolves to what it says. */
  run(program: string, args: readonly string[], options?: RunOptions): Promise<string>;
  /** Starts one there, which is asked to end by closing its standard input. */
  start(program: string, args: readonly string[], env?: NodeJS.ProcessEnv): ChildProcess;
  close(): Promise<void>;
}

export interface RunOptions {
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Milliseconds after which it is ended. */
  readonly timeout?: number;
}

const needed = [
  ...[
    '/usr/bin/podman',
    '/usr/bin/podman-compose',
    '/usr/bin/crun',
    '/usr/bin/conmon',
    '/usr/lib/podman/netavark',
  ],
  ...[
    '/usr/lib/podman/aardvark-dns',
    '/usr/bin/caddy',
    '/usr/bin/wget',
    '/usr/bin/nsenter',
    '/usr/bin/dpkg-query',
  ],
];

const limitOf = (name: string): string =>
  new RegExp(`^${name}\\s+\\S+\\s+(\\S+)`, 'm').exec(readFileSync('/proc/self/limits', 'utf8'))?.[1] ??
  'unlimited';

/** No more than this process may have: not every root may raise limits, and Podman asks for a million otherwise. */
export const limitsOfContainers = (): readonly string[] =>
  (
    [
      ['nofile', 'Max open files'],
      ['nproc', 'Max processes'],
    ] as const
  ).flatMap(([name, title]) => {
    const limit = limitOf(title).replace('unlimited', '-1');
    return ['--ulimit', `${name}=${limit}:${limit}`];
  });

/**
 * Where control groups of version 1 and 2 are mixed, those of version 1 are what containers get. It ends with whoever holds its
 * standard input, however that ends.
 */
const script = `
  umount /sys/fs/cgroup/unified 2>/dev/null
  mount -t tmpfs run /run && ip link set lo up && echo ready && exec cat > /dev/null`;

function writeSettings(folder: string): NodeJS.ProcessEnv {
  for (const name of ['graph', 'run', 'networks', 'tmp']) mkdirSync(join(folder, name));
  const storage = ['[storage]', 'driver="overlay"', `graphroot="${folder}/graph"`, `runroot="${folder}/run"`];
  const engine = ['[engine]', 'cgroup_manager="cgroupfs"', 'events_logger="file"'];
  const network = ['[network]', 'network_backend="netavark"', `network_config_dir="${folder}/networks"`];
  const files = { 'storage.conf': storage, 'containers.conf': [...engine, ...network] };
  for (const [name, lines] of Object.entries(files))
    writeFileSync(join(folder, name), `${lines.join('\n')}\n`);
  return {
    PATH: process.env.PATH,
    HOME: folder,
    TMPDIR: join(folder, 'tmp'),
    CONTAINERS_CONF: join(folder, 'containers.conf'),
    CONTAINERS_STORAGE_CONF: join(folder, 'storage.conf'),
    // There is no systemd in it: whoever wants to know runs the health check.
    DISABLE_HC_SYSTEMD: 'true',
  };
}

export async function openContainerHost(): Promise<ContainerHost> {
  const folder = mkdtempSync(join(tmpdir(), 'relab-containers-'));
  const env = writeSettings(folder);
  const apart = ['--mount', '--net', '--pid', '--ipc', '--fork', '--kill-child', '--mount-proc'];
  const place = spawn('unshare', [...apart, '--propagation', 'private', 'sh', '-c', script], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = once(place, 'exit');
  const children = (): string => readFileSync(`/proc/${place.pid}/task/${place.pid}/children`, 'utf8').trim();
  const isReady = await Promise.race([once(place.stdout, 'data').then(() => true), ended.then(() => false)]);
  if (!isReady) {
    await rm(folder, { recursive: true });
    throw new Error('There are no namespaces.');
  }
  const inside = ['-t', children(), '--mount', '--net', '--pid', '--ipc'];
  const host: ContainerHost = {
    folder,
    async run(program, args, { cwd = folder, env: more = {}, timeout = 120_000 } = {}) {
      const command = [...inside, `--wd=${cwd}`, program, ...args];
      const options = { env: { ...env, ...more }, timeout, maxBuffer: 1e8 };
      return (await promisify(execFile)('nsenter', command, options)).stdout;
    },
    start: (program, args, more = {}) =>
      spawn('nsenter', [...inside, program, ...args], {
        env: { ...env, ...more },
        stdio: ['pipe', 'pipe', 'inherit'],
      }),
    async close() {
      await host.run('podman', ['rm', '--all', '--force', '--time=2']).catch(() => undefined);
      place.kill('SIGKILL');
      await ended;
      // Its processes end with it, but not in the same moment.
      await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 200 });
    },
  };
  return host;
}

/** Undefined where they can be. */
export async function whyNoContainers(): Promise<string | undefined> {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return 'it needs root on Linux';
  const missing = needed.filter((path) => !existsSync(path));
  if (missing.length > 0) return `there is no ${missing.join(', ')}`;
  let host: ContainerHost | undefined;
  try {
    host = await openContainerHost();
    const once = ['run', '--rm', '--network=none', ...limitsOfContainers(), '--memory=1g', '--workdir=/'];
    await host.run('podman', [...once, '--rootfs', '/:O', '/bin/true']);
    return undefined;
  } catch (error) {
    const { message, stderr = message } = error as Error & { readonly stderr?: string };
    return `Podman runs no container: ${stderr.trim()}`;
  } finally {
    await host?.close();
  }
}

/** Until it is true; an error is the last thing that it says. */
export async function untilTrue(what: string, ask: () => Promise<boolean>, limit = 90_000): Promise<void> {
  let last: unknown;
  for (const end = performance.now() + limit; performance.now() < end; await pause(250)) {
    try {
      if (await ask()) return;
    } catch (error) {
      last = error;
    }
  }
  throw new Error(`It did not become true that ${what}.`, { cause: last });
}
