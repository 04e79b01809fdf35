import type { Cause, Why } from '../client/source.ts';

const seconds = (milliseconds: number): string =>
  Number.isFinite(milliseconds) ? `${(milliseconds / 1000).toFixed(1)} s` : 'ever';

function causeText(cause: Cause | undefined): string {
  if (cause === undefined) return 'It was asked for anew.';
  if (cause === 'offline') return 'There is no network.';
  if (cause === 'online') return 'The network is back.';
  if (cause === 'written') return 'It was written itself.';
  switch (cause.kind) {
    case 'record':
      return `${cause.objectApiName ?? 'A record'} ${cause.id ?? ''} was written (${cause.operation}).`;
    case 'resource':
      return `Something of ${cause.resource} was written.`;
    default:
      return `A change was made: ${cause.kind}.`;
  }
}

/** Why a read was served, or requested, in a sentence. */
export function reasonOf({ policy, state, missing = [], provenance, cause }: Why): string {
  if (policy === 'no-cache' || policy === 'cache-and-network')
    return `The policy ${policy} asks in any case.`;
  const { receivedAt = 0, expiresAt = 0 } = provenance ?? {};
  switch (state) {
    case undefined:
      return causeText(cause);
    case 'Unfulfilled':
      return missing.length > 0 ? `Not held: ${missing.join(', ')}.` : 'Nothing is held.';
    case 'Pending':
      return 'It is being asked for.';
    case 'Error':
      return 'The last request failed.';
    case 'Fulfilled':
      return `Held and fresh, for ${seconds(expiresAt - receivedAt)} in all.`;
    default:
      return expiresAt === 0 ? 'What is held was marked as stale.' : 'What is held is past its lifetime.';
  }
}
