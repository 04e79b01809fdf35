import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const program = join(import.meta.dirname, 'shop-server.ts');

/** A shop's server that can be killed and started again at the same port. */
export class ShopProcess {
  readonly #env: Readonly<Record<string, string>>;
  #child: ChildProcess | undefined;
  #port = '0';
  isReady = false;

  constructor(env: Readonly<Record<string, string>>) {
    this.#env = env;
  }

  get address(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  async start(): Promise<void> {
    const child = spawn(process.execPath, [program], {
      env: { ...process.env, NODE_ENV: 'production', ...this.#env, PORT: this.#port },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.#child = child;
    for await (const chunk of child.stdout ?? []) {
      const port = /ready (\d+)/.exec(String(chunk))?.[1];
      if (port === undefined) continue;
      this.#port = port;
      this.isReady = true;
      return;
    }
    const { exitCode, signalCode } = child;
    throw new Error(`The server ended with ${exitCode ?? signalCode} before it was ready.`);
  }

  /** Without any warning. */
  async kill(): Promise<void> {
    this.isReady = false;
    await this.#end('SIGKILL');
  }

  async stop(): Promise<void> {
    this.isReady = false;
    await this.#end('SIGTERM');
  }

  async #end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  }
}
