import { readdir, readFile, stat } from 'node:fs/promises';
import type { SizedShop } from '../size/sized-shop.ts';

/** Requests of one kind, and their part of what visitors ask for: an assumption, which `main.ts` prints. */
export interface Kind {
  readonly name: string;
  readonly share: number;
  readonly headers: Readonly<Record<string, string>>;
  /** The address of the request of a number. */
  readonly path: (at: number) => string;
}

/** Milliseconds of processor time for each request. */
export interface KindCost {
  readonly web: number;
  readonly database: number;
}

const clients = 4;
/** Milliseconds of one of the kernel's ticks. */
const tick = 10;

interface ProcessTime {
  readonly parent: number;
  readonly milliseconds: number;
}

async function readTime(pid: string): Promise<ProcessTime | undefined> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  // The name, in parentheses, may hold anything.
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  return { parent: Number(fields[1]), milliseconds: tick * (Number(fields[11]) + Number(fields[12])) };
}

/** Processor time of a process, and of all that it has started. */
async function timesOf(pid: number): Promise<KindCost> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const times = new Map<number, ProcessTime>();
  for (const one of pids) {
    const time = await readTime(one);
    if (time) times.set(Number(one), time);
  }
  const below = (one: number): boolean => {
    const parent = times.get(one)?.parent;
    return parent === pid || (parent !== undefined && parent > 1 && below(parent));
  };
  let database = 0;
  for (const [one, { milliseconds }] of times) if (one !== pid && below(one)) database += milliseconds;
  return { web: times.get(pid)?.milliseconds ?? 0, database };
}

async function sendAll(shop: SizedShop, { path, headers }: Kind, count: number, from: number): Promise<void> {
  let next = from;
  await Promise.all(
    Array.from({ length: clients }, async () => {
      while (next < from + count) {
        const at = next;
        next += 1;
        await shop.send({ path: path(at), headers });
      }
    }),
  );
}

/** What one request of a kind costs a shop, once what it needs is loaded. */
export async function costOf(shop: SizedShop, kind: Kind, count: number): Promise<KindCost> {
  const warm = Math.ceil(count / 4);
  await sendAll(shop, kind, warm, 0);
  const before = await timesOf(shop.pid);
  await sendAll(shop, kind, count, warm);
  const after = await timesOf(shop.pid);
  return { web: (after.web - before.web) / count, database: (after.database - before.database) / count };
}

/** Megabytes of the files of the embedded database. */
export async function diskOf(folder: string): Promise<number> {
  let bytes = 0;
  for (const entry of await readdir(`${folder}/database/postgres/data/base`, {
    recursive: true,
    withFileTypes: true,
  }))
    if (entry.isFile()) bytes += (await stat(`${entry.parentPath}/${entry.name}`)).size;
  return bytes / 1024 ** 2;
}
