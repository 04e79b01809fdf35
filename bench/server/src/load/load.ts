import { openConnection } from './connection.ts';

/** What one round showed; times in milliseconds. */
export interface Round {
  readonly perSecond: number;
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  /** How long the server worked for a request, its database left out; NaN where the system does not tell. */
  readonly work: number;
}

export interface LoadOptions {
  readonly clients: number;
  readonly seconds: number;
  /** Milliseconds that the server has worked so far. */
  readonly cpuTime?: () => number | undefined;
  /** The expected status of every response; 200 or 201 by default. */
  readonly statuses?: readonly number[];
}

const at = (sorted: readonly number[], part: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;

/**
 * Asks a server of this machine for some seconds, each client one request after the other. Throws at the first answer
 * with another status: a refusal is answered faster than the work, and must not count as it.
 */
export async function load(
  port: number,
  next: () => Buffer,
  { clients, seconds, cpuTime, statuses = [200, 201] }: LoadOptions,
): Promise<Round> {
  const connections = await Promise.all(Array.from({ length: clients }, () => openConnection(port)));
  const times: number[] = [];
  const before = cpuTime?.() ?? Number.NaN;
  const startedAt = performance.now();
  const end = startedAt + seconds * 1000;
  try {
    await Promise.all(
      connections.map(async (connection) => {
        while (performance.now() < end) {
          const start = performance.now();
          const { status, body } = await connection.ask(next());
          if (!statuses.includes(status)) throw new Error(`${status} ${body.slice(0, 300)}`);
          times.push(performance.now() - start);
        }
      }),
    );
  } finally {
    for (const connection of connections) connection.close();
  }
  const taken = (performance.now() - startedAt) / 1000;
  const work = ((cpuTime?.() ?? Number.NaN) - before) / times.length;
  times.sort((one, other) => one - other);
  return {
    perSecond: times.length / taken,
    p50: at(times, 0.5),
    p95: at(times, 0.95),
    p99: at(times, 0.99),
    work,
  };
}
