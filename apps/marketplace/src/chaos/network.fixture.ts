import { execFile, execFileSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { loopbackAddresses, openVisitors } from './visitors.fixture.ts';

const ip = (...args: readonly string[]): Promise<unknown> => promisify(execFile)('ip', [...args]);

/** A place in the network with an address of its own. */
export interface Machine {
  /** Its address; the same for all of them on loopback. */
  readonly host: string;
  /** The command that runs a program there. */
  readonly command: (program: string, args: readonly string[]) => readonly [string, ...string[]];
  /** Breaks its cable: what is sent to it or from it is lost, and nobody is told. */
  unplug(): Promise<void>;
  plug(): Promise<void>;
  /** What names it can resolve from now on; the others are asked of a server that does not respond. */
  resolve(names: Readonly<Record<string, string>>): void;
}

/** Machines in network namespaces, joined by a bridge that the test reaches too. */
export interface Network {
  readonly isApart: boolean;
  machine(name: string): Promise<Machine>;
  /** What the next visitor sends their requests with: from an address that nobody else has. */
  visitor(): typeof fetch;
  /** Ends what still runs in it, and removes all of it. */
  close(): Promise<void>;
}

/** Root may make network namespaces, unless a container keeps it from doing so. */
export const hasNamespaces: boolean = (() => {
  const name = `relab-probe-${process.pid}`;
  try {
    execFileSync('ip', ['netns', 'add', name], { stdio: 'ignore' });
    execFileSync('ip', ['link', 'add', `rp${process.pid}`, 'type', 'bridge'], { stdio: 'ignore' });
    execFileSync('ip', ['link', 'del', `rp${process.pid}`], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  } finally {
    try {
      execFileSync('ip', ['netns', 'del', name], { stdio: 'ignore' });
    } catch {
      // It was never there.
    }
  }
})();

const oneMachine: Machine = {
  host: '127.0.0.1',
  command: (program, args) => [program, ...args],
  unplug: () => Promise.reject(new Error('Machines on loopback have no cable.')),
  plug: async () => undefined,
  resolve() {
    throw new Error('Machines on loopback resolve names as this one does.');
  },
};

/** All on loopback, where there are no namespaces. */
const loopback: Network = {
  isApart: false,
  machine: async () => oneMachine,
  visitor: openVisitors(loopbackAddresses),
  close: async () => undefined,
};

/** A range that is reserved for trying out networks (RFC 2544), in parts of some 4,000 addresses. */
const outside = '198.18.0.0/15';
const rangeSize = 4_096;

/** The `number`th address of a part of that range. */
const addressOutside = (part: number) => (number: number) => {
  const at = part * rangeSize + 1 + (number % (rangeSize - 2));
  return `198.${18 + (at >> 16)}.${(at >> 8) & 255}.${at & 255}`;
};

/** Has this machine be everybody of a part that no other run has: what is sent to them comes here. */
async function openOutside(device: string): Promise<(number: number) => string> {
  for (let attempt = 0; ; attempt++) {
    const part = randomInt(0, 2 ** 17 / rangeSize);
    const range = addressOutside(part)(0).replace(/\d+$/, '0/20');
    try {
      await ip('route', 'add', 'local', range, 'dev', device);
      return addressOutside(part);
    } catch (error) {
      if (attempt > 20) throw error;
    }
  }
}

/** Of this run alone: several may go on beside each other. */
const openBridge = async (): Promise<{ readonly run: string; readonly subnet: string }> => {
  const run = randomInt(36 ** 4, 36 ** 5).toString(36);
  const subnet = `10.${randomInt(128, 250)}.${randomInt(1, 250)}`;
  await ip('link', 'add', `rl${run}`, 'type', 'bridge');
  await ip('addr', 'add', `${subnet}.1/24`, 'dev', `rl${run}`);
  await ip('link', 'set', `rl${run}`, 'up');
  return { run, subnet };
};

export async function openNetwork(): Promise<Network> {
  if (!hasNamespaces) return loopback;
  const { run, subnet } = await openBridge();
  const addressOf = await openOutside(`rl${run}`);
  const names: string[] = [];
  const folders = (): readonly string[] => names.map((name) => join('/etc/netns', name));

  async function machine(title: string): Promise<Machine> {
    const name = `relab-${run}-${title}`;
    const at = names.push(name);
    const host = `${subnet}.${at + 1}`;
    const link = `rl${run}-${at}`;
    const folder = join('/etc/netns', name);
    // Bound over those of /etc for whatever is run there.
    mkdirSync(folder, { recursive: true });
    const resolve = (known: Readonly<Record<string, string>>): void => {
      const lines = Object.entries({ localhost: '127.0.0.1', ...known });
      // Written in place: another file would not be the one that was bound.
      writeFileSync(join(folder, 'hosts'), lines.map(([known, address]) => `${address} ${known}\n`).join(''));
    };
    resolve({});
    writeFileSync(join(folder, 'nsswitch.conf'), 'hosts: files dns\n');
    // Nobody has this address.
    writeFileSync(join(folder, 'resolv.conf'), `nameserver ${subnet}.254\noptions timeout:1 attempts:1\n`);
    await ip('netns', 'add', name);
    await ip('link', 'add', link, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', name);
    await ip('link', 'set', link, 'master', `rl${run}`, 'up');
    await ip('-n', name, 'addr', 'add', `${host}/24`, 'dev', 'eth0');
    for (const device of ['lo', 'eth0']) await ip('-n', name, 'link', 'set', device, 'up');
    await ip('-n', name, 'route', 'add', outside, 'via', `${subnet}.1`);
    return {
      host,
      command: (program, args) => ['ip', 'netns', 'exec', name, program, ...args],
      unplug: async () => void (await ip('link', 'set', link, 'down')),
      plug: async () => void (await ip('link', 'set', link, 'up')),
      resolve,
    };
  }

  return {
    isApart: true,
    machine,
    visitor: openVisitors(addressOf),
    async close() {
      for (const name of names) {
        const { stdout } = await promisify(execFile)('ip', ['netns', 'pids', name]).catch(() => ({
          stdout: '',
        }));
        for (const pid of stdout.split('\n').filter(Boolean)) {
          try {
            process.kill(Number(pid), 'SIGKILL');
          } catch {
            // It has ended by itself.
          }
        }
        await ip('netns', 'del', name).catch(() => undefined);
      }
      await ip('link', 'del', `rl${run}`).catch(() => undefined);
      for (const folder of folders()) rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** On loopback, for what is not about the network. */
export const loopbackMachine: Machine = oneMachine;
