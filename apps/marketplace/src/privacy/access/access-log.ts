import type { Database } from '@relab/database';
import type { HandledCall, NoteCall } from '@relab/server/http';
import { setNewest } from '@relab/server/limits';
import type { Log } from '@relab/server/observability';
import type { Access } from './access.ts';
import { accessesOf } from './accesses-of-call.ts';
import { writeAccesses } from './write-accesses.ts';

/** What a process that is killed may lose. */
const flushMs = 1_000;
/** What one statement writes. */
const batchSize = 1_000;
/** What is held while the database is away; what is beyond is counted, and said in the log itself. */
const maxPending = 20_000;
/** A page reads a record several times, and reads it again when it is returned to: that is one look. */
const sameLookMs = 5 * 60_000;
const maxRemembered = 5_000;

/** Who looked at what, written behind the requests. */
export interface AccessLog {
  readonly note: NoteCall;
  /** Writes what is pending; whoever reads the log sees the own look, too. */
  flush(): Promise<void>;
  close(): Promise<void>;
}

interface LogOptions {
  readonly database: Database;
  readonly log: Log;
}

/** A record is the same by whichever call it is read. */
const keyOf = ({ userId, program, action, object, recordId, call, detail }: Access): string =>
  JSON.stringify([userId, program, action, recordId ?? [call, object, detail]]);

/** Whether it is the first look within some minutes; remembers a bounded number, the newest. */
function createLooks(): (access: Access) => boolean {
  const looks = new Map<string, number>();
  return (access) => {
    const key = keyOf(access);
    const moment = access.at.getTime();
    const before = looks.get(key);
    if (before !== undefined && Math.abs(moment - before) < sameLookMs) return false;
    setNewest(looks, key, moment, maxRemembered);
    return true;
  };
}

/** A log that buffers accesses for at most a second, and for longer only while it cannot be written. */
export function createAccessLog({ database, log }: LogOptions): AccessLog {
  const isFirstLook = createLooks();
  let pending: Access[] = [];
  let lost = 0;
  let hasFailed = false;
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> = Promise.resolve();

  /** Those that could not be held stand in the log as a number, so that nobody takes it for complete. */
  function lostOnes(at: Date): readonly Access[] {
    if (lost === 0) return [];
    const nobody = { userId: '', program: null, object: null, recordId: null, call: 'accessLog' };
    return [{ ...nobody, at, action: 'lost', detail: String(lost) }];
  }

  async function writePending(): Promise<void> {
    while (pending.length > 0) {
      const batch = pending.slice(0, batchSize);
      const gaps = lostOnes(batch[0]?.at ?? new Date());
      const missing = lost;
      try {
        await writeAccesses(database, [...gaps, ...batch]);
      } catch (error) {
        if (!hasFailed)
          log(`Who looked at what could not be written, and is tried again: ${String(error)}`, 'error');
        hasFailed = true;
        schedule();
        return;
      }
      hasFailed = false;
      lost -= missing;
      pending = pending.slice(batch.length);
    }
  }

  function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    writing = writing.then(writePending);
    return writing;
  }

  function schedule(): void {
    timer ??= setTimeout(() => void flush(), flushMs).unref();
  }

  function add(access: Access): void {
    if (!isFirstLook(access)) return;
    if (pending.length >= maxPending) {
      lost += 1;
      return;
    }
    pending.push(access);
  }

  return {
    note(handled: HandledCall) {
      for (const access of accessesOf(handled)) add(access);
      if (pending.length > 0) schedule();
    },
    flush,
    async close() {
      await flush();
      clearTimeout(timer);
    },
  };
}
