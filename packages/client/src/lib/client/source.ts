import type { Provenance, Snapshot } from '@relab/store';
import type { Change } from './change.ts';
import type { CachePolicy, ReadSettings } from './policy.ts';

/** Why a read was last served from the cache, or requested. */
export interface Decision {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly from: 'cache' | 'server';
  readonly why: Why;
}

/** Why a read is requested again, or not requested. */
export type Cause = Change | 'written' | 'offline' | 'online';

/** What led to a decision; `reasonOf` makes a sentence of it. All is left out where the caller forced a request. */
export interface Why {
  readonly policy?: CachePolicy;
  /** What was found of the read. */
  readonly state?: Snapshot<unknown>['state'];
  readonly missing?: readonly string[] | undefined;
  readonly provenance?: Provenance | undefined;
  /** What made it out of date, or what is missing to ask. */
  readonly cause?: Cause | undefined;
}

/** All that can be said of a read. */
export interface Explanation {
  readonly key: string;
  readonly state: Snapshot<unknown>['state'];
  /** Undefined where there is no data. */
  readonly provenance: Provenance | undefined;
  /** Undefined until the first request. */
  readonly decision: Decision | undefined;
  readonly observers: number;
}

/** One read of one client: a call and a config. The same object for the same key. */
export interface Source<Data> {
  readonly key: string;
  /** What is cached, without asking. */
  peek(): Snapshot<Data>;
  read(settings?: ReadSettings): Promise<Data>;
  /** Asks the server, whatever is cached (D-103). A request on its way is given up for the new one. */
  refresh(cause?: Cause): Promise<Data>;
  /** Listens to every snapshot after the present one, and requests missing data. Ends with the returned function. */
  observe(listener: (snapshot: Snapshot<Data>) => void, policy?: CachePolicy): () => void;
  /**
   * For callers that await data: the promise of the request that brings it, which is sent where none is in flight. It
   * stays the same once the data has come, until there is none again. Undefined where nobody had to wait, or where the
   * request failed.
   */
  dataPromise(): Promise<Data> | undefined;
  /** Somebody observes it, or waits for it. */
  isUsed(): boolean;
  /** Whether a change has made what is cached untrue. */
  isAffectedBy(change: Change): boolean;
  explain(): Explanation;
}
