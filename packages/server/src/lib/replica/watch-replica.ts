import { type Database, rejectAfter } from '@relab/database';
import { createMoments } from './caught-up.ts';
import { primaryReader, readStandby } from './timeline.ts';
import { type WrittenPosition, writtenPosition } from './written-position.ts';

/** Why reads do not go to a replica; `own-write`: it has not reached what the session wrote. */
export type Unusable = 'away' | 'behind' | 'own-write';

/** How a replica is now. */
export interface ReplicaFacts {
  readonly isUsable: boolean;
  /** Milliseconds that it may be behind, or at least so many; undefined where it is away. */
  readonly lag: number | undefined;
}

/** Follows how far a replica is. */
export interface ReplicaWatch {
  /** Why a read that needs this position cannot go there now; undefined where it can. */
  unusable(position: WrittenPosition): Unusable | undefined;
  /** Aborted when it no longer answers, or connections lead to another server: what is read there has to be read elsewhere. */
  lost(): AbortSignal;
  /** It failed somebody: it is not used before it has answered again. */
  suspect(reason: string): void;
  facts(): ReplicaFacts;
  /** Asks now. */
  look(): Promise<void>;
  close(): Promise<void>;
}

export interface WatchOptions {
  /** Connections of their own, on which nobody else waits. */
  readonly primary: Database;
  readonly replica: Database;
  /** Milliseconds. */
  readonly maxLag: number;
  readonly log: (line: string) => void;
  /** Milliseconds after which one that does not answer is left; 1,000 by default. */
  readonly patience?: number | undefined;
  /** Milliseconds of a clock that is never set. */
  readonly clock?: () => number;
}

/** Milliseconds. */
const maxInterval = 1_000;
/** Between two looks that somebody's own write asks for. */
const minInterval = 100;
const defaultPatience = 1_000;

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const within = <Result>(patience: number, work: Promise<Result>): Promise<Result> =>
  rejectAfter(patience, work, `it did not answer within ${patience} ms`);

interface Seen {
  readonly replayed: WrittenPosition;
  /** Everything that was confirmed before is there. */
  readonly caughtUpTo: number;
}

/**
 * Asks the primary where its log is and then the replica how far it has come, each second. What has come as far as the primary
 * was at some moment has everything of before that moment: clocks of other machines play no part.
 */
export function watchReplica({
  primary,
  replica,
  maxLag,
  log,
  patience = defaultPatience,
  clock = () => performance.now(),
}: WatchOptions): ReplicaWatch {
  const readPrimary = primaryReader(primary);
  const moments = createMoments();
  let timeline = '';
  let seen: Seen | undefined;
  let startedAt: string | undefined;
  let lost = new AbortController();
  /** Grows when what is being asked says nothing any more. */
  let generation = 0;
  let lookedAt = Number.NEGATIVE_INFINITY;
  let looking: Promise<void> | undefined;
  let said: string | undefined;

  /** Says what has changed, and not what is as before: reasons differ from one attempt to the next. */
  const say = (state: string, line: string): void => {
    if (state === said) return;
    said = state;
    log(line);
  };
  const leave = (reason: string): void => {
    generation += 1;
    seen = undefined;
    lost.abort();
    lost = new AbortController();
    say('away', `Nothing is read from the replica: ${reason}.`);
  };

  const isRecent = ({ caughtUpTo }: Seen): boolean => clock() - caughtUpTo <= maxLag;

  async function ask(): Promise<void> {
    const begunIn = generation;
    const at = clock();
    const now = await within(patience, readPrimary());
    // Positions of another timeline are of another history.
    if (timeline !== now.timeline.id) moments.clear();
    timeline = now.timeline.id;
    moments.add(at, now.position);
    const { isStandby, replayed, token, started } = await within(
      patience,
      readStandby(replica, now.timeline),
    ).catch((error: unknown) => {
      if (begunIn === generation) leave(reasonOf(error));
      throw error;
    });
    if (begunIn !== generation) return;
    const before = startedAt;
    startedAt = started;
    // Behind a pooler connections do not break.
    if (before !== undefined && before !== started)
      return leave('it is another server, or was started again');
    if (!isStandby || replayed === undefined) return leave('it is no standby');
    if (token !== now.timeline.token)
      return leave(
        token === undefined
          ? 'it does not follow the primary, or is far behind'
          : 'it belongs to another database than DATABASE_URL',
      );
    const caughtUpTo = moments.caughtUpTo(replayed) ?? Number.NEGATIVE_INFINITY;
    seen = { replayed: writtenPosition(now.timeline.number, replayed), caughtUpTo };
    if (isRecent(seen)) say('used', 'Reads that may be behind go to the replica.');
    else say('behind', `Nothing is read from the replica: it is more than ${maxLag / 1000} s behind.`);
  }

  const look = (): Promise<void> => {
    lookedAt = clock();
    // Where the primary is away, what is known of the replica grows old by itself.
    looking ??= ask()
      .catch(() => undefined)
      .finally(() => {
        looking = undefined;
      });
    return looking;
  };
  const timer = setInterval(() => void look(), Math.min(maxInterval, maxLag / 4));
  timer.unref();

  return {
    unusable(position) {
      if (!seen) return 'away';
      if (!isRecent(seen)) return 'behind';
      if (position <= seen.replayed) return undefined;
      if (clock() - lookedAt >= minInterval) void look();
      return 'own-write';
    },
    lost: () => lost.signal,
    suspect(reason) {
      if (seen) leave(reason);
      // What is being asked may be of the time before.
      else generation += 1;
      void look();
    },
    facts() {
      if (!seen) return { isUsable: false, lag: undefined };
      const since = Math.max(seen.caughtUpTo, moments.oldest() ?? Number.NEGATIVE_INFINITY);
      return { isUsable: isRecent(seen), lag: clock() - since };
    },
    look,
    async close() {
      clearInterval(timer);
      await looking;
    },
  };
}
