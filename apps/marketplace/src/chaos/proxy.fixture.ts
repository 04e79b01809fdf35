import { spawn, spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from './free-port.fixture.ts';
import { loopbackMachine, type Machine } from './network.fixture.ts';

const config = join(import.meta.dirname, '../../../../deploy/compose/Caddyfile');

/** Undefined where it is not installed. */
export const proxyVersion: string | undefined =
  spawnSync('caddy', ['version'], { encoding: 'utf8' }).stdout?.trim() || undefined;

export interface SiteProxy {
  readonly address: string;
  close(): Promise<void>;
}

/** Caddy with the file of `deploy/compose`, in front of these places. */
export async function openProxy(
  upstreams: readonly string[],
  machine: Machine = loopbackMachine,
): Promise<SiteProxy> {
  const folder = await mkdtemp(join(tmpdir(), 'relab-proxy-'));
  const address = `http://${machine.host}:${await freePort()}`;
  const [program, ...args] = machine.command('caddy', ['run', '--adapter', 'caddyfile', '--config', config]);
  const child = spawn(program, args, {
    stdio: 'ignore',
    env: {
      PATH: process.env.PATH,
      HOME: folder,
      XDG_DATA_HOME: folder,
      XDG_CONFIG_HOME: folder,
      SITE: address,
      UPSTREAMS: upstreams.join(' '),
    },
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  for (let attempt = 0; ; attempt++) {
    const response = await fetch(`${address}/readyz`).catch(() => undefined);
    await response?.body?.cancel();
    if (response?.ok) break;
    if (attempt > 300) throw new Error('No process is ready behind the proxy.');
    await pause(100);
  }
  return {
    address,
    async close() {
      child.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
