import { readFile } from 'node:fs/promises';

export interface Watched {
  /** Milliseconds of the longest wait for each. */
  readonly healthz: number;
  readonly home: number;
  /** Megabytes resident in the server's process. */
  readonly before: number;
  readonly during: number;
  readonly after: number;
}

const every = 100;

/** Megabytes of a process; NaN where the system does not say. */
async function residentOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Math.round(Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? Number.NaN) / 1024);
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * The longest wait for an address that is requested every 100 ms until `ended`. One request at a time: a machine that is too
 * slow for ten pages a second would else measure its own queue.
 */
async function maxWait(url: string, ended: () => boolean): Promise<number> {
  let longest = 0;
  while (!ended()) {
    const begun = performance.now();
    const response = await fetch(url, { signal: AbortSignal.timeout(60_000) }).catch(() => undefined);
    await response?.arrayBuffer().catch(() => undefined);
    const wait = performance.now() - begun;
    longest = Math.max(longest, wait);
    await pause(Math.max(0, every - wait));
  }
  return longest;
}

async function largestSize(pid: number, ended: () => boolean): Promise<number> {
  let largest = await residentOf(pid);
  while (!ended()) {
    await pause(every);
    largest = Math.max(largest, await residentOf(pid));
  }
  return largest;
}

/** Asks for `/healthz` and `/` every 100 ms while something else is done to the server, and a while after. */
export async function watch<Result>(
  address: string,
  pid: number,
  work: () => Promise<Result>,
): Promise<Watched & { readonly result: Result }> {
  const before = await residentOf(pid);
  let isEnded = false;
  const ended = () => isEnded;
  const measured = Promise.all([
    maxWait(`${address}/healthz`, ended),
    maxWait(`${address}/`, ended),
    largestSize(pid, ended),
  ]);
  // The first of them are under way when the attack begins.
  await pause(every / 2);
  const result = await work().finally(async () => {
    await pause(5 * every);
    isEnded = true;
  });
  const [healthz, home, during] = await measured;
  return { result, healthz, home, before, during, after: await residentOf(pid) };
}
