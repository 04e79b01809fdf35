import { isRecord } from '@relab/store';
import type { Client } from '../client/client.ts';
import { ClientError } from '../errors/client-error.ts';
import { forgetRecord } from '../records/forget-record.ts';
import type { OptimisticWrites } from './optimistic-writes.ts';
import type { QueueMirror } from './queue-mirror.ts';
import type { QueueRows } from './queue-rows.ts';
import { blocked, type QueuedWrite } from './queued-write.ts';
import { replayOutcome } from './replay-outcome.ts';
import type { QueuedSender } from './send-queued.ts';
import type { WriteNotice } from './write-notice.ts';

export interface ReplayOptions {
  readonly client: Client;
  readonly rows: QueueRows;
  readonly mirror: QueueMirror;
  readonly shown: OptimisticWrites;
  readonly sender: QueuedSender;
  readonly online: () => boolean;
  /** Whether nothing is to be sent, for now or any more. */
  readonly isStopped: () => boolean;
  /** Tells the other tabs. */
  readonly tell: (notice: WriteNotice | undefined) => void;
  readonly onRejected: (write: QueuedWrite, error: ClientError) => void;
  readonly onCreated: (provisionalId: string, id: string) => void;
}

/** How it ended: nothing is left that can be sent, or something is and is to be tried later, or not by itself. */
export type ReplayEnd = 'empty' | 'later' | 'stopped';

/** The write that is to be sent next, else why there is none. Reads the disk, and rejects where that fails. */
export async function nextWrite({
  mirror,
  online,
  isStopped,
}: Pick<ReplayOptions, 'mirror' | 'online' | 'isStopped'>): Promise<QueuedWrite | ReplayEnd> {
  await mirror.load();
  const { writes, session } = mirror.state();
  // Signing out, in whichever tab, has ended the session: the next request would be somebody else's.
  if (isStopped() || session !== mirror.session()) return 'stopped';
  const stopped = blocked(writes);
  const write = writes.find((one) => !stopped.has(one));
  if (!write) return 'empty';
  return online() ? write : 'stopped';
}

/** Sends what waits, one after the other. For one tab at a time. Rejects where the disk fails. */
export async function replayWrites(options: ReplayOptions): Promise<ReplayEnd> {
  for (;;) {
    const next = await nextWrite(options);
    if (typeof next === 'string') return next;
    const end = await sendOne(options, next);
    if (end) return end;
  }
}

/** Undefined where another may follow. */
async function sendOne(options: ReplayOptions, write: QueuedWrite): Promise<ReplayEnd | undefined> {
  const { mirror, sender, shown } = options;
  let rest = () => {};
  const taken = (response: unknown) => {
    rest = shown.takeOff(write, response);
    mirror.done(write, idOf(response));
  };
  try {
    const response = await sender.send(write, { taken, over: () => rest() });
    await acknowledge(options, write, response);
    return undefined;
  } catch (cause) {
    if (!(cause instanceof ClientError)) throw cause;
    return fail(options, write, cause);
  }
}

const idOf = (response: unknown): string | undefined => (isRecord(response) ? response.id : undefined);

async function acknowledge(
  { rows, mirror, tell, onCreated }: ReplayOptions,
  write: QueuedWrite,
  response: unknown,
): Promise<void> {
  const id = idOf(response);
  // Where the disk fails it is sent once more after the next start, under the same key.
  await rows.done(write, id).catch(() => {});
  mirror.done(write, id);
  tell({ write, response });
  if (write.provisionalId && id) onCreated(write.provisionalId, id);
}

async function fail(
  options: ReplayOptions,
  write: QueuedWrite,
  error: ClientError,
): Promise<ReplayEnd | undefined> {
  const { client, rows, mirror, tell, onRejected } = options;
  const outcome = replayOutcome(write, error);
  if (outcome === 'done') {
    forgetRecord(client, String(write.config.recordId));
    await acknowledge(options, write, null);
    return undefined;
  }
  if (outcome === 'refused') {
    await rows.put({ ...write, refusal: error });
    await mirror.load();
    tell(undefined);
    onRejected(write, error);
    return undefined;
  }
  if (outcome === 'again') {
    await rows.put({ ...write, tries: write.tries + 1 });
    await mirror.load();
  }
  // A user who has to sign in again is not to be bothered with it over and over.
  return error.status === 401 ? 'stopped' : 'later';
}
