export {
  type OpenReadReplica,
  openReadReplica,
  type ReadReplicaOptions,
} from './lib/replica/open-read-replica.ts';
export type { ReadReplica } from './lib/replica/read-replica.ts';
export type { ReplicaFacts, ReplicaWatch, Unusable } from './lib/replica/watch-replica.ts';
export { writtenCookie, writtenHeader } from './lib/replica/written-by-sessions.ts';
