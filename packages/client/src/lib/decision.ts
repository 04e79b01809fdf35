import type { Query } from '@relab/store';
import type { CachePolicy } from './policy.ts';

const seconds = (milliseconds: number): string =>
  Number.isFinite(milliseconds) ? `${(milliseconds / 1000).toFixed(1)} s` : 'ever';

/** Why a read of this policy is served, or asks, as things stand. */
export function why({ read, provenance }: Query<unknown>, policy: CachePolicy): string {
  const { state, missing } = read();
  if (policy === 'no-cache') return 'The policy no-cache asks in any case.';
  if (policy === 'cache-and-network') return 'The policy cache-and-network asks in any case.';
  if (state === 'Unfulfilled')
    return missing.length > 0 ? `Not held: ${missing.join(', ')}.` : 'Nothing is held.';
  if (state === 'Pending') return 'It is being asked for.';
  if (state === 'Error') return 'The last request failed.';
  const { takenAt = 0, expiresAt = 0 } = provenance() ?? {};
  if (state === 'Fulfilled') return `Held and fresh, for ${seconds(expiresAt - takenAt)} in all.`;
  return expiresAt === 0 ? 'What is held was marked as stale.' : 'What is held is past its lifetime.';
}
