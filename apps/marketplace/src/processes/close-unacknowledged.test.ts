import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

interface Cluster {
  readonly port: number;
  readonly pids: readonly [number, number];
}

async function startCluster(): Promise<Cluster> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'cluster.fixture.ts')], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((resolve) => child.once('close', resolve));
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await ended;
  });
  let output = '';
  for await (const chunk of child.stdout) {
    output += String(chunk);
    if (output.includes('\n')) break;
  }
  return JSON.parse(output) as Cluster;
}

test('whoever was handed to a process that is killed before it accepts is told, and the others are served', async () => {
  const { port, pids } = await startCluster();
  const [stopped, other] = pids;
  // It takes no connection any more, and is still given one.
  process.kill(stopped, 'SIGSTOP');
  const visit = (): Promise<string> =>
    fetch(`http://127.0.0.1:${port}/`).then(
      (response) => response.text(),
      () => 'broken off',
    );
  const visits = Array.from({ length: 20 }, visit);
  const served = visits.map((one) => one.then((text) => text === String(other)));
  // All but the one that it was given have their response before it is killed.
  await expect.poll(async () => (await settled(served)).length, { timeout: 20_000 }).toBe(19);
  process.kill(stopped, 'SIGKILL');
  expect((await Promise.all(visits)).sort()).toEqual([
    ...Array.from({ length: 19 }, () => String(other)),
    'broken off',
  ]);
});

/** The values of those that have come. */
async function settled<Value>(promises: readonly Promise<Value>[]): Promise<readonly Value[]> {
  const nothing = Symbol('nothing');
  const values = await Promise.all(promises.map((one) => Promise.race([one, Promise.resolve(nothing)])));
  return values.filter((value) => value !== nothing) as Value[];
}
