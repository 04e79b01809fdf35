import type { Snapshot } from '@relab/store';
import type { CachePolicy, ReadSettings } from './policy.ts';

/** One read of one client: a call and a config. The same object for the same key. */
export interface Source<Answer> {
  readonly key: string;
  /** What is kept, without asking. */
  peek(): Snapshot<Answer>;
  read(settings?: ReadSettings): Promise<Answer>;
  /** Asks the server, whatever is kept (D-103). A request on its way is given up for the new one. */
  refresh(): Promise<Answer>;
  /** Hears of every snapshot after the present one, and sees that there is data. Ends with the answered function. */
  observe(listener: (snapshot: Snapshot<Answer>) => void, policy?: CachePolicy): () => void;
  /**
   * For who waits by a promise: the one that brings the data, asked for where there is none. It stays the same one
   * when it has come, until there is none again. Undefined where nobody ever had to wait, or where waiting failed.
   */
  arrival(): Promise<Answer> | undefined;
  /** Somebody observes it, or waits for it. */
  isUsed(): boolean;
}
