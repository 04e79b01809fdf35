export { listenForMetrics, type MetricsListener } from './lib/node/listen-for-metrics.ts';
export { databaseGauge, poolGauge, queueGauges } from './lib/observability/database-gauges.ts';
export {
  createMetrics,
  type GaugeSource,
  type GaugeValue,
  type Metrics,
} from './lib/observability/metrics.ts';
export { retentionGauges } from './lib/retention/retention-gauges.ts';
