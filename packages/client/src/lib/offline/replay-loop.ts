import { nextWrite, type ReplayEnd, type ReplayOptions, replayWrites } from './replay.ts';

/** Sends what waits, again and again until nothing is left. */
export interface ReplayLoop {
  /** Sends what can be sent now. Never rejects. */
  replay(): Promise<void>;
  /** Replays after a while, the later the more often it has failed. */
  later(): void;
  /** Replays at once, since the network may be back. */
  restart(): void;
}

export interface ReplayLoopOptions extends ReplayOptions {
  readonly wait: (milliseconds: number) => Promise<void>;
  readonly locked: (task: () => Promise<ReplayEnd>) => Promise<ReplayEnd>;
  readonly hasEnded: () => boolean;
}

/** Milliseconds until the next try. */
const pause = (failures: number): number => Math.min(60_000, 1_000 * 2 ** failures);

export function createReplayLoop(options: ReplayLoopOptions): ReplayLoop {
  const { wait, locked, hasEnded } = options;
  let failures = 0;
  let scheduled = false;

  /** Takes the lock only where there is something to send: a page that ended meanwhile might not give it back. */
  async function send(): Promise<ReplayEnd> {
    const next = await nextWrite(options);
    return typeof next === 'string' ? next : locked(() => replayWrites(options));
  }

  async function replay(): Promise<void> {
    if (hasEnded()) return;
    // Where the disk fails nothing is sent: what waits may have been sent by another tab.
    const end = await send().catch(() => 'later' as const);
    if (end === 'later') later();
    else failures = 0;
  }

  function later(): void {
    if (scheduled || hasEnded()) return;
    scheduled = true;
    void wait(pause(failures++)).then(() => {
      scheduled = false;
      return replay();
    });
  }

  return {
    replay,
    later,
    restart() {
      failures = 0;
      void replay();
    },
  };
}
