import type { Why } from '../client/source.ts';

const seconds = (milliseconds: number): string =>
  Number.isFinite(milliseconds) ? `${(milliseconds / 1000).toFixed(1)} s` : 'ever';

/** Why a read was served, or asked for, in a sentence. */
export function reasonOf({ policy, state, missing = [], provenance, said }: Why): string {
  if (policy === 'no-cache' || policy === 'cache-and-network')
    return `The policy ${policy} asks in any case.`;
  const { takenAt = 0, expiresAt = 0 } = provenance ?? {};
  switch (state) {
    case undefined:
      return said ?? 'It was asked for anew.';
    case 'Unfulfilled':
      return missing.length > 0 ? `Not held: ${missing.join(', ')}.` : 'Nothing is held.';
    case 'Pending':
      return 'It is being asked for.';
    case 'Error':
      return 'The last request failed.';
    case 'Fulfilled':
      return `Held and fresh, for ${seconds(expiresAt - takenAt)} in all.`;
    default:
      return expiresAt === 0 ? 'What is held was marked as stale.' : 'What is held is past its lifetime.';
  }
}
