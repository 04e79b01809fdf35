import type { Database } from '@relab/database';
import type { ReplicaWatch } from './watch-replica.ts';

/** A standby of the database, for reads that may be a bounded time behind. */
export interface ReadReplica {
  readonly database: Database;
  readonly watch: Pick<ReplicaWatch, 'unusable' | 'lost' | 'suspect'>;
}
