import { networkOf } from '../../network/network.ts';
import { outOfBodyMemory } from './body-error.ts';

/** Bodies up to this many bytes are counted as they arrive; memory for larger ones is reserved before they are read. */
export const smallBodyBytes = 262_144;

/** How much memory the bodies that are under way may take. */
export interface BodyMemoryLimits {
  /** Bytes of large bodies of guests that are under way at once: one form with its files fits beside a network's share. */
  readonly guestBytes: number;
  /** Bytes of large bodies of one network, so that none takes the room of all: one form with its files fits. */
  readonly networkBytes: number;
  /** Bytes of large bodies of all callers. */
  readonly largeBytes: number;
  /** Bytes of small bodies, which large ones never take: signing in works while others upload. */
  readonly smallBytes: number;
}

export const defaultBodyMemory: BodyMemoryLimits = {
  guestBytes: 160 * 1_048_576,
  networkBytes: 96 * 1_048_576,
  largeBytes: 192 * 1_048_576,
  smallBytes: 32 * 1_048_576,
};

/** What one request's body may take of the memory. */
export interface BodyMemory {
  /** Before a large body is read. Rejects with SERVER_UNAVAILABLE and Retry-After where there is no room. */
  reserve(bytes: number): Promise<void>;
  /** As a small body arrives. Throws as `reserve` rejects. */
  add(bytes: number): void;
  /** Once the request has its response. */
  release(): void;
}

/** Of requests that come from this process: what they bring is in memory already. */
export const uncountedBody: BodyMemory = { reserve: async () => {}, add: () => {}, release: () => {} };

/** Whose body it is. */
export interface BodyCaller {
  readonly isGuest: () => Promise<boolean>;
  readonly address?: string | undefined;
}

/** Counts the bytes of bodies under way in this process, whose memory it is: each instance counts for itself. */
export function createBodyBudget(
  limits: BodyMemoryLimits = defaultBodyMemory,
): (caller: BodyCaller) => BodyMemory {
  /** Bytes of the networks that have any under way. */
  const networks = new Map<string, number>();
  let guest = 0;
  let large = 0;
  let small = 0;
  const countOf = (network: string, bytes: number): void => {
    const count = (networks.get(network) ?? 0) + bytes;
    if (count === 0) networks.delete(network);
    else networks.set(network, count);
  };
  return ({ isGuest, address = '' }) => {
    const network = networkOf(address);
    const own = { guest: 0, large: 0, small: 0 };
    return {
      async reserve(bytes) {
        const ofGuest = await isGuest();
        if (
          large + bytes > limits.largeBytes ||
          (networks.get(network) ?? 0) + bytes > limits.networkBytes ||
          (ofGuest && guest + bytes > limits.guestBytes)
        )
          throw outOfBodyMemory();
        countOf(network, bytes);
        large += bytes;
        own.large += bytes;
        if (!ofGuest) return;
        guest += bytes;
        own.guest += bytes;
      },
      add(bytes) {
        if (small + bytes > limits.smallBytes) throw outOfBodyMemory();
        small += bytes;
        own.small += bytes;
      },
      release() {
        countOf(network, -own.large);
        guest -= own.guest;
        large -= own.large;
        small -= own.small;
        own.guest = 0;
        own.large = 0;
        own.small = 0;
      },
    };
  };
}
