export { type IsReady, listenForMetrics, type MetricsListener } from './lib/node/listen-for-metrics.ts';
export { databaseGauge, isDatabaseUp, poolGauge, queueGauges } from './lib/observability/database-gauges.ts';
export { breakerGauge, loadGauges } from './lib/observability/limit-gauges.ts';
export {
  createMetrics,
  type GaugeSource,
  type GaugeValue,
  type Metrics,
} from './lib/observability/metrics.ts';
export { backupGauges } from './lib/processes/backup-gauges.ts';
export { replicaGauges } from './lib/replica/replica-gauges.ts';
export { retentionGauges } from './lib/retention/retention-gauges.ts';
