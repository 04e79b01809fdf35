import type { Query } from '@relab/store';
import type { CachePolicy } from '../client/policy.ts';
import type { Why } from '../client/source.ts';

/** What there is for a read of this policy to go by, as things stand. */
export function why({ read, provenance }: Query<unknown>, policy: CachePolicy): Why {
  const { state, missing } = read();
  return { policy, state, missing, provenance: provenance() };
}
