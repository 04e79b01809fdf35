import type { Sending } from '../client/client.ts';
import type { ClientError } from '../errors/client-error.ts';
import type { IndexedRowsOptions } from '../persistence/indexed-rows.ts';
import type { Owner } from '../persistence/partition.ts';
import type { Rows } from '../persistence/rows.ts';
import type { Channel } from '../tabs/channel.ts';
import type { Locks } from './locks.ts';
import type { QueuedWrite } from './queued-write.ts';

/** What becomes of writes that wait when their user signs out. */
export type SignOutChoice =
  /** The user stays signed in: signing out is rejected with code `PENDING_WRITES`. */
  | 'stay'
  /** They wait until the same user comes back. */
  | 'keep'
  /** They are given up. */
  | 'discard';

/**
 * Whose writes wait, and with what the queue works. Only the owner is required; the rest is the browser's own by
 * default.
 */
export interface QueueOptions extends Owner, IndexedRowsOptions {
  /** Where the queue is stored: IndexedDB by default. */
  readonly rows?: Rows;
  /** Whether there is a network, as far as can be determined: by the browser's flag by default. */
  readonly online?: () => boolean;
  /** Tells by `online` when the network is back, by `pagehide` and `pageshow` when the page goes away or comes back. */
  readonly page?: Pick<EventTarget, 'addEventListener' | 'removeEventListener'> | undefined;
  /** Web locks, or locks on the rows, by default. */
  readonly locks?: Locks | undefined;
  /** A BroadcastChannel by default. */
  readonly channel?: Channel | undefined;
  /** Resolves after so many milliseconds. */
  readonly wait?: (milliseconds: number) => Promise<void>;
  /** Which of creating, updating and deleting a record may wait; all by default. */
  readonly queues?: (sending: Sending) => boolean;
  /** Called with of each write that the server refuses in the end. */
  readonly onRejected?: (write: QueuedWrite, error: ClientError) => void;
  /** Called with under which id the server has created a record that went by a provisional one. */
  readonly onCreated?: (provisionalId: string, id: string) => void;
  /** Asked when a user signs out whose writes wait; `stay` by default. */
  readonly onSignOut?: (pending: readonly QueuedWrite[]) => SignOutChoice | Promise<SignOutChoice>;
}

/**
 * Writes that wait for the network, of all tabs of one user; sent one after the other, in their order, by one tab.
 */
export interface WriteQueue {
  /** Resolves when what has waited since another visit is shown. Never rejects. */
  readonly ready: Promise<void>;
  /** What waits, in its order; the same list until it is another one. */
  pending(): readonly QueuedWrite[];
  /** What was rejected and is not dismissed yet; the same list until it is another one. */
  rejected(): readonly QueuedWrite[];
  /** Hears when `pending` or `refused` are others. Ends with the returned function. */
  subscribe(listener: () => void): () => void;
  /** Sends what can be sent. Resolves when nothing more can be; never rejects. */
  replay(): Promise<void>;
  /** Sends a refused write again, with what depends on it. */
  retry(id: string): Promise<void>;
  /** Gives a refused write up. What depends on it goes on, but for writes on the record that it was to create. */
  dismiss(id: string): Promise<void>;
  /** Queues and sends no more. What waits stays for another visit of the same user. */
  end(): void;
}
