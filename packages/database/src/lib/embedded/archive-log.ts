import { randomBytes } from 'node:crypto';
import { readdir, readFile, realpath, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Client } from 'pg';
import { endOfSegment, formatLsn, historyName, parseLsn, segmentAt, segmentName } from './log-segment.ts';
import { connectSuperuser } from './superuser-client.ts';

/** Where the log goes: one unbroken run of it for each id, which a database that was restored does not go on with. */
export interface LogStore {
  /** Makes the place of a new run. */
  begin(id: string): Promise<void>;
  /** Whether a run that was begun is there and can be gone on with. */
  has(id: string): Promise<boolean>;
  /** Stores a file of the log, and resolves once it survives a crash. The same file may come again, with the same bytes. */
  write(id: string, name: string, source: string): Promise<void>;
}

/** What stores the log of a cluster, piece by piece. */
export interface LogArchiver {
  /**
   * Stores what was written until now. Rejects where it cannot be read or stored; nothing is lost, the server retains it.
   * `before` is called once it is settled what that is, and before any of it is stored: what it stores is complete for each
   * change that the log then has.
   */
  archive(before?: (id: string) => Promise<void>): Promise<void>;
}

const idFile = 'archive';
const slotPrefix = 'relab_archive_';

/** The id of the run that the log of this cluster goes into; it is not copied with a cluster. Undefined without one. */
export async function readArchiveId(folder: string): Promise<string | undefined> {
  const text = await readFile(join(folder, idFile), 'utf8').catch(() => '');
  return /^[0-9a-f]{16}$/.test(text) ? text : undefined;
}

async function writeArchiveId(folder: string, id: string): Promise<void> {
  const part = join(folder, `${idFile}.${process.pid}`);
  await writeFile(part, id, { mode: 0o600 });
  await rename(part, join(folder, idFile));
}

interface Slot {
  readonly place: string | null;
  readonly isLost: boolean;
}

async function findSlot(client: Client, id: string): Promise<Slot | undefined> {
  const { rows } = await client.query<Slot>(
    `select restart_lsn::text as place, coalesce(wal_status = 'lost', false) as "isLost"
     from pg_replication_slots where slot_name = $1`,
    [slotPrefix + id],
  );
  return rows[0];
}

/** For slots, the server retains the log; those of runs that nobody goes on with would have it fill the disk. */
async function dropSlots(client: Client, besides: string): Promise<void> {
  await client.query(
    `select pg_drop_replication_slot(slot_name) from pg_replication_slots
     where slot_name like $1 and slot_name <> $2 and not active`,
    [`${slotPrefix.replaceAll('_', '\\_')}%`, slotPrefix + besides],
  );
}

/** The run to go on with: the one before, or a new one where the server no longer has what would follow. */
async function openRun(client: Client, folder: string, store: LogStore): Promise<string> {
  const before = await readArchiveId(folder);
  if (before !== undefined && (await store.has(before))) {
    const slot = await findSlot(client, before);
    if (slot?.place && !slot.isLost) return before;
  }
  const id = randomBytes(8).toString('hex');
  await dropSlots(client, id);
  await store.begin(id);
  await client.query('select pg_create_physical_replication_slot($1, true)', [slotPrefix + id]);
  await writeArchiveId(folder, id);
  return id;
}

const currentPlace = async (client: Client): Promise<string> => {
  const { rows } = await client.query<{ place: string }>('select pg_current_wal_insert_lsn()::text as place');
  return rows[0]?.place ?? '0/0';
};

async function currentTimeline(client: Client): Promise<string> {
  const { rows } = await client.query<{ name: string }>(
    'select pg_walfile_name(pg_current_wal_lsn()) as name',
  );
  return (rows[0]?.name ?? '').slice(0, 8);
}

/**
 * Stores the log of the running server of a folder. A slot has the server retain what is not stored yet, up to a limit; past it
 * a new run begins, which is of use from the next copy of the cluster on.
 */
export async function openLogArchiver(given: string, store: LogStore): Promise<LogArchiver> {
  const folder = await realpath(given);
  const log = join(folder, 'data/pg_wal');
  let switched = '';

  async function archiveWith(client: Client, before: (id: string) => Promise<void>): Promise<void> {
    const id = await openRun(client, folder, store);
    // A file is stored once it is complete; one in which nothing new stands is left open.
    if ((await currentPlace(client)) !== switched) {
      await client.query('select pg_switch_wal()');
      switched = await currentPlace(client);
    }
    await before(id);
    const timeline = await currentTimeline(client);
    const { place } = (await findSlot(client, id)) ?? {};
    const first = segmentAt(timeline, parseLsn(place ?? '0/0'));
    const open = segmentAt(timeline, parseLsn(switched));
    const names = (await readdir(log)).sort();
    for (const name of names.filter((one) => historyName.test(one)))
      await store.write(id, name, join(log, name));
    const complete = names.filter((name) => segmentName.test(name) && name >= first && name < open);
    for (const name of complete) {
      await store.write(id, name, join(log, name));
      const end = formatLsn(endOfSegment(name));
      await client.query('select pg_replication_slot_advance($1, $2)', [slotPrefix + id, end]);
    }
  }

  return {
    async archive(before = async () => undefined) {
      const client = await connectSuperuser(folder, 'relab archive');
      try {
        await archiveWith(client, before);
      } finally {
        await client.end();
      }
    },
  };
}

/** Has the running server of a folder retain nothing for an archive any longer. */
export async function forgetLogArchive(given: string): Promise<void> {
  const folder = await realpath(given);
  if ((await readArchiveId(folder)) === undefined) return;
  const client = await connectSuperuser(folder, 'relab archive');
  try {
    await dropSlots(client, '');
  } finally {
    await client.end();
  }
}
