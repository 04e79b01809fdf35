import { type PoolState, poolGauge } from '../observability/database-gauges.ts';
import type { GaugeSource } from '../observability/metrics.ts';
import type { ReplicaFacts } from './watch-replica.ts';

/** Whether this process reads from its replica, how far that may be behind, and the connections there. */
export const replicaGauges = (facts: () => ReplicaFacts, pool: PoolState): readonly GaugeSource[] => [
  {
    name: 'relab_replica_usable',
    help: 'Whether this process reads from the replica: 0 where it is away or too far behind.',
    labels: [],
    read: () => [{ labels: {}, value: facts().isUsable ? 1 : 0 }],
  },
  {
    name: 'relab_replica_lag_seconds',
    help: 'How far the replica may be behind, the time since it was last asked included; no value where it is away.',
    labels: [],
    read() {
      const { lag } = facts();
      return lag === undefined ? [] : [{ labels: {}, value: lag / 1000 }];
    },
  },
  { ...poolGauge(pool), name: 'relab_replica_connections' },
];
