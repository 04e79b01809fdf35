import { spawn } from 'node:child_process';
import { join } from 'node:path';
import type { Machine } from './network.fixture.ts';

/** A service of others, such as a store or a mail server, as a process of its own. */
export interface ServiceProcess {
  readonly url: string;
  /** What it wrote after its address, by line. */
  readonly lines: () => readonly string[];
  close(): Promise<void>;
}

/** Starts `bucket-process.fixture.ts` or `mail-process.fixture.ts` on that machine. */
export async function startService(name: 'bucket' | 'mail', machine: Machine): Promise<ServiceProcess> {
  const file = join(import.meta.dirname, `${name}-process.fixture.ts`);
  const [program, ...args] = machine.command(process.execPath, [file, machine.host]);
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = new Promise((resolve) => child.once('close', resolve));
  let output = '';
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const [first = '', ...more] = output.split('\n');
      if (more.length > 0) resolve(first);
    });
    void ended.then(() => reject(new Error(`The service "${name}" has ended.`)));
  });
  return {
    url,
    lines: () => output.split('\n').slice(1, -1),
    async close() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
