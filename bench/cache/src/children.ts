import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Reply, Task } from './messages.ts';
import type { PeerName } from './peer-names.ts';

/** A peer's process, idle until it gets a message. */
export interface Child {
  readonly name: PeerName;
  ask(task: Task): Promise<Reply>;
  end(): void;
}

/** Starts a peer in production mode. Rejects when it does not read what it takes in. */
export async function startChild(name: PeerName): Promise<Child> {
  const child = fork(fileURLToPath(new URL('child.ts', import.meta.url)), [name], {
    execArgv: ['--max-old-space-size=8192'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const closed = once(child, 'exit').then(([code]) => {
    throw new Error(`The process of ${name} ended with ${code}.`);
  });
  // Whoever waits for a response gets the error; nobody else needs it.
  closed.catch(() => {});
  const message = async () => (await Promise.race([once(child, 'message'), closed]))[0];
  await message();
  return {
    name,
    async ask(task) {
      child.send(task);
      const reply: Reply = await message();
      return reply;
    },
    end: () => void child.kill(),
  };
}
