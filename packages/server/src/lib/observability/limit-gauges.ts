import type { BreakerFacts, BreakerState } from '../limits/circuit-breaker.ts';
import { severityOf } from '../load/load-level.ts';
import type { Load } from '../load/watch-load.ts';
import type { GaugeSource } from './metrics.ts';

const values: Readonly<Record<BreakerState, number>> = { closed: 0, 'half-open': 1, open: 2 };

/** Services of others that this process has called: 0 it calls them, 1 it tries one again, 2 it does not call it. */
export const breakerGauge = (breakers: () => readonly BreakerFacts[]): GaugeSource => ({
  name: 'relab_service_state',
  help: 'Services of others: 0 responds, 1 is tried again, 2 does not respond and is not called.',
  labels: ['service'],
  read: () => breakers().map(({ name, state }) => ({ labels: { service: name }, value: values[state] })),
});

/** The load of this process, and its causes. */
export const loadGauges = (load: () => Load): readonly GaugeSource[] => [
  {
    name: 'relab_load_level',
    help: '0 everybody is served, 1 guests are not, 2 orders and writes alone are, 3 nobody is.',
    labels: [],
    read: () => [{ labels: {}, value: severityOf(load().level) }],
  },
  {
    name: 'relab_memory_used_ratio',
    help: 'Of the memory that the process may have: the fullest of its heap and its cgroups.',
    labels: [],
    read: () => [{ labels: {}, value: load().sample.memory }],
  },
];
